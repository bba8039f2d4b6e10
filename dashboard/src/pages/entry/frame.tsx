import type { FormEvent, ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import { useTitle } from '../../ui/title.ts'

/** The page of somebody who stands at the door. */
export function Frame({
  title,
  lead,
  children,
  foot,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  foot?: ReactNode
}) {
  useTitle(title)
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center bg-paper px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-6 flex flex-col items-center gap-3 text-center">
          <Mark className="size-11" />
          <h1 className="text-balance break-words font-semibold text-xl tracking-tight" dir="auto">
            {title}
          </h1>
          {lead && <div className="text-balance text-soft text-sm">{lead}</div>}
        </div>
        <div className="rounded-lg border border-line bg-sheet p-6 shadow-lift">{children}</div>
        {foot && <div className="mt-5 text-center text-soft text-sm">{foot}</div>}
      </div>
    </main>
  )
}

/** A form that sends once at a time, and leaves the page where it is. */
export function Form({ onSubmit, children }: { onSubmit(): void; children: ReactNode }) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {children}
    </form>
  )
}

export const inlineLink = 'font-medium text-brass underline-offset-4 hover:underline'

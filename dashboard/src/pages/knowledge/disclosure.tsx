import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  /** Opens it where something in it is set or blamed. */
  isOpen?: boolean
  children: ReactNode
}

/** Hides rarely needed content behind a button. */
export function Disclosure({ title, isOpen, children }: DisclosureProps) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-label text-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="mt-3 flex flex-col gap-4">{children}</div>
    </details>
  )
}

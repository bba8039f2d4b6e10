import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** What few need, one press away. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={15}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="mt-3.5 flex flex-col gap-4">{children}</div>
    </details>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'

/** The way back up, above the name of what is deeper. */
export function Trail({ steps }: { steps: readonly (LinkProps & { title: string })[] }) {
  return (
    <nav aria-label="Trail" className="mb-1.5 flex items-center gap-1 text-faint text-sm">
      {steps.map(({ title, ...link }) => (
        <span key={title} className="flex min-w-0 items-center gap-1">
          <Link {...link} className="truncate hover:text-ink hover:underline" dir="auto">
            {title}
          </Link>
          <ChevronRight size={14} aria-hidden="true" className="shrink-0 rtl:rotate-180" />
        </span>
      ))}
    </nav>
  )
}

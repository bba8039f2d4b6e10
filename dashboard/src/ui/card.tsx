import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export { PageHeader } from './page-header.tsx'

/** `<Card>`: what belongs together, by a rule alone; no shadow. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <section
      className={classes(
        '@container overflow-hidden rounded-lg border border-line bg-sheet',
        className,
      )}
    >
      {children}
    </section>
  )
}

/** `<CardHeader title hint actions>` */
export function CardHeader({
  title,
  hint,
  actions,
}: {
  title: ReactNode
  hint?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-2">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">{title}</h2>
        {hint && <p className="text-faint text-xs">{hint}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** `<Facts rows={[[label, value]]}>`: names and values to read; Properties are the ones to edit. */
export function Facts({ rows }: { rows: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-2 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Figure {
  label: string
  value: ReactNode
  /** Compared with before. */
  change?: ReactNode
  /** A small chart. */
  aside?: ReactNode
  note?: ReactNode
}

/** `<Figures figures={[{ label, value, change?, aside?, note? }]}>`: at most four numbers in one strip. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {figures.map(({ label, value, change, aside, note }) => (
        <div key={label} className="-ms-px -mt-px min-w-0 border-line border-s border-t px-4 py-3">
          <dt className="flex items-baseline justify-between gap-2 text-soft text-sm">
            <span className="truncate">{label}</span>
            {change && <span className="max-sm:hidden">{change}</span>}
          </dt>
          <dd className="flex items-end justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate text-figure tabular-nums">{value}</span>
              {change && <span className="block sm:hidden">{change}</span>}
              {note && <span className="block truncate text-faint text-xs">{note}</span>}
            </span>
            {aside && <span className="shrink-0 text-end text-soft text-xs">{aside}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

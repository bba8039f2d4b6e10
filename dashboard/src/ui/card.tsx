import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { setTitle } from './title.ts'

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <section
      className={classes('overflow-hidden rounded-lg border border-line bg-sheet', className)}
    >
      {children}
    </section>
  )
}

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
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {hint && <p className="text-faint text-sm">{hint}</p>}
      </div>
      {actions && <div className="flex items-center gap-2">{actions}</div>}
    </header>
  )
}

/** A page's name, what it is for, and what can be done on it. */
export function PageHeader({
  title,
  tab,
  lead,
  actions,
}: {
  title: ReactNode
  /** What the browser's tab says, where that is not the heading. */
  tab?: string
  lead?: ReactNode
  actions?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Each time: what stands in the heading may be another without this component hearing of it.
  useEffect(() => setTitle(tab ?? heading.current?.textContent ?? ''))
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1
          ref={heading}
          tabIndex={-1}
          className="truncate font-semibold text-2xl tracking-tight outline-none"
          dir="auto"
        >
          {title}
        </h1>
        {lead && <div className="mt-0.5 text-soft text-sm">{lead}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

/** Names and values, in two columns where there is room. */
export function Facts({ rows }: { rows: readonly [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-6 gap-y-2.5 text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-faint">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

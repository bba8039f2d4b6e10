import type { ReactNode } from 'react'
import { Card } from '../../src/ui/card.tsx'
import { classes } from '../../src/ui/classes.ts'

export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-18">
      <h2 id={`${id}-title`} className="mb-4 font-serif text-serif-section">
        {title}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  )
}

/** One component, by its name in the code. */
export function Specimen({
  name,
  children,
  bare,
}: {
  name: string
  children: ReactNode
  /** Fills its card by itself. */
  bare?: boolean
}) {
  return (
    <Card>
      <h3 className="border-line border-b px-4 py-2 font-mono text-soft text-xs">{name}</h3>
      <div className={classes(!bare && 'flex flex-wrap items-center gap-3 p-4')}>{children}</div>
    </Card>
  )
}

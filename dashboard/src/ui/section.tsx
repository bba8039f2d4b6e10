import type { ReactNode } from 'react'

/** `<Section title>`: a part of a page or a form, under a heading of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="flex flex-col gap-4">
    <h2 className="font-semibold text-lg">{title}</h2>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** `<FilterBar end>`: what narrows the list at its start, how it is shown at its end; from edge to edge. */
export const FilterBar = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <search className="bleed flex min-h-12 flex-wrap items-center gap-2 border-line border-b px-(--inset) py-2 first:-mt-6 max-sm:first:-mt-2">
    {children}
    {end && <span className="ms-auto flex items-center gap-2">{end}</span>}
  </search>
)

/** `<ListBody>`: a table that takes the whole width of the sheet, below the filter bar. */
export const ListBody = ({ children }: { children: ReactNode }) => (
  <div className="bleed -mb-(--inset) [--cell-inset:var(--inset)]">{children}</div>
)

interface ListFrameProps {
  /** Name of the list for screen readers, if the page has more than one. */
  label?: string
  /** Search, chips and modes in one bar, which stays above the table in each of its states. */
  filters?: ReactNode
  /** Below something else than the bar or the tabs: a rule keeps them apart. */
  ruled?: boolean
  children: ReactNode
}

/** `<ListFrame label filters ruled>`: a list from edge to edge of the sheet, right below the bar or the tabs. */
export function ListFrame({ label, filters, ruled, children }: ListFrameProps) {
  const Frame = label ? 'section' : 'div'
  return (
    <Frame
      aria-label={label}
      className={classes(
        'bleed [--cell-inset:var(--inset)]',
        ruled ? 'mt-6 border-line border-t' : '-mt-6 max-sm:first:-mt-2',
      )}
    >
      {filters && (
        <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
          {filters}
        </search>
      )}
      {children}
    </Frame>
  )
}

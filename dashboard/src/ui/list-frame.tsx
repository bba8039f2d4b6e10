import type { ReactNode } from 'react'

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
  /** Search, chips and modes in one bar, which stays above the table in each of its states. */
  filters?: ReactNode
  children: ReactNode
}

/** `<ListFrame filters>`: a list from edge to edge of the sheet, right below the bar or the tabs. */
export const ListFrame = ({ filters, children }: ListFrameProps) => (
  <div className="bleed -mt-6 [--cell-inset:var(--inset)] max-sm:first:-mt-2">
    {filters && (
      <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
        {filters}
      </search>
    )}
    {children}
  </div>
)

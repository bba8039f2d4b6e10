import type { ReactNode } from 'react'

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

import type { ItemsWidth } from './use-items-width.ts'

interface CellClasses {
  row: string
  name: string
  menu: string
  tax: string
  discount: string
}

const row = 'grid items-center gap-x-1'

/**
 * Where the cells of a line stand. The menu is the last stop of the line, also where it stands beside the name. On a
 * phone tax and discount have a row of their own, below the amount.
 */
export const cellClasses: Record<ItemsWidth, CellClasses> = {
  narrow: {
    row: `${row} grid-cols-[3.25rem_4rem_minmax(0,1fr)_minmax(0,1.3fr)]`,
    name: 'col-span-3 col-start-1 row-start-1',
    menu: 'col-start-4 row-start-1',
    tax: 'order-1 col-span-2',
    discount: 'order-1',
  },
  middle: {
    row: `${row} grid-cols-[3.5rem_3.5rem_minmax(5rem,1fr)_3.5rem_3.75rem_minmax(5rem,1fr)]`,
    name: 'col-span-5 col-start-1 row-start-1',
    menu: 'col-start-6 row-start-1',
    tax: '',
    discount: '',
  },
  wide: {
    row: `${row} grid-cols-[minmax(8rem,1fr)_3rem_3.5rem_5.25rem_3.25rem_3.75rem_5.75rem_1.75rem]`,
    name: '',
    menu: '',
    tax: '',
    discount: '',
  },
}

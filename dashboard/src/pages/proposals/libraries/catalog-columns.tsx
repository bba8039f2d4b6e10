import type { CatalogItem } from '@capstan/sdk'
import type { Column } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { formatPrice } from '../money.ts'
import { billingShort } from './price-rows.tsx'

export const catalogColumns: readonly Column<CatalogItem>[] = [
  {
    title: 'Name',
    cell: ({ name }) => <bdi title={name}>{name}</bdi>,
  },
  { title: 'SKU', type: 'code', width: 140, wide: true, cell: ({ sku }) => <bdi>{sku}</bdi> },
  { title: 'Unit', width: 96, wider: true, cell: ({ unit }) => <bdi>{unit}</bdi> },
  {
    title: 'Tax',
    width: 128,
    wider: true,
    cell: ({ taxes }) => taxes.map(({ name, percent }) => `${name} ${percent}\u202f%`).join(', '),
  },
  { title: 'Price', width: 168, end: true, cell: ({ prices }) => <Prices prices={prices} /> },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

/** The first price in the cell, the others in its tip. */
function Prices({ prices }: Pick<CatalogItem, 'prices'>) {
  const [first, ...others] = prices.map(
    (price) =>
      `${price.currency} ${formatPrice(price, price.currency)}${billingShort[price.billing ?? 'one_time']}`,
  )
  if (!first) return <span className="text-soft">No price</span>
  return (
    <span className="tabular-nums" title={[first, ...others].join('\n')}>
      {first}
      {others.length > 0 && <span className="text-soft"> +{others.length}</span>}
    </span>
  )
}

const labels = [
  'Revenue',
  'Cost of sales',
  'Gross profit',
  'Research and development',
  'Selling expenses',
  'General and administrative',
  'Other operating income',
  'Operating profit',
  'Interest income',
  'Interest expense',
  'Profit before tax',
  'Income tax',
  'Profit for the year',
  'Minority interest',
  'Depreciation of property',
  'Amortisation of licences',
  'Impairment of goodwill',
  'Share of associates',
  'Exchange differences',
  'Pension obligations',
  'Deferred tax',
  'Trade receivables',
  'Inventories',
  'Cash at bank',
  'Lease liabilities',
  'Share capital',
  'Retained earnings',
  'Total assets',
]
export const longLabels = [
  'Depreciation of property, plant and equipment and of right-of-use assets held for own use',
  'Proceeds from the issue of shares to employees under the savings plan of the group',
  'Net cash used in investing activities before changes of the scope of consolidation',
  'Remeasurement of defined benefit plans that will not be reclassified to profit or loss',
]
export const words = [
  'Rotterdam',
  'Hamburg',
  'Oslo',
  'Lisbon',
  'Genoa',
  'Riga',
  'Cork',
  'Porto',
  'Gdansk',
  'Split',
]
export const notes = [
  'open all year',
  'closed in winter',
  'by request',
  'under repair',
  'for members',
  'since spring',
]

let seed = 7
export const next = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
export const amount = (): string => next(2_000_000).toLocaleString('en')
export const negative = (): string =>
  next(3) === 0 ? `(${next(90_000).toLocaleString('en')})` : amount()
export const pick = (from: readonly string[]): string => from[next(from.length)] ?? ''

export const filing = (count: number, columns: number, figure: () => string): string[][] =>
  Array.from({ length: count }, (_, row) => [
    `${labels[row % labels.length]}${row >= labels.length ? ` ${row}` : ''}`,
    ...Array.from({ length: columns }, figure),
  ])

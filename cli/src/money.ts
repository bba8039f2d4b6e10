import { formatMinorUnits } from '@capstan/sdk'

/** Returns an amount in minor units as people read it: 70560 EUR is `705.60 EUR`. */
export const money = (minor: number | string, currency: string): string =>
  `${formatMinorUnits(minor, currency)} ${currency}`

/** The fields of the API that hold minor units, in a resource that names its currency. */
const amounts = new Set([
  ...[
    'unitAmount',
    'unitAmountDecimal',
    'amount',
    'base',
    'gross',
    'net',
    'tax',
    'taxable',
    'total',
  ],
  ...['discount', 'documentDiscount', 'subtotal', 'firstTotal', 'contractValue', 'expectedTotal'],
  ...['instalments', 'sent', 'open', 'accepted', 'lost'],
  ...['withholding', 'rounding', 'roundingStep', 'due'],
])

/** Fields of the customer's own, in which the names above mean something else. */
const own = new Set(['metadata', 'variables', 'custom'])

/** Returns a copy of a resource for people: each amount with the currency that the resource names, or with this one. */
export const withMoney = (value: object, currency?: string): object =>
  readable(value, currency, '') as object

function readable(value: unknown, currency: string | undefined, name: string): unknown {
  if (own.has(name)) return value
  const isAmount = currency !== undefined && amounts.has(name)
  if (isAmount && (typeof value === 'number' || name === 'unitAmountDecimal')) {
    return value === null ? null : money(value as number | string, currency)
  }
  if (Array.isArray(value)) return value.map((item) => readable(item, currency, name))
  if (typeof value !== 'object' || value === null) return value
  const named = (value as { currency?: unknown }).currency
  const its = typeof named === 'string' ? named : currency
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => [field, readable(item, its, field)]),
  )
}

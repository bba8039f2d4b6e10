import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { joinValues } from '../../../platform/files/several.ts'
import { readTypedDecimal } from '../../../platform/money/decimal.ts'
import { decimalOf, minorDigits } from '../../../platform/money/format.ts'
import { type Billing, billings, type Tax } from '../pricing/schema.ts'
import type { Price } from './schema.ts'
import { type CatalogRow, listAllCatalogItems, listPriceKinds } from './store.ts'

/** Meaning of a price column's name: `price EUR` is paid once, `price EUR month` every month. */
export interface PriceColumn {
  currency: string
  billing: Billing
}

const nameOfColumn = ({ currency, billing }: PriceColumn): string =>
  billing === 'one_time' ? `price ${currency}` : `price ${currency} ${billing}`

/** Returns null if the column has no prices. */
export function readColumn(name: string): PriceColumn | null {
  const [, currency = '', billing = 'one_time'] = /^price ([A-Z]{3})(?: (\w+))?$/i.exec(name) ?? []
  const code = currency.toUpperCase()
  const isKnown = (billings as readonly string[]).includes(billing.toLowerCase())
  if (minorDigits(code) === undefined || !isKnown) return null
  return { currency: code, billing: billing.toLowerCase() as Billing }
}

/**
 * Writes a price in main units, as people do: 4900 cents become 49.00, and 0.35 cents 0.0035. A price with three
 * decimals gets another zero, because 1.250 could also mean 1250.
 */
export function writePrice({ currency, unitAmount, unitAmountDecimal }: Price): string {
  const [whole = '', fraction = ''] = (unitAmountDecimal ?? String(unitAmount ?? 0)).split('.')
  const main = decimalOf(BigInt(whole), currency)
  const text = fraction && !main.includes('.') ? `${main}.${fraction}` : main + fraction
  const read = readTypedDecimal(text)
  return 'fault' in read && read.fault === 'ambiguous' ? `${text}0` : text
}

/** Reads a price from `writePrice` or from a person. Decimals beyond the currency's own are kept. */
export function readPrice(
  text: string,
  { currency, billing }: PriceColumn,
): Price | { fault: 'ambiguous' | 'no_number' } {
  const read = readTypedDecimal(text)
  if ('fault' in read) return read
  // Drops the zero that `writePrice` added.
  const own = read.decimal.replace(/^([1-9]\d{0,2}\.\d{3})0$/, '$1')
  const [whole = '', decimals = ''] = own.split('.')
  const digits = minorDigits(currency) ?? 0
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0')).toString()
  const fraction = decimals.slice(digits)
  return fraction === ''
    ? { currency, billing, unitAmount: Number(minor) }
    : { currency, billing, unitAmountDecimal: `${minor}.${fraction}` }
}

/** Writes a tax as `VAT 19%`. */
export const writeTax = ({ name, percent }: Tax): string => `${name} ${percent}%`

/** Reads a tax such as `VAT 19%`; returns null for any other text. */
export function readTax(text: string): Tax | null {
  const [, name, percent] = /^([\s\S]+) ([\d.]+) ?%?$/.exec(text) ?? []
  return name === undefined || percent === undefined ? null : { name, percent }
}

/** The columns of a file that are not prices. */
export const textColumns = [
  'name',
  'sku',
  'description',
  'unit',
  'taxes',
  'archived',
  'metadata',
] as const

const rowsAtOnce = 500

/**
 * Writes all items as a CSV file in pieces, oldest first. Importing the file and exporting again gives the same file.
 */
export async function* writeCatalog(db: Db, organizationId: string): AsyncGenerator<string> {
  const kinds = (await listPriceKinds(db, organizationId)) as PriceColumn[]
  const columns = billings
    .flatMap((billing) => kinds.filter((kind) => kind.billing === billing))
    .sort((one, other) => (one.currency < other.currency ? -1 : +(one.currency > other.currency)))
  yield byteOrderMark + writeCsvRow([...textColumns, ...columns.map(nameOfColumn)])
  for (let after: string | null = null, full = true; full; ) {
    const rows = await listAllCatalogItems(db, organizationId, { after, limit: rowsAtOnce })
    yield rows.map((row) => writeCsvRow(cellsOf(row, columns))).join('')
    after = rows.at(-1)?.id ?? null
    full = rows.length === rowsAtOnce
  }
}

function cellsOf(row: CatalogRow, columns: readonly PriceColumn[]): (string | null)[] {
  const { name, sku, description, unit, taxes, archived_at, metadata, prices } = row
  const isEmpty = Object.keys(metadata).length === 0
  return [
    ...[name, sku, description, unit],
    joinValues(taxes.map(writeTax)),
    archived_at ? 'true' : null,
    isEmpty ? null : JSON.stringify(metadata),
    ...columns.map(({ currency, billing }) => {
      const price = prices.find((one) => one.currency === currency && one.billing === billing)
      return price ? writePrice(price) : null
    }),
  ]
}

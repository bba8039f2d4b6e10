import type { Db } from '../../../platform/db/database.ts'
import { minorDigits } from '../../../platform/money/format.ts'
import { CatalogItemId } from '../ids.ts'
import { isNone, unitOf } from '../pricing/lines.ts'
import { RateBook } from '../pricing/rates.ts'
import { refusal } from '../pricing/refusal.ts'
import type { Billing, NewItem, Tax } from '../pricing/schema.ts'
import type { CatalogItem, Price } from './schema.ts'
import { type CatalogRow, findCatalogItems } from './store.ts'

/** Refuses a price with an unknown currency, a price with two amounts, and duplicate prices or taxes. */
export function checkPrices(prices: readonly Price[], taxes: readonly Tax[]): void {
  const taken = new Set<string>()
  for (const [index, { currency, billing = 'one_time', ...unit }] of prices.entries()) {
    const field = `prices.${index}`
    if (minorDigits(currency) === undefined) {
      throw refusal(`${field}.currency`, 'must be the code of an active currency (ISO 4217).')
    }
    unitOf(unit, field)
    const key = `${currency} ${billing}`
    if (taken.has(key)) throw refusal(field, `is a second price for ${key}. Keep one of them.`)
    taken.add(key)
  }
  new RateBook().read(taxes, 'taxes')
}

/** Finds the price of an item in a draft's currency and billing; undefined if it has none. */
const priceIn = (
  { prices }: Pick<CatalogItem, 'prices'>,
  currency: string,
  billing: Billing | undefined,
): Price | undefined =>
  prices.find(
    (price) => price.currency === currency && (isNone(billing) || price.billing === billing),
  )

/**
 * Fills in the lines of a draft from the catalog, by value. This applies to lines that name a catalog item and have no
 * price. A line with a price is kept as it is, even if its catalog item was deleted.
 */
export async function copyFromCatalog(
  db: Db,
  organizationId: string,
  currency: string,
  items: readonly NewItem[],
): Promise<NewItem[]> {
  const ids = items.filter(isCopied).map(idOf)
  if (ids.length === 0) return [...items]
  const rows = await findCatalogItems(db, organizationId, [...new Set(ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.map((item, index) => {
    if (!isCopied(item)) return item
    const field = `items.${index}.catalogItemId`
    const row = byId.get(idOf(item))
    if (!row) throw refusal(field, 'is not the id of a catalog item.')
    return copy(item, row, currency, field)
  })
}

const isCopied = ({ catalogItemId, unitAmount, unitAmountDecimal }: NewItem): boolean =>
  !isNone(catalogItemId) && isNone(unitAmount) && isNone(unitAmountDecimal)

const idOf = ({ catalogItemId }: NewItem): string => CatalogItemId.read(catalogItemId ?? '') ?? ''

function copy(item: NewItem, row: CatalogRow, currency: string, field: string): NewItem {
  const price = priceIn(row, currency, item.billing)
  if (!price) {
    const billing = item.billing ? ` paid as ${item.billing}` : ''
    throw refusal(
      field,
      `has no price in ${currency}${billing}. Add one to the catalog item, or send a price.`,
    )
  }
  const { currency: _, ...unit } = price
  const { name, description, unit: counted, taxes } = row
  const sent = Object.entries(item).filter(([, value]) => !isNone(value))
  return { name, description, unit: counted, taxes, ...unit, ...Object.fromEntries(sent) }
}

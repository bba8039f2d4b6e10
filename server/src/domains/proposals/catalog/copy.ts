import type { Db } from '../../../platform/db/database.ts'
import { CatalogItemId } from '../ids.ts'
import { isNone } from '../pricing/lines.ts'
import { refusal } from '../pricing/refusal.ts'
import type { NewItem } from '../pricing/schema.ts'
import { priceIn } from './prices.ts'
import { type CatalogRow, findCatalogItems } from './store.ts'

/**
 * The lines of a draft: those that name a catalog item and have no price of their own get what they leave out
 * from it, by value. Those that have a price stay as they are, though the catalog item be gone.
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
    if (!row) throw refusal(field, 'is the id of no catalog item.')
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
    throw refusal(field, `has no price in ${currency}${billing}: add one, or send a price.`)
  }
  const { currency: _, ...unit } = price
  const { name, description, unit: counted, taxes } = row
  const sent = Object.entries(item).filter(([, value]) => !isNone(value))
  return { name, description, unit: counted, taxes, ...unit, ...Object.fromEntries(sent) }
}

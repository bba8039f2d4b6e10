import { newId } from '../../../platform/ids.ts'
import { ItemId } from '../ids.ts'
import { isNone } from './lines.ts'
import { refusal } from './refusal.ts'
import type { Item, NewItem } from './schema.ts'

/** Lines with all their fields and an id each: the one that they came with, or a new one. */
export function completeItems(items: readonly NewItem[]): Item[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    // A body has ids in one spelling.
    const id = item.id ?? ItemId.show(newId())
    if (taken.has(id)) throw refusal(`items.${index}.id`, 'is the id of another line.')
    taken.add(id)
    return complete(item, id)
  })
}

const complete = (item: NewItem, id: string): Item => ({
  id,
  kind: item.kind ?? 'charge',
  catalogItemId: item.catalogItemId ?? null,
  name: item.name ?? null,
  description: item.description ?? null,
  unit: item.unit ?? null,
  quantity: item.quantity ?? '1',
  quantityRange: item.quantityRange ?? null,
  unitAmount: item.unitAmount ?? null,
  unitAmountDecimal: item.unitAmountDecimal ?? null,
  discount: isNone(item.discount) ? null : withoutNulls(item.discount),
  taxes: item.taxes ?? [],
  optional: item.optional ?? false,
  selected: item.selected ?? false,
  group: item.group ?? null,
  billing: item.billing ?? 'one_time',
})

/** A part of a pricing without the fields that are null: equal parts are then equal in every byte. */
export const withoutNulls = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as T

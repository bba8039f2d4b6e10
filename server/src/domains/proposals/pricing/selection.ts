import { readDecimal } from '../../../platform/money/decimal.ts'
import { ItemId } from '../ids.ts'
import { faultOf } from './groups.ts'
import { counts, isNone } from './lines.ts'
import { allows, describeRange } from './quantity-range.ts'
import { refusal } from './refusal.ts'
import type { Group, NewItem, Pricing, Selection } from './schema.ts'

/**
 * The pricing as a client chose it: `selected` of the lines that can be chosen, and the quantities. Refuses
 * what is not offered, by its field. A fixed line counts whether it is named or not.
 */
export function applySelection<P extends Pricing>(pricing: P, selection: Selection): P {
  const { items = [], groups = [] } = pricing
  const places = new Map(items.map(({ id }, index) => [read(id ?? ''), index]))
  const chosen = chosenOf(selection, places)
  const quantities = quantitiesOf(selection, items, places)
  const applied = items.map((item, index) => {
    const isFixed = !item.optional && isNone(item.group)
    const quantity = quantities.get(index)
    return {
      ...item,
      ...(chosen && !isFixed && { selected: chosen.has(index) }),
      ...(quantity !== undefined && { quantity }),
    }
  })
  for (const group of groups) checkGroup(group, applied)
  return { ...pricing, items: applied }
}

/** The choice that a pricing shows: the lines that count although they need not, and quantities of ranges. */
export function selectionOf({ items = [] }: Pricing): Required<Selection> {
  const chosen = items.filter((item) => (item.optional || !isNone(item.group)) && counts(item))
  const ranged = items.filter(({ quantityRange }) => !isNone(quantityRange))
  return {
    itemIds: chosen.flatMap(({ id }) => id ?? []),
    quantities: Object.fromEntries(ranged.map(({ id = '', quantity = '1' }) => [id, quantity])),
  }
}

type Places = ReadonlyMap<string, number>

/** Both spellings of an id name the same line. */
const read = (id: string): string => ItemId.read(id) ?? id

function chosenOf({ itemIds }: Selection, places: Places): Set<number> | null {
  if (itemIds === undefined) return null
  const chosen = new Set<number>()
  for (const [index, id] of itemIds.entries()) {
    const field = `selection.itemIds.${index}`
    const place = places.get(read(id))
    if (place === undefined) throw refusal(field, 'is the id of no line.')
    if (chosen.has(place)) throw refusal(field, 'is chosen already.')
    chosen.add(place)
  }
  return chosen
}

function quantitiesOf(
  { quantities = {} }: Selection,
  items: readonly NewItem[],
  places: Places,
): Map<number, string> {
  const chosen = new Map<number, string>()
  for (const [id, quantity] of Object.entries(quantities)) {
    const field = `selection.quantities.${id}`
    const place = places.get(read(id))
    const item = place === undefined ? undefined : items[place]
    if (place === undefined || !item)
      throw refusal(field, 'names no line: its name is no id of one.')
    if (chosen.has(place)) throw refusal(field, 'is given already, by another spelling of the id.')
    checkQuantity(item, quantity, field)
    chosen.set(place, quantity)
  }
  return chosen
}

function checkQuantity(
  { quantity = '1', quantityRange: range }: NewItem,
  text: string,
  field: string,
): void {
  const value = readDecimal(text)
  if (isNone(range)) {
    if (value !== readDecimal(quantity)) throw refusal(field, `must be ${quantity}: it is fixed.`)
  } else if (value === null || !allows(range, value)) {
    throw refusal(field, `must be ${describeRange(range)}.`)
  }
}

function checkGroup(group: Group, items: readonly NewItem[]): void {
  const count = items.filter((item) => item.group === group.key && item.selected).length
  const fault = faultOf(group, count)
  if (!fault) return
  const message = `must fit the group ${group.name ?? group.key}, which ${fault.sentence}`
  throw refusal('selection.itemIds', message)
}

import { readDecimal } from '../../../platform/money/decimal.ts'
import { ItemId } from '../ids.ts'
import { allows, counts, describeRange, isNone } from './lines.ts'
import { refusal } from './refusal.ts'
import { type Group, maxGroups, type NewItem, type Pricing, type Selection } from './schema.ts'

/**
 * Applies a client's choice to the pricing: `selected` of the lines that can be chosen, and the quantities. Refuses
 * choices that are not offered and names the field. A fixed line counts in any case.
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

/** Returns the choice in a pricing: the optional lines that count, and the quantities of lines with a range. */
export function selectionOf({ items = [] }: Pricing): Required<Selection> {
  const chosen = items.filter((item) => (item.optional || !isNone(item.group)) && counts(item))
  const ranged = items.filter(({ quantityRange }) => !isNone(quantityRange))
  return {
    itemIds: chosen.flatMap(({ id }) => id ?? []),
    quantities: Object.fromEntries(ranged.map(({ id = '', quantity = '1' }) => [id, quantity])),
  }
}

type Places = ReadonlyMap<string, number>

/** Reads either form of an id, prefixed or bare. */
const read = (id: string): string => ItemId.read(id) ?? id

function chosenOf({ itemIds }: Selection, places: Places): Set<number> | null {
  if (itemIds === undefined) return null
  const chosen = new Set<number>()
  for (const [index, id] of itemIds.entries()) {
    const field = `selection.itemIds.${index}`
    const place = places.get(read(id))
    if (place === undefined) throw refusal(field, 'is not the id of a line.')
    if (chosen.has(place)) throw refusal(field, 'is a duplicate: the line is already chosen.')
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
      throw refusal(field, 'is not a line: its name is not the id of one.')
    if (chosen.has(place))
      throw refusal(field, 'is a duplicate: the other form of this id is already there.')
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
    if (value !== readDecimal(quantity))
      throw refusal(field, `must be ${quantity}, because this quantity is fixed.`)
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

export interface GroupOptions {
  /** Accepts a group with too few chosen lines, as in an unfinished draft. */
  allowUnmet?: boolean
}

/** Refuses an invalid group, a line of an unknown group, and a choice that breaks its group's rule. */
export function checkGroups(
  groups: readonly Group[],
  items: readonly NewItem[],
  { allowUnmet = false }: GroupOptions = {},
): void {
  if (groups.length > maxGroups) throw refusal('groups', `can have up to ${maxGroups} entries.`)
  const chosen = countChosen(groups)
  for (const [index, { group, selected }] of items.entries()) {
    if (isNone(group)) continue
    const count = chosen.get(group)
    if (count === undefined) throw refusal(`items.${index}.group`, 'is not the key of a group.')
    if (selected) chosen.set(group, count + 1)
  }
  for (const [index, group] of groups.entries()) {
    const fault = faultOf(group, chosen.get(group.key) ?? 0)
    if (fault && !(fault.isUnmet && allowUnmet)) throw refusal(`groups.${index}`, fault.sentence)
  }
}

function countChosen(groups: readonly Group[]): Map<string, number> {
  const chosen = new Map<string, number>()
  for (const [index, group] of groups.entries()) {
    if (chosen.has(group.key)) throw refusal(`groups.${index}.key`, 'is the key of another group.')
    checkBounds(group, `groups.${index}`)
    chosen.set(group.key, 0)
  }
  return chosen
}

function checkBounds({ selection, min, max }: Group, field: string): void {
  if (selection === 'single') {
    const sentence = 'is only allowed with the selection multiple. A single choice always has 1.'
    if (!isNone(min) && min !== 1) throw refusal(`${field}.min`, sentence)
    if (!isNone(max) && max !== 1) throw refusal(`${field}.max`, sentence)
  } else if (!isNone(min) && !isNone(max) && min > max) {
    throw refusal(field, 'must have a max that is at least its min.')
  }
}

interface GroupFault {
  /** True if too few lines are chosen, false if too many. */
  isUnmet: boolean
  sentence: string
}

/** Checks the number of chosen lines of a group; undefined if it is allowed. */
export function faultOf({ selection, min, max }: Group, count: number): GroupFault | undefined {
  const [least, most] =
    selection === 'single' ? [1, 1] : [min ?? 0, max ?? Number.POSITIVE_INFINITY]
  if (count >= least && count <= most) return undefined
  const range = least === most ? `exactly ${least}` : boundsOf(least, most)
  const sentence = `must have ${range} of its lines selected, but has ${count}.`
  return { isUnmet: count < least, sentence }
}

const boundsOf = (least: number, most: number): string =>
  most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most}`

import { isNone } from './lines.ts'
import { refusal } from './refusal.ts'
import { type Group, maxGroups, type NewItem } from './schema.ts'

export interface GroupOptions {
  /** Also a group of which too few lines are chosen, as in a draft that is being written. */
  allowUnmet?: boolean
}

/** Refuses a group that is none, a line of an unknown group, and a choice that breaks the rule of its group. */
export function checkGroups(
  groups: readonly Group[],
  items: readonly NewItem[],
  { allowUnmet = false }: GroupOptions = {},
): void {
  if (groups.length > maxGroups) throw refusal('groups', `may be at most ${maxGroups}.`)
  const chosen = countChosen(groups)
  for (const [index, { group, selected }] of items.entries()) {
    if (isNone(group)) continue
    const count = chosen.get(group)
    if (count === undefined) throw refusal(`items.${index}.group`, 'is the key of no group.')
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
    const sentence = 'goes with the selection multiple only; of a single choice it is 1.'
    if (!isNone(min) && min !== 1) throw refusal(`${field}.min`, sentence)
    if (!isNone(max) && max !== 1) throw refusal(`${field}.max`, sentence)
  } else if (!isNone(min) && !isNone(max) && min > max) {
    throw refusal(field, 'must have a max that is not below its min.')
  }
}

export interface GroupFault {
  /** Too few lines are chosen, not too many. */
  isUnmet: boolean
  sentence: string
}

/** What is wrong with so many chosen lines of a group; undefined if nothing is. */
export function faultOf({ selection, min, max }: Group, count: number): GroupFault | undefined {
  const [least, most] =
    selection === 'single' ? [1, 1] : [min ?? 0, max ?? Number.POSITIVE_INFINITY]
  if (count >= least && count <= most) return undefined
  const range = least === most ? `exactly ${least}` : boundsOf(least, most)
  const sentence = `must have ${range} of its lines selected, and has ${count}.`
  return { isUnmet: count < least, sentence }
}

const boundsOf = (least: number, most: number): string =>
  most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most}`

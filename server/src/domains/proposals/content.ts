import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../platform/db/stored-json.ts'
import { newId } from '../../platform/ids.ts'
import type { Block } from './blocks.ts'
import { completeItems, withoutNulls } from './pricing/lines.ts'
import { refusal } from './pricing/refusal.ts'
import type { NewProposal } from './schema.ts'
import { maxContentBytes } from './schema.ts'
import type { Content } from './store.ts'

export const emptyContent: Omit<Content, 'taxBehavior'> = {
  blocks: [],
  items: [],
  groups: [],
  discount: null,
  termMonths: null,
  withholding: null,
  roundingStep: null,
  instalments: [],
  variables: {},
}

/**
 * Applies the fields of a request to the content and gives each block and line an id. Objects with free names keep the
 * order of the database; all other objects are returned in the order of their schema.
 */
export function applyContent(content: Content, changes: NewProposal): Content {
  const { taxBehavior, blocks, items, groups, discount, instalments, variables } = changes
  const { termMonths, withholding, roundingStep } = changes
  const applied: Content = {
    ...content,
    ...(taxBehavior !== undefined && { taxBehavior }),
    ...(blocks && { blocks: asStored(keepIds(content.blocks, blocks, completeBlocks(blocks))) }),
    ...(items && { items: keepIds(content.items, items, completeItems(items)) }),
    ...(groups && { groups: groups.map(withoutNulls) }),
    ...(discount !== undefined && { discount: discount && withoutNulls(discount) }),
    ...(termMonths !== undefined && { termMonths }),
    ...(withholding !== undefined && { withholding }),
    ...(roundingStep !== undefined && { roundingStep }),
    ...(instalments && { instalments: instalments.map(withoutNulls) }),
    ...(variables && { variables: asStored(variables) }),
  }
  requireRoom(applied)
  return applied
}

function completeBlocks(blocks: readonly Block[]): Block[] {
  const taken = new Set<string>()
  return blocks.map((block, index) => {
    const id = block.id ?? newId()
    if (taken.has(id)) throw refusal(`blocks.${index}.id`, 'is the id of another block.')
    taken.add(id)
    return { ...block, id }
  })
}

/**
 * Keeps the id of each unchanged part that was sent without an id, so that sending the same body again changes nothing.
 */
function keepIds<Part extends { id?: string }>(
  before: readonly Part[],
  sent: readonly { id?: string }[],
  completed: readonly Part[],
): Part[] {
  const taken = new Set(sent.flatMap(({ id }) => id ?? []))
  return completed.map((part, index) => {
    if (sent[index]?.id !== undefined) return part
    const same = before[index]
    if (!same?.id || taken.has(same.id)) return part
    const kept = { ...part, id: same.id }
    return isDeepStrictEqual(kept, same) ? kept : part
  })
}

/** Refuses content that is too large, and names the largest part. */
function requireRoom(content: Content): void {
  // A character takes at most three bytes, so most contents pass without counting each part.
  if (3 * JSON.stringify(content).length <= maxContentBytes) return
  const sizes = Object.entries(content).map(([name, value]) => ({
    name,
    bytes: Buffer.byteLength(JSON.stringify(value)),
  }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= maxContentBytes) return
  const largest = sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  throw refusal(
    largest.name,
    `takes ${largest.bytes} bytes of the ${total} in the content. The content can have up to ${maxContentBytes} bytes.`,
  )
}

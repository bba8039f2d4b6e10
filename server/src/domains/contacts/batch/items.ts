import { ApiError } from '../../../platform/errors.ts'
import { nilId } from '../../../platform/operations/principal.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import { maxTags } from '../fields.ts'
import { emailKey, type Handle, type HandleKind, handleKinds } from '../handles/forms.ts'
import { ContactId } from '../ids.ts'
import type { NewContact } from '../schema.ts'
import { BatchItem } from './schema.ts'

const isItem = validatorFor(BatchItem, 'body')

/** An item that keeps the rules of a contact, its texts in their forms. */
export function readItem(item: object): BatchItem {
  const fault = unstorable(item, [])
  if (fault) throw fault
  if (!isItem(item)) throw refuse(isItem.errors?.[0], 'body')
  return item as BatchItem
}

/** What finds the contact of an item: its id, or an identifier. */
export type Match = { id: string } | Handle

/** Returns what finds the contact; null for an upsert by whichever of its keys finds one. */
export function matchOf(
  item: BatchItem,
  mode: string,
  matchBy: 'id' | HandleKind | undefined,
): Match | null {
  if (mode === 'upsert' && matchBy === undefined) {
    if (handleKinds.some((kind) => item[kind])) return null
    throw new ApiError('validation_error', 'One of externalId, email and phone is needed.', {
      field: 'externalId',
    })
  }
  const kind = matchBy ?? 'id'
  const value = item[kind]
  if (!value) throw new ApiError('validation_error', `${kind} is required.`, { field: kind })
  if (kind === 'id') return { id: ContactId.read(value) ?? nilId }
  return { kind, value: kind === 'email' ? emailKey(value) : value }
}

/** The fields of an item for a contact with these tags. */
export function fieldsFor(
  { id: _, addTags = [], removeTags = [], ...fields }: BatchItem,
  held: readonly string[],
): NewContact {
  if (addTags.length + removeTags.length === 0) return fields
  if (fields.tags !== undefined) {
    const message = 'tags cannot stand beside addTags and removeTags: it sets all of them.'
    throw new ApiError('validation_error', message, { field: 'tags' })
  }
  const tags = [...new Set([...held, ...addTags])].filter((tag) => !removeTags.includes(tag))
  if (tags.length > maxTags && tags.length > held.length) {
    throw new ApiError('validation_error', `addTags: a contact has at most ${maxTags} tags.`, {
      field: 'addTags',
    })
  }
  return { ...fields, tags }
}

import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { nilId } from '../../../platform/operations/principal.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import type { Work } from '../../../platform/work.ts'
import { readFieldRules } from '../custom-fields/rules.ts'
import { maxTags } from '../fields.ts'
import { emailKey, type Handle, type HandleKind, handleKinds } from '../handles/forms.ts'
import { ContactId } from '../ids.ts'
import { columnsOf } from '../representation.ts'
import type { NewContact } from '../schema.ts'
import { newColumnsOf, removeContact } from '../service.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import { attemptBatch } from '../writer/attempt-batch.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { identifiersOf } from '../writer/identifier-index.ts'
import { matchContact, withoutOwnKeys } from '../writer/matching.ts'
import { BatchItem, type BatchItemResult, type ContactBatch } from './schema.ts'

type Outcome = Pick<BatchItemResult, 'status' | 'id'>

/** A valid item, and the identifier that finds its contact. */
interface Wanted {
  item: BatchItem
  /** Null for `create`, and for an `upsert` that tries every key. */
  match: Match | null
}

/** Runs each item on its own. An error is reported for its item and does not stop the others. */
export async function runBatch(work: Work, batch: ContactBatch): Promise<BatchItemResult[]> {
  const items = batch.items.map((item) => readWanted(batch, item))
  return attemptBatch(work, async (part, room) => {
    const rules = await readFieldRules(part)
    const sound = items.flatMap((one) => (one instanceof ApiError ? [] : one))
    const writer = await ContactWriter.open(part, {
      ids: sound.flatMap(({ match }) => (match && 'id' in match ? match.id : [])),
      identifiers: sound.flatMap(({ item, match }) => [
        ...(match && 'kind' in match ? [match] : []),
        ...identifiersOf({ ...emptyContact, ...columnsOf(plainFieldsOf(item)) }, rules),
      ]),
      ...{ rules, room },
    })
    const results: BatchItemResult[] = []
    for (const [index, wanted] of items.entries()) {
      results.push({ index, ...(await attemptItem(part, writer, batch, wanted)) })
    }
    await writer.flush()
    return results
  })
}

const plainFieldsOf = ({ id: _, addTags: __, removeTags: ___, ...fields }: BatchItem) => fields

function readWanted({ mode, matchBy }: ContactBatch, given: object): Wanted | ApiError {
  try {
    const item = readItem(given)
    return { item, match: mode === 'create' ? null : matchOf(item, mode, matchBy) }
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

async function attemptItem(
  work: Work,
  writer: ContactWriter,
  batch: ContactBatch,
  wanted: Wanted | ApiError,
): Promise<Omit<BatchItemResult, 'index'>> {
  try {
    if (wanted instanceof ApiError) throw wanted
    const outcome =
      batch.mode === 'delete'
        ? await work.attempt((part) => removeMatch(part, writer, wanted))
        : await writeItem(writer, batch, wanted)
    return { ...outcome, error: null }
  } catch (error) {
    return { status: 'failed', id: null, error: refusalOf(error) }
  }
}

/** Returns the refusal of one item. Rethrows other errors, which fail the whole batch. */
function refusalOf(error: unknown): BatchItemResult['error'] {
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal || refusal.status >= 500) throw error
  const { code, message, field } = refusal
  return { code, message, ...(field !== undefined && { field }) }
}

async function writeItem(
  writer: ContactWriter,
  { mode }: ContactBatch,
  { item, match }: Wanted,
): Promise<Outcome> {
  const row = mode === 'create' ? null : findMatch(writer, item, match)
  if (row) {
    const revision = await writer.update(row, changesOf(row, item, match))
    return { status: revision ? 'updated' : 'unchanged', id: ContactId.show(row.id) }
  }
  if (mode === 'update' || (match && 'id' in match)) throw notFound()
  const created = await writer.create(newColumnsOf(fieldsFor(item, [])))
  return { status: 'created', id: ContactId.show(created.id) }
}

const findMatch = (
  writer: ContactWriter,
  item: BatchItem,
  match: Match | null,
): ContactRow | null => {
  if (match === null) return matchContact(writer, columnsOf(plainFieldsOf(item)))
  return 'id' in match ? writer.find(match.id) : writer.holder(match)
}

/**
 * Returns the fields to change. The identifier that found the contact is left out: it may be an additional address, or
 * differ in case.
 */
function changesOf(row: ContactRow, item: BatchItem, match: Match | null): Partial<ContactColumns> {
  const fields = fieldsFor(item, row.tags)
  if (match === null) return withoutOwnKeys(row, columnsOf(fields))
  if (!('kind' in match)) return columnsOf(fields)
  const { [match.kind]: _, ...others } = fields
  return withoutOwnKeys(row, columnsOf(others))
}

/** Deletes the contact itself, never the survivor it was merged into. */
async function removeMatch(
  work: Work,
  writer: ContactWriter,
  { item, match }: Wanted,
): Promise<Outcome> {
  const id = match && 'id' in match ? match.id : findMatch(writer, item, match)?.id
  if (id === undefined) throw notFound()
  await removeContact(work, id)
  return { status: 'deleted', id: ContactId.show(id) }
}

const isItem = validatorFor(BatchItem, 'body')

/** Validates an item and normalizes its texts. */
function readItem(item: object): BatchItem {
  const fault = unstorable(item, [])
  if (fault) throw fault
  if (!isItem(item)) throw refuse(isItem.errors?.[0], 'body')
  return item as BatchItem
}

/** Identifier that finds the contact of an item: its id, or a handle. */
type Match = { id: string } | Handle

/** Returns the identifier that finds the contact. Null for an upsert that tries every key. */
function matchOf(
  item: BatchItem,
  mode: string,
  matchBy: 'id' | HandleKind | undefined,
): Match | null {
  if (mode === 'upsert' && matchBy === undefined) {
    if (handleKinds.some((kind) => item[kind])) return null
    throw new ApiError('validation_error', 'Send externalId, email or phone.', {
      field: 'externalId',
    })
  }
  const kind = matchBy ?? 'id'
  const value = item[kind]
  if (!value) throw new ApiError('validation_error', `${kind} is required.`, { field: kind })
  if (kind === 'id') return { id: ContactId.read(value) ?? nilId }
  return { kind, value: kind === 'email' ? emailKey(value) : value }
}

/** Returns the fields of an item for a contact that has these tags. */
function fieldsFor(
  { id: _, addTags = [], removeTags = [], ...fields }: BatchItem,
  held: readonly string[],
): NewContact {
  if (addTags.length + removeTags.length === 0) return fields
  if (fields.tags !== undefined) {
    const message = 'Send either tags or addTags and removeTags: tags replaces the whole list.'
    throw new ApiError('validation_error', message, { field: 'tags' })
  }
  const tags = [...new Set([...held, ...addTags])].filter((tag) => !removeTags.includes(tag))
  if (tags.length > maxTags && tags.length > held.length) {
    throw new ApiError('validation_error', `addTags: a contact can have up to ${maxTags} tags.`, {
      field: 'addTags',
    })
  }
  return { ...fields, tags }
}

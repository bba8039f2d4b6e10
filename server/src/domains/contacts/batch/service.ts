import { isDeepStrictEqual } from 'node:util'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { lockHolder } from '../handles/store.ts'
import { ContactId } from '../ids.ts'
import { columnsOf, presentContact } from '../representation.ts'
import type { NewContact } from '../schema.ts'
import { createContact, removeContact, reviseContact } from '../service.ts'
import { type ContactRow, lockContact } from '../store.ts'
import { fieldsFor, type Match, matchOf, readItem } from './items.ts'
import type { BatchItem, BatchItemResult, ContactBatch } from './schema.ts'

type Outcome = Pick<BatchItemResult, 'status' | 'id'>

/** Each item by itself: what is wrong with one is said of that one and stops no other. */
export async function runBatch(work: Work, batch: ContactBatch): Promise<BatchItemResult[]> {
  // Two batches with the same contacts in another order would wait for each other.
  work.lock('contact batches')
  const results: BatchItemResult[] = []
  for (const [index, item] of batch.items.entries()) {
    results.push({ index, ...(await attemptItem(work, batch, item)) })
  }
  return results
}

async function attemptItem(
  work: Work,
  batch: ContactBatch,
  item: object,
): Promise<Omit<BatchItemResult, 'index'>> {
  try {
    const outcome = await work.attempt((part) => runItem(part, batch, readItem(item)))
    return { ...outcome, error: null }
  } catch (error) {
    return { status: 'failed', id: null, error: refusalOf(error) }
  }
}

/** What is not about the item fails the whole batch. */
function refusalOf(error: unknown): BatchItemResult['error'] {
  const refusal = error instanceof ApiError ? error : toApiError(error)
  if (!refusal || refusal.status >= 500) throw error
  const { code, message, field } = refusal
  return { code, message, ...(field !== undefined && { field }) }
}

async function runItem(
  work: Work,
  { mode, matchBy }: ContactBatch,
  item: BatchItem,
): Promise<Outcome> {
  const create = async (): Promise<Outcome> => ({
    status: 'created',
    id: (await createContact(work, fieldsFor(item, []))).id,
  })
  if (mode === 'create') return create()
  const match = matchOf(item, mode, matchBy)
  const row = await lockMatch(work, match)
  if (!row && mode === 'upsert' && 'kind' in match) return create()
  if (!row) throw notFound()
  if (mode === 'delete') {
    // Not the one that it was merged into.
    const id = 'id' in match ? match.id : row.id
    await removeContact(work, id)
    return { status: 'deleted', id: ContactId.show(id) }
  }
  return change(work, row, withoutKey(fieldsFor(item, row.tags), match))
}

/** What found the contact stays as it is: it may be an additional address, or in another case. */
function withoutKey(fields: NewContact, match: Match): NewContact {
  if (!('kind' in match)) return fields
  const { [match.kind]: _, ...others } = fields
  return others
}

async function change(work: Work, row: ContactRow, fields: NewContact): Promise<Outcome> {
  const contact = await reviseContact(work, row, columnsOf(fields))
  const isSame = isDeepStrictEqual(contact, presentContact(row))
  return { status: isSame ? 'unchanged' : 'updated', id: contact.id }
}

const lockMatch = ({ db, organizationId }: Work, match: Match): Promise<ContactRow | undefined> =>
  'id' in match ? lockContact(db, organizationId, match.id) : lockHolder(db, organizationId, match)

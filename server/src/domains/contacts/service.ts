import { ApiError, notFound, requireFound } from '../../platform/errors.ts'
import { currentCause } from '../../platform/events/event.ts'
import type { Work } from '../../platform/work.ts'
import { contactDeleted } from './events.ts'
import { ContactId } from './ids.ts'
import { forgetContact } from './imports/changes-store.ts'
import { findSurvivorId } from './merge/aliases/store.ts'
import { deleteMergesOf, forgetIds } from './merge/store.ts'
import { columnsOf, presentContact } from './representation.ts'
import type { Contact, ContactChanges, NewContact } from './schema.ts'
import { type ContactColumns, type ContactRow, deleteContact, emptyContact } from './store.ts'
import { ContactWriter } from './writer/contact-writer.ts'

export async function createContact(work: Work, input: NewContact): Promise<Contact> {
  const writer = await ContactWriter.open(work)
  const row = await writer.create(newColumnsOf(input))
  await writer.flush()
  return presentContact(row)
}

/** Returns the columns of a contact created through the API. If a hook caused it, the hook is its source. */
export function newColumnsOf(input: NewContact): Partial<ContactColumns> {
  const hookId = currentCause()?.hookId
  const source = hookId === undefined ? {} : ({ source_kind: 'hook', source_id: hookId } as const)
  return { ...columnsOf(input), ...source }
}

export async function changeContact(
  work: Work,
  id: string,
  changes: ContactChanges,
): Promise<Contact> {
  const writer = await ContactWriter.open(work, { ids: [id] })
  const row = requireFound(writer.find(id))
  const revision = await writer.update(row, columnsOf(changes))
  await writer.flush()
  return presentContact(revision?.row ?? row)
}

/** Writes the differences from a row that the caller has locked. */
export async function reviseContact(
  work: Work,
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Promise<Contact> {
  const writer = await ContactWriter.open(work)
  const revision = await writer.update(row, columns)
  await writer.flush()
  return presentContact(revision?.row ?? row)
}

export async function removeContact(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  const row = await deleteContact(db, organizationId, id)
  if (!row) throw await missing(work, id)
  await forgetContact(db, organizationId, id)
  await work.emit(contactDeleted, presentContact(row))
  if (row.merged_from.length === 0) return
  await deleteMergesOf(db, organizationId, [id, ...row.merged_from])
  await forgetIds(db, organizationId, row.merged_from)
  for (const merged of row.merged_from) {
    // The content of earlier events about it is deleted, too.
    const times = { created_at: row.created_at, updated_at: work.now }
    await work.emit(contactDeleted, presentContact({ ...emptyContact, ...times, id: merged }))
  }
}

async function missing({ db, organizationId }: Work, id: string): Promise<ApiError> {
  const survivorId = await findSurvivorId(db, organizationId, id)
  if (survivorId === undefined) return notFound()
  const shown = ContactId.show(survivorId)
  return new ApiError(
    'invalid_transition',
    `The contact was merged into ${shown}. Delete that contact instead.`,
  )
}

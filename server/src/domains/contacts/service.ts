import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { contactCreated, contactDeleted, contactUpdated } from './events.ts'
import { type Contact, type ContactChanges, type NewContact, presentContact } from './schema.ts'
import {
  type ContactRow,
  deleteContact,
  emptyContact,
  findContact,
  insertContact,
  updateContact,
} from './store.ts'

export async function createContact(work: Work, input: NewContact): Promise<Contact> {
  requireIdentity(input)
  const row = { id: newId(), ...columnsOf(input), created_at: work.now, updated_at: work.now }
  insertContact(work, { organization_id: work.organizationId, ...row })
  const contact = presentContact({
    ...emptyContact,
    ...row,
    custom: (input.custom ?? {}) as ContactRow['custom'],
  })
  await work.emit(contactCreated, contact)
  return contact
}

export async function changeContact(
  work: Work,
  id: string,
  changes: ContactChanges,
): Promise<Contact> {
  const row = await findContact(work.db, work.organizationId, id)
  if (!row) throw notFound()
  const before = presentContact(row)
  const after = { ...before, ...changes }
  if (isDeepStrictEqual(before, after)) return before
  requireIdentity(after)
  const change = { ...columnsOf(changes), updated_at: work.now }
  const contact = presentContact(await updateContact(work.db, work.organizationId, id, change))
  await work.emit(contactUpdated, contact)
  return contact
}

export async function removeContact(work: Work, id: string): Promise<void> {
  const row = await deleteContact(work.db, work.organizationId, id)
  if (!row) throw notFound()
  await work.emit(contactDeleted, presentContact(row))
}

function requireIdentity({ name, email, phone, externalId }: ContactChanges): void {
  if (name || email || phone || externalId) return
  throw new ApiError(
    'validation_error',
    'A contact needs at least one of name, email, phone and externalId.',
    { field: 'name' },
  )
}

/** Absent fields stay absent, so that the same mapping serves creation and change. */
function columnsOf(input: ContactChanges) {
  const { firstName, lastName, jobTitle, externalId, custom, ...same } = input
  return {
    ...same,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(jobTitle !== undefined && { job_title: jobTitle }),
    ...(externalId !== undefined && { external_id: externalId }),
    ...(custom !== undefined && { custom: JSON.stringify(custom) }),
  }
}

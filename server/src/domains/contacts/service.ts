import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { readFieldRules } from './custom-fields/rules.ts'
import { contactCreated, contactDeleted, contactTagged, contactUpdated } from './events.ts'
import { withDistinctHandles } from './handles/forms.ts'
import { columnsOf, presentContact } from './representation.ts'
import type { Contact, ContactChanges, NewContact } from './schema.ts'
import {
  type ContactColumns,
  type ContactRow,
  deleteContact,
  emptyContact,
  insertContact,
  lockContact,
  updateContact,
} from './store.ts'

export async function createContact(work: Work, input: NewContact): Promise<Contact> {
  const given = { ...emptyContact, ...columnsOf(input) }
  requireSound(given)
  const rules = await readFieldRules(work)
  rules.check(given.custom, null)
  const times = { created_at: work.now, updated_at: work.now }
  const row = withDistinctHandles({ ...given, id: newId(), ...times })
  insertContact(work, work.organizationId, row)
  const contact = presentContact(row)
  await work.emit(contactCreated, contact)
  return contact
}

export async function changeContact(
  work: Work,
  id: string,
  changes: ContactChanges,
): Promise<Contact> {
  const row = await lockContact(work.db, work.organizationId, id)
  if (!row) throw notFound()
  return reviseContact(work, row, columnsOf(changes))
}

/** Writes what differs from the row, which is locked; when nothing does, nothing happens. */
export async function reviseContact(
  work: Work,
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Promise<Contact> {
  const wanted = withDistinctHandles({ ...row, ...columns })
  const names = Object.keys(wanted) as (keyof ContactColumns)[]
  const changed = names.filter((name) => !isDeepStrictEqual(row[name], wanted[name]))
  if (changed.length === 0) return presentContact(row)
  requireSound(wanted)
  if (changed.includes('custom')) (await readFieldRules(work)).check(wanted.custom, row.custom)
  const change: Partial<ContactColumns> = {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    ...(changed.includes('phone') && { phone_info: null }),
    updated_at: work.now,
  }
  updateContact(work, work.organizationId, row.id, change)
  const contact = presentContact({ ...wanted, ...change })
  await work.emit(contactUpdated, contact)
  const addedTags = wanted.tags.filter((tag) => !row.tags.includes(tag))
  const removedTags = row.tags.filter((tag) => !wanted.tags.includes(tag))
  if (addedTags.length + removedTags.length > 0) {
    await work.emit(contactTagged, { ...contact, addedTags, removedTags })
  }
  return contact
}

export async function removeContact(work: Work, id: string): Promise<void> {
  const row = await deleteContact(work.db, work.organizationId, id)
  if (!row) throw notFound()
  await work.emit(contactDeleted, presentContact(row))
}

function requireSound(contact: Partial<ContactColumns>): void {
  const { name, email, phone, external_id, timezone } = contact
  if (!name && !email && !phone && !external_id) {
    throw new ApiError(
      'validation_error',
      'A contact needs at least one of name, email, phone and externalId.',
      { field: 'name' },
    )
  }
  if (timezone && !isTimezone(timezone)) {
    throw new ApiError('validation_error', 'timezone must be a time zone such as Europe/London.', {
      field: 'timezone',
    })
  }
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

import { isDeepStrictEqual } from 'node:util'
import { ApiError, notFound } from '../../platform/errors.ts'
import { type Cause, currentCause } from '../../platform/events/cause.ts'
import type { NewEvent } from '../../platform/events/store.ts'
import { newId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { withCompanyName } from './companies/membership.ts'
import { channels } from './consents/schema.ts'
import { type FieldRules, free, readFieldRules } from './custom-fields/rules.ts'
import {
  contactConsentChanged,
  contactCreated,
  contactDeleted,
  contactTagged,
  contactUpdated,
} from './events.ts'
import { withDistinctHandles } from './handles/forms.ts'
import { ContactId } from './ids.ts'
import { forgetContact } from './imports/changes-store.ts'
import { findSurvivorId } from './merge/aliases/store.ts'
import { deleteMergesOf, forgetIds } from './merge/store.ts'
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
  const columns = await withCompanyName(work, columnsOf(input))
  const row = draftContact(
    { ...columns, ...sourceOf(currentCause()) },
    { now: work.now, rules: await readFieldRules(work) },
  )
  insertContact(work, work.organizationId, row)
  const contact = presentContact(row)
  await work.emit(contactCreated, contact)
  return contact
}

/** Where a contact that the API makes comes from: of what a hook set off, from that hook. */
const sourceOf = (cause: Cause | null): Partial<ContactColumns> =>
  cause?.hookId === undefined ? {} : { source_kind: 'hook', source_id: cause.hookId }

/** The row of a new contact. */
export function draftContact(
  columns: Partial<ContactColumns>,
  { now, rules }: { now: Date; rules: FieldRules },
): ContactRow {
  const wanted = { ...emptyContact, ...columns }
  requireSound(wanted)
  rules.check(wanted.custom, null)
  return withDistinctHandles({ ...wanted, id: newId(), created_at: now, updated_at: now })
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
  return rewriteContact(work, row, await withCompanyName(work, columns, row))
}

/** As `reviseContact`, with the name of the company as it is given. */
export async function rewriteContact(
  work: Work,
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Promise<Contact> {
  const rules = columns.custom ? await readFieldRules(work) : free
  const revision = planRevision(row, columns, { now: work.now, rules })
  if (!revision) return presentContact(row)
  updateContact(work, work.organizationId, row.id, revision.change)
  for (const { type, data } of revision.events) await work.emit(type, data as never)
  return presentContact(revision.row)
}

export interface Revision {
  row: ContactRow
  change: Partial<ContactColumns>
  events: NewEvent[]
}

/** What changes of the row, and what is told of it; null where nothing does. */
export function planRevision(
  row: ContactRow,
  columns: Partial<ContactColumns>,
  { now, rules }: { now: Date; rules: FieldRules },
): Revision | null {
  const wanted = withDistinctHandles({ ...row, ...columns })
  const changed = listDifferences(row, wanted)
  if (changed.length === 0) return null
  requireSound(wanted)
  if (changed.includes('custom')) rules.check(wanted.custom, row.custom)
  const change: Partial<ContactColumns> = {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    ...(changed.includes('phone') && { phone_info: null }),
    updated_at: now,
  }
  const revised = { ...wanted, ...change }
  const contact = presentContact(revised)
  const addedTags = wanted.tags.filter((tag) => !row.tags.includes(tag))
  const removedTags = row.tags.filter((tag) => !wanted.tags.includes(tag))
  const changedChannels = channels.filter(
    (channel) => !isDeepStrictEqual(row.consent[channel], wanted.consent[channel]),
  )
  const events: NewEvent[] = [{ type: contactUpdated, data: contact }]
  if (addedTags.length + removedTags.length > 0) {
    events.push({ type: contactTagged, data: { ...contact, addedTags, removedTags } })
  }
  if (changedChannels.length > 0) {
    events.push({ type: contactConsentChanged, data: { ...contact, changedChannels } })
  }
  return { row: revised, change, events }
}

const listDifferences = (row: ContactRow, wanted: ContactRow): (keyof ContactColumns)[] =>
  (Object.keys(wanted) as (keyof ContactColumns)[]).filter(
    (name) => !isDeepStrictEqual(row[name], wanted[name]),
  )

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
    // What earlier events said about it goes, too.
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
    `The contact was merged into ${shown}. Delete that one.`,
  )
}

function requireSound(contact: Partial<ContactColumns>): void {
  const { name, email, phone, external_id, timezone } = contact
  // Spaces alone are no cell of a file: the contact could not come back from one.
  if (!name?.trim() && !email && !phone && !external_id?.trim()) {
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

import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import type { EventInput } from '../../../platform/events/store.ts'
import { newId } from '../../../platform/ids.ts'
import { channels } from '../consents/schema.ts'
import type { FieldRules } from '../custom-fields/rules.ts'
import { contactConsentChanged, contactTagged, contactUpdated } from '../events.ts'
import { isCalendarDay } from '../fields.ts'
import { emailKey } from '../handles/forms.ts'
import { emailsOf, labelledValues, phonesOf, withDistinctValues } from '../lists.ts'
import { presentContact } from '../representation.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'

interface Rules {
  now: Date
  rules: FieldRules
}

/** Returns the row of a new contact. @throws ApiError */
export function draftContact(columns: Partial<ContactColumns>, { now, rules }: Rules): ContactRow {
  const wanted = { ...emptyContact, ...columns, id: newId(), created_at: now, updated_at: now }
  requireSound(wanted)
  requireOwnLabels(wanted, columns)
  rules.check(wanted.custom, null)
  return hasLists(wanted) ? withDistinctValues(wanted) : wanted
}

export interface Revision {
  row: ContactRow
  change: Partial<ContactColumns>
  events: EventInput[]
}

/** Returns the changes of a row and their events; null if nothing changes. @throws ApiError */
export function planRevision(
  row: ContactRow,
  columns: Partial<ContactColumns>,
  { now, rules }: Rules,
): Revision | null {
  const given = {
    ...row,
    ...columns,
    ...keepExternalId(row, columns),
    ...keepMain(row, columns),
  }
  requireOwnLabels(given, columns)
  const wanted = hasLists(given) ? withDistinctValues(given) : given
  const changed = (Object.keys(wanted) as (keyof ContactColumns)[]).filter(
    (name) => !isDeepStrictEqual(row[name], wanted[name]),
  )
  if (changed.length === 0) return null
  requireSound(wanted)
  if (changed.includes('custom')) rules.check(wanted.custom, row.custom)
  const change: Partial<ContactColumns> = {
    ...Object.fromEntries(changed.map((name) => [name, wanted[name]])),
    updated_at: now,
  }
  const revised = { ...wanted, ...change }
  return { row: revised, change, events: eventsOf(row, revised) }
}

/** Swaps an external id with one that a merge kept: both lead to the contact. */
function keepExternalId(
  { external_id: value, merged_identifiers: kept }: ContactRow,
  { external_id: wanted, merged_identifiers }: Partial<ContactColumns>,
): Partial<ContactColumns> {
  const isKept = kept.some((one) => one.field === 'externalId' && one.value === wanted)
  if (!isKept || value === null || merged_identifiers) return {}
  return { merged_identifiers: [{ field: 'externalId', value }, ...kept] }
}

/** Returns false for most contacts, which have no list to compare. */
const hasLists = (row: ContactRow): boolean =>
  row.additional_emails.length + row.additional_phones.length + row.fax_numbers.length > 0 ||
  row.websites.length + row.additional_addresses.length + row.merged_identifiers.length > 0 ||
  Object.keys(row.email_labels).length + Object.keys(row.phone_labels).length > 0

/** Swaps the main address or number with the additional one that replaces it. */
function keepMain(row: ContactRow, columns: Partial<ContactColumns>): Partial<ContactColumns> {
  const { email, phone, additional_emails, additional_phones } = columns
  const isOther = (one: string) => (given: string) => emailKey(given) === emailKey(one)
  return {
    ...(email && !additional_emails && row.additional_emails.some(isOther(email))
      ? { additional_emails: emailsOf(row) }
      : {}),
    ...(phone && !additional_phones && row.additional_phones.includes(phone)
      ? { additional_phones: phonesOf(row) }
      : {}),
  }
}

/** @throws ApiError if a label belongs to a value that the contact does not have, which may be a typo */
function requireOwnLabels(wanted: ContactRow, columns: Partial<ContactColumns>): void {
  const fields = { email_labels: 'emailLabels', phone_labels: 'phoneLabels' } as const
  for (const column of ['email_labels', 'phone_labels'] as const) {
    const labels = columns[column]
    if (!labels) continue
    const own = new Set(labelledValues(wanted)[column].map(emailKey))
    const stray = Object.keys(labels).find((value) => !own.has(emailKey(value)))
    if (stray === undefined) continue
    const field = `${fields[column]}.${stray}`
    const message = `${field} has a label for a value that the contact does not have. Add the value or leave the label out.`
    throw new ApiError('validation_error', message, { field })
  }
}

function eventsOf(before: ContactRow, after: ContactRow): EventInput[] {
  const contact = presentContact(after)
  const addedTags = after.tags.filter((tag) => !before.tags.includes(tag))
  const removedTags = before.tags.filter((tag) => !after.tags.includes(tag))
  const changedChannels = channels.filter(
    (channel) => !isDeepStrictEqual(before.consent[channel], after.consent[channel]),
  )
  const events: EventInput[] = [{ type: contactUpdated, data: contact }]
  if (addedTags.length + removedTags.length > 0) {
    events.push({ type: contactTagged, data: { ...contact, addedTags, removedTags } })
  }
  if (changedChannels.length > 0) {
    events.push({ type: contactConsentChanged, data: { ...contact, changedChannels } })
  }
  return events
}

function requireSound(contact: Partial<ContactColumns>): void {
  const { name, email, phone, external_id, timezone, birthday } = contact
  // A cell of only spaces counts as empty: a contact could not be restored from it.
  if (!name?.trim() && !email && !phone && !external_id?.trim()) {
    throw new ApiError(
      'validation_error',
      'A contact needs at least one of name, email, phone and externalId.',
      { field: 'name' },
    )
  }
  // A leap year has every day that a year can have.
  if (birthday && !isCalendarDay(birthday.replace(/^-/, '2000'))) {
    throw new ApiError(
      'validation_error',
      'birthday must be a date that exists, such as 1815-12-10.',
      {
        field: 'birthday',
      },
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
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

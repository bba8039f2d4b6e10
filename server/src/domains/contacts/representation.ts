import { asStored } from '../../platform/db/stored-json.ts'
import { lineOf } from '../../platform/operations/tool.ts'
import { MemberId } from '../people/index.ts'
import { CompanyId, ContactId } from './ids.ts'
import type { Contact, ContactChanges } from './schema.ts'
import { type ContactColumns, type ContactRow, emptyContact } from './store.ts'

export const presentContact = (row: ContactRow): Contact => ({
  id: ContactId.show(row.id),
  name: row.name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  jobTitle: row.job_title,
  externalId: row.external_id,
  tags: row.tags,
  custom: row.custom,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  mergedIdentifiers: row.merged_identifiers,
  ...presentOptional(row),
})

/** Only what is there: a contact of few fields stays small in answers, events and the audit log. */
const presentOptional = (row: ContactRow): Partial<Contact> => ({
  ...(row.additional_emails.length > 0 && { additionalEmails: row.additional_emails }),
  ...(row.additional_phones.length > 0 && { additionalPhones: row.additional_phones }),
  ...(row.owner_id && { ownerId: MemberId.show(row.owner_id) }),
  ...(row.company_id && { companyId: CompanyId.show(row.company_id) }),
  ...(row.address && { address: row.address }),
  ...(row.locale && { locale: row.locale }),
  ...(row.timezone && { timezone: row.timezone }),
  ...(row.do_not_contact && { doNotContact: true }),
  ...(row.phone_info && { phoneInfo: row.phone_info }),
  ...(Object.keys(row.consent).length > 0 && { consent: row.consent }),
  ...(row.source_kind !== 'api' && { source: { kind: row.source_kind, id: row.source_id } }),
  ...(row.merged_from.length > 0 && { mergedFrom: row.merged_from.map(ContactId.show) }),
  ...(row.last_activity_at && { lastActivityAt: row.last_activity_at.toISOString() }),
})

const columnNames = {
  name: 'name',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  jobTitle: 'job_title',
  externalId: 'external_id',
  tags: 'tags',
  custom: 'custom',
  additionalEmails: 'additional_emails',
  additionalPhones: 'additional_phones',
  ownerId: 'owner_id',
  companyId: 'company_id',
  address: 'address',
  locale: 'locale',
  timezone: 'timezone',
  doNotContact: 'do_not_contact',
} as const satisfies Record<keyof ContactChanges, keyof ContactColumns>

/** Absent fields stay absent, so that the same mapping serves creation and change; null clears also a list. */
export function columnsOf(input: ContactChanges): Partial<ContactColumns> {
  const columns = Object.entries(columnNames)
    .filter(([field]) => input[field as keyof ContactChanges] !== undefined)
    .map(([field, column]) => [
      column,
      input[field as keyof ContactChanges] ?? emptyContact[column],
    ])
  const { ownerId, companyId, custom, address } = input
  return {
    ...Object.fromEntries(columns),
    ...(custom && { custom: asStored(custom) }),
    ...(address && { address: asStored(address) }),
    ...(ownerId && { owner_id: MemberId.read(ownerId) }),
    ...(companyId && { company_id: CompanyId.read(companyId) }),
  }
}

/** The column of a field that has one of its own. */
export const columnOf = (field: string): keyof typeof emptyContact | undefined =>
  Object.hasOwn(columnNames, field) ? columnNames[field as keyof typeof columnNames] : undefined

const fieldNames = new Map<string, string>(
  Object.entries(columnNames).map(([field, column]) => [column, field]),
)

/** The field that shows a column. */
export const fieldOf = (column: keyof ContactColumns): string => fieldNames.get(column) ?? column

/** A contact as a line that a model reads. */
export const contactLine = ({ id, name, firstName, lastName, ...rest }: Contact): string => {
  const { email, phone, company, tags } = rest
  return lineOf(id, name ?? lineOf(firstName, lastName), email, phone, company, ...tags)
}

export const contactText = (contact: Contact): string =>
  `${contactLine(contact)}\n${JSON.stringify(contact)}`

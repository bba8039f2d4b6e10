import { asStored } from '../../platform/db/stored-json.ts'
import { lineOf } from '../../platform/operations/tool.ts'
import { MemberId } from '../people/index.ts'
import type {
  AdditionalAddressParts,
  AddressParts,
  StoredAdditionalAddress,
  StoredAddress,
} from './fields.ts'
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
  additionalEmails: row.additional_emails,
  additionalPhones: row.additional_phones,
  ownerId: row.owner_id && MemberId.show(row.owner_id),
  companyId: row.company_id && CompanyId.show(row.company_id),
  address: presentAddress(row.address),
  locale: row.locale,
  timezone: row.timezone,
  doNotContact: row.do_not_contact,
  birthday: row.birthday,
  websites: row.websites,
  additionalAddresses: row.additional_addresses.map(({ label, ...address }) => ({
    label: label ?? null,
    ...partsOf(address),
  })),
  faxNumbers: row.fax_numbers,
  emailLabels: row.email_labels,
  phoneLabels: row.phone_labels,
  phoneInfo: row.phone_info,
  consent: { ...unknownConsent, ...row.consent },
  source: row.source_kind === 'api' ? null : { kind: row.source_kind, id: row.source_id },
  lastActivityAt: row.last_activity_at?.toISOString() ?? null,
  mergedFrom: row.merged_from.map(ContactId.show),
  mergedIdentifiers: row.merged_identifiers,
})

export const presentAddress = (address: StoredAddress | null): Contact['address'] =>
  address && partsOf(address)

const partsOf = (address: StoredAddress) => ({
  street: address.street ?? null,
  city: address.city ?? null,
  region: address.region ?? null,
  postalCode: address.postalCode ?? null,
  country: address.country ?? null,
})

/** Returns the parts that have a value; null if none has. */
export function readAddress(address: AddressParts): StoredAddress | null {
  const parts = Object.entries(address).filter(([, part]) => part !== null && part !== undefined)
  return parts.length > 0 ? asStored(Object.fromEntries(parts)) : null
}

/** Leaves out addresses without any part but their label. */
const readAdditionalAddresses = (
  addresses: readonly AdditionalAddressParts[],
): StoredAdditionalAddress[] =>
  addresses.flatMap(({ label, ...parts }) => {
    const address = readAddress(parts)
    return address ? [asStored({ ...address, ...(label && { label }) })] : []
  })

const unknownConsent = { email: null, sms: null, call: null }

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
  birthday: 'birthday',
  websites: 'websites',
  additionalAddresses: 'additional_addresses',
  faxNumbers: 'fax_numbers',
  emailLabels: 'email_labels',
  phoneLabels: 'phone_labels',
} as const satisfies Record<keyof ContactChanges, keyof ContactColumns>

/**
 * Returns the columns to write. Absent fields stay absent, so that the same mapping serves create and update. Null also
 * clears a list.
 */
export function columnsOf(input: ContactChanges): Partial<ContactColumns> {
  const columns = Object.entries(columnNames)
    .filter(([field]) => input[field as keyof ContactChanges] !== undefined)
    .map(([field, column]) => [
      column,
      input[field as keyof ContactChanges] ?? emptyContact[column],
    ])
  const { ownerId, companyId, custom, address, websites, additionalAddresses } = input
  return {
    ...Object.fromEntries(columns),
    ...(custom && { custom: asStored(custom) }),
    ...(address && { address: readAddress(address) }),
    ...(websites && {
      websites: websites.map(({ url, label = null }) => asStored({ url, label })),
    }),
    ...(additionalAddresses && {
      additional_addresses: readAdditionalAddresses(additionalAddresses),
    }),
    ...(ownerId && { owner_id: MemberId.read(ownerId) }),
    ...(companyId && { company_id: CompanyId.read(companyId) }),
  }
}

/** Fields that a write can change. */
export const writableFields = Object.keys(columnNames) as (keyof typeof columnNames)[]

/** Returns the column of a field that has its own column. */
export const columnOf = (field: string): keyof typeof emptyContact | undefined =>
  Object.hasOwn(columnNames, field) ? columnNames[field as keyof typeof columnNames] : undefined

const fieldNames = new Map<string, string>(
  Object.entries(columnNames).map(([field, column]) => [column, field]),
)

/** Returns the field that shows a column. */
export const fieldOf = (column: keyof ContactColumns): string => fieldNames.get(column) ?? column

export const nameIn = ({ name, firstName, lastName }: Contact): string =>
  name ?? lineOf(firstName, lastName)

/** Formats a contact as a line for a language model. */
export const contactLine = (contact: Contact): string => {
  const { id, email, phone, company, tags } = contact
  return lineOf(id, nameIn(contact), email, phone, company, ...tags)
}

export const contactText = (contact: Contact): string =>
  `${contactLine(contact)}\n${JSON.stringify(contact)}`

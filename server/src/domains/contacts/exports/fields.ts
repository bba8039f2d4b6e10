import { MemberId } from '../../people/index.ts'
import { ContactId } from '../ids.ts'
import type { ContactRow } from '../store.ts'
import type { ExportField } from './schema.ts'

export type ExportedColumn = keyof ContactRow

/** A contact with the columns that an export reads. */
export type ExportedRow = Pick<ContactRow, 'id'> & Partial<ContactRow>

interface ExportedField {
  columns: readonly ExportedColumn[]
  /** Reads the value as the API shows it. Empty (nothing, list or object) if the contact has none. */
  read(row: ContactRow): unknown
}

const plain = (column: ExportedColumn): ExportedField => ({
  columns: [column],
  read: (row) => row[column],
})

const time = (column: 'created_at' | 'updated_at' | 'last_activity_at'): ExportedField => ({
  columns: [column],
  read: (row) => row[column]?.toISOString(),
})

const fields: Readonly<Record<ExportField, ExportedField>> = {
  id: { columns: ['id'], read: ({ id }) => ContactId.show(id) },
  externalId: plain('external_id'),
  name: plain('name'),
  firstName: plain('first_name'),
  lastName: plain('last_name'),
  email: plain('email'),
  additionalEmails: plain('additional_emails'),
  phone: plain('phone'),
  additionalPhones: plain('additional_phones'),
  company: plain('company'),
  jobTitle: plain('job_title'),
  tags: plain('tags'),
  address: plain('address'),
  locale: plain('locale'),
  timezone: plain('timezone'),
  doNotContact: {
    columns: ['do_not_contact'],
    read: ({ do_not_contact }) => (do_not_contact ? true : null),
  },
  birthday: plain('birthday'),
  websites: plain('websites'),
  additionalAddresses: plain('additional_addresses'),
  faxNumbers: plain('fax_numbers'),
  emailLabels: plain('email_labels'),
  phoneLabels: plain('phone_labels'),
  custom: plain('custom'),
  ownerId: {
    columns: ['owner_id'],
    read: ({ owner_id }) => owner_id && MemberId.show(owner_id),
  },
  phoneInfo: plain('phone_info'),
  consent: plain('consent'),
  source: {
    columns: ['source_kind', 'source_id'],
    read: ({ source_kind, source_id }) =>
      source_kind === 'api' ? null : { kind: source_kind, id: source_id },
  },
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  lastActivityAt: time('last_activity_at'),
}

/** Returns the columns that an export of these fields reads. Reading a column costs as much as writing a cell. */
export const columnsOf = (names: readonly ExportField[]): ExportedColumn[] => [
  ...new Set(['id' as const, ...names.flatMap((name) => fields[name].columns)]),
]

/** Returns a reader of a field. It returns null if the contact has no value. */
export function valueReader(name: ExportField): (row: ExportedRow) => unknown {
  const { read } = fields[name]
  return (row) => {
    // Its columns were read.
    const value = read(row as ContactRow) ?? null
    return isEmpty(value) ? null : value
  }
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  for (const _ in value) return false
  return true
}

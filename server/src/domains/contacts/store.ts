import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ownedTable } from '../../platform/db/owned-table.ts'
import { listed, statement } from '../../platform/db/statement.ts'
import type { ContactsTable } from '../../platform/db/tables.generated.ts'
import type { Labels, StoredAdditionalAddress, StoredAddress, Website } from './fields.ts'
import { findSurvivorId } from './merge/aliases/store.ts'
import type { Contact } from './schema.ts'

export const columns = [
  'id',
  'external_id',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'job_title',
  'tags',
  'custom',
  'created_at',
  'updated_at',
  'additional_emails',
  'additional_phones',
  'phone_info',
  'owner_id',
  'company_id',
  'address',
  'locale',
  'timezone',
  'consent',
  'do_not_contact',
  'source_kind',
  'source_id',
  'last_activity_at',
  'merged_from',
  'merged_identifiers',
  'birthday',
  'websites',
  'additional_addresses',
  'fax_numbers',
  'email_labels',
  'phone_labels',
] as const

/** Columns that the database types only as text and JSON, with the types that the API checks guarantee. */
interface TypedColumns {
  custom: Contact['custom']
  phone_info: Contact['phoneInfo']
  address: StoredAddress | null
  consent: Partial<{
    [Channel in keyof Contact['consent']]: NonNullable<Contact['consent'][Channel]>
  }>
  merged_identifiers: Contact['mergedIdentifiers']
  websites: Website[]
  additional_addresses: StoredAdditionalAddress[]
  email_labels: Labels
  phone_labels: Labels
  source_kind: 'api' | NonNullable<Contact['source']>['kind']
}

export type ContactRow = Omit<
  Pick<Selectable<ContactsTable>, (typeof columns)[number]>,
  keyof TypedColumns
> &
  TypedColumns

export type ContactColumns = Omit<ContactRow, 'id' | 'created_at'>

/** A contact without any value. */
export const emptyContact: Omit<ContactColumns, 'updated_at'> = {
  external_id: null,
  name: null,
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  company: null,
  job_title: null,
  tags: [],
  custom: {},
  additional_emails: [],
  additional_phones: [],
  phone_info: null,
  owner_id: null,
  company_id: null,
  address: null,
  locale: null,
  timezone: null,
  consent: {},
  do_not_contact: false,
  source_kind: 'api',
  source_id: null,
  last_activity_at: null,
  merged_from: [],
  merged_identifiers: [],
  birthday: null,
  websites: [],
  additional_addresses: [],
  fax_numbers: [],
  email_labels: {},
  phone_labels: {},
}

const byId = `select ${listed(columns)} from contacts where organization_id = $1 and id = $2`
const findById = statement<ContactRow>(byId)
const lockById = statement<ContactRow>(`${byId} for update`)

/** Finds the contact, or the survivor it was merged into. */
export async function findContact(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> {
  const [row] = await findById(db, organizationId, id)
  if (row) return row
  const survivorId = await findSurvivorId(db, organizationId, id)
  return survivorId === undefined ? undefined : (await findById(db, organizationId, survivorId))[0]
}

/**
 * Locks the contact, or the survivor it was merged into. Changes reach a contact by several paths, and its row is their
 * common lock.
 */
export async function lockContact(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> {
  const [row] = await lockById(db, organizationId, id)
  if (row) return row
  const survivorId = await findSurvivorId(db, organizationId, id)
  return survivorId === undefined ? undefined : (await lockById(db, organizationId, survivorId))[0]
}

/** Statements of single rows. They don't follow a merged contact to its survivor. */
export const contactRows = ownedTable<'contacts', ContactRow>('contacts', { columns })

export const deleteContact = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> =>
  contactRows
    .deleting(db, organizationId, id)
    .returning(columns)
    .$castTo<ContactRow>()
    .executeTakeFirst()

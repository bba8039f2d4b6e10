import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { ContactsTable } from '../../platform/db/tables.generated.ts'

const columns = [
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
] as const

export type ContactRow = Pick<Selectable<ContactsTable>, (typeof columns)[number]>

export const insertContact = ({ db, write }: Writing, contact: Insertable<ContactsTable>): void =>
  write(db.insertInto('contacts').values(contact))

/** What an insert that names no column leaves behind. */
export const emptyContact = {
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
}

export async function findContact(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> {
  return db
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function updateContact(
  db: Db,
  organizationId: string,
  id: string,
  change: Updateable<ContactsTable>,
): Promise<ContactRow> {
  return db
    .updateTable('contacts')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function deleteContact(
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContactRow | undefined> {
  return db
    .deleteFrom('contacts')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

export interface ContactFilter {
  q: string | undefined
  email: string | undefined
  phone: string | undefined
  tag: string | undefined
}

/** Newest first, one row more than the limit when there is another page. */
export async function listContacts(
  db: Db,
  organizationId: string,
  { q, email, phone, tag }: ContactFilter,
  page: { after: string | null; limit: number },
): Promise<ContactRow[]> {
  let query = db
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== null) query = query.where('id', '<', page.after)
  if (q !== undefined) query = query.where('search', 'like', `%${literal(q.toLowerCase())}%`)
  if (email !== undefined)
    query = query.where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
  if (phone !== undefined) query = query.where('phone', '=', phone)
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> array[${tag}]`)
  return query.execute()
}

const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

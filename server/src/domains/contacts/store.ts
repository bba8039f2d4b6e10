import {
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { containing } from '../../platform/db/like-pattern.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { ContactsTable, Tables } from '../../platform/db/tables.generated.ts'

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

interface Page {
  after: string | null
  limit: number
}

/** Contacts that are looked at one after the other before an index is asked: some 3 ms. */
const maxWalked = 2_000

/**
 * Newest first, one row more than the limit when there is another page. What many contacts have is found near
 * the beginning of the list; what few have, by an index. Both are tried, so that the choice hangs on no
 * statistics: by those, a tag of old contacts alone was looked for among a million newer ones.
 */
export async function listContacts(
  db: Db,
  organizationId: string,
  filter: ContactFilter,
  page: Page,
): Promise<ContactRow[]> {
  const fits = conditionOf(filter)
  const isWide = filter.q !== undefined || filter.tag !== undefined
  const isNarrow = filter.email !== undefined || filter.phone !== undefined
  if (isNarrow || !isWide) return firstOf(listed(db, organizationId, page).where(fits), page)
  const next = listed(db, organizationId, page).selectAll().orderBy('id', 'desc').limit(maxWalked)
  const near = await firstOf(db.selectFrom(next.as('contacts')).where(fits), page)
  if (near.length > page.limit) return near
  // Its own step, because a planner that knows of the order walks along it.
  const found = listed(db, organizationId, page).select('id').where(fits)
  return firstOf(
    db
      .with(
        (step) => step('found').materialized(),
        () => found,
      )
      .selectFrom('contacts')
      .where('organization_id', '=', organizationId)
      .where('id', 'in', (from) =>
        from
          .selectFrom('found')
          .select('found.id')
          .orderBy('found.id', 'desc')
          .limit(page.limit + 1),
      ),
    page,
  )
}

const listed = (db: Db, organizationId: string, { after }: Page) =>
  db
    .selectFrom('contacts')
    .where('organization_id', '=', organizationId)
    .$if(after !== null, (query) => query.where('id', '<', after))

const firstOf = (
  query: SelectQueryBuilder<Tables, 'contacts', object>,
  { limit }: Page,
): Promise<ContactRow[]> =>
  query
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

function conditionOf({ q, email, phone, tag }: ContactFilter) {
  const conditions = [
    ...(q === undefined ? [] : [sql`search like ${containing(q.toLowerCase())}`]),
    ...(email === undefined ? [] : [sql`lower(email) = ${email.toLowerCase()}`]),
    ...(phone === undefined ? [] : [sql`phone = ${phone}`]),
    ...(tag === undefined ? [] : [sql`tags @> array[${tag}]`]),
  ]
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

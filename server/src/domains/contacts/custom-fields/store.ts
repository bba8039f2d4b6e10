import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { ContactFieldsTable } from '../../../platform/db/tables.generated.ts'
import { hasField } from '../search/text-values.ts'
import type { FieldType } from './values.ts'

/** Work that the job still has to do for the order of a field. */
export type SortWork = 'indexing' | 'removing'

export type FieldRow = Omit<Selectable<ContactFieldsTable>, 'type' | 'sort_work'> & {
  type: FieldType
  sort_work: SortWork | null
}

const table = ownedTable<'contact_fields', FieldRow>('contact_fields')

export const {
  insert: insertField,
  update: updateField,
  find: findField,
  delete: deleteField,
} = table

export const listFields = (db: Db, organizationId: string): Promise<FieldRow[]> =>
  table.select(db, organizationId).execute()

/** Lists fields, newest first, one row more than the limit if there is another page. */
export const listFieldPage = (db: Db, organizationId: string, page: PageOf): Promise<FieldRow[]> =>
  newestFirst(table.select(db, organizationId), page)

/** Locks a field in share mode until the transaction ends, so that nobody changes or deletes it. */
export const lockField = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<FieldRow | undefined> =>
  table.select(db, organizationId).where('id', '=', id).forShare().executeTakeFirst()

/**
 * Reads the version and holds it until the transaction ends: a change of a field waits. Undefined if the organization
 * has no fields.
 */
export const holdVersion = async (
  db: Db,
  organizationId: string,
): Promise<{ version: number; is_strict: boolean } | undefined> =>
  (await holdSet(db, organizationId))[0]

const holdSet = statement<{ version: number; is_strict: boolean }>(
  'select version, is_strict from hold_contact_fields($1)',
)

export const findSet = (
  db: Db,
  organizationId: string,
): Promise<{ is_strict: boolean } | undefined> =>
  db
    .selectFrom('contact_field_sets')
    .select('is_strict')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()

/**
 * Waits for transactions that write contacts of the organization, and makes later ones wait and read the fields again.
 */
export async function raiseVersion(
  db: Db,
  organizationId: string,
  isStrict?: boolean,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtextextended('contact writers ' || ${organizationId}::uuid, 0))`.execute(db)
  await db
    .insertInto('contact_field_sets')
    .values({ organization_id: organizationId, version: 1, is_strict: isStrict ?? false })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({
        version: sql`contact_field_sets.version + 1`,
        ...(isStrict !== undefined && { is_strict: isStrict }),
      }),
    )
    .execute()
}

/** Counts the values under a key, up to `max`, and how many of them differ. */
export async function countValues(
  db: Db,
  organizationId: string,
  key: string,
  max: number,
): Promise<{ all: number; different: number }> {
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::integer as "all", count(distinct value)::integer as different from (
      ${valuesOf(organizationId, key)} limit ${sql.lit(max)}) as held`.execute(db)
  return rows[0] ?? { all: 0, different: 0 }
}

/** Finds the values through the index that filters use. */
const valuesOf = (organizationId: string, key: string) => sql`
  select id, custom ->> ${key} as value from contacts
  where organization_id = ${organizationId} and ${hasField(`custom.${key}`)}
    and custom ->> ${key} is not null`

/** Claims the values that contacts have, and those that a merge kept and no contact has. */
export async function claimValues({ db }: Writing, organizationId: string, key: string) {
  const kind = `custom.${key}`
  await sql`insert into contact_handles (organization_id, kind, value, contact_id)
    select ${organizationId}::uuid, ${kind}, value, id from (${valuesOf(organizationId, key)}) as held
    order by value`.execute(db)
  await sql`insert into contact_handles (organization_id, kind, value, contact_id)
    select organization_id, ${kind}, one ->> 'value', id
    from contacts cross join lateral jsonb_array_elements(merged_identifiers) as one
    where organization_id = ${organizationId} and merged_identifiers <> '[]' and one ->> 'field' = ${kind}
    order by 3 on conflict do nothing`.execute(db)
}

export const releaseValues = ({ db }: Writing, organizationId: string, key: string) =>
  db
    .deleteFrom('contact_handles')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', `custom.${key}`)
    .execute()

export interface ReindexStep {
  after: string | null
  isLast: boolean
}

/** Commits a step without waiting for the disk: after a crash the job runs again and writes what was lost. */
export const commitSoon = ({ db, write }: Writing): void =>
  write({ compile: () => sql`set local synchronous_commit = off`.compile(db) })

/**
 * Writes the sort keys of the next contacts by id, and holds the contacts so that nobody deletes them first. A
 * concurrent update neither waits nor is waited for: its key wins over the one written here.
 */
export async function writeSortKeys(
  { db }: Writing,
  organizationId: string,
  { id, key, type }: { id: string; key: string; type: string },
  { after, limit }: { after: string | null; limit: number },
): Promise<ReindexStep> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts
    where organization_id = ${organizationId} and ${after ? sql`id > ${after}::uuid` : sql`true`}
    order by id limit ${sql.lit(limit)} for key share`.execute(db)
  await sql`
    insert into contact_sort_keys (organization_id, contact_id, field_id, key)
    select c.organization_id, c.id, ${id}::uuid, custom_sort_key(${type}, c.custom -> ${key})
    from contacts c
    where c.organization_id = ${organizationId} and c.id = any(${rows.map((row) => row.id)}::uuid[])
    on conflict do nothing`.execute(db)
  return { after: rows.at(-1)?.id ?? null, isLast: rows.length < limit }
}

export async function deleteSortKeys(
  { db }: Writing,
  organizationId: string,
  fieldId: string,
  limit: number,
): Promise<ReindexStep> {
  const { rows } = await sql`
    with part as materialized (
      select organization_id, contact_id, field_id from contact_sort_keys
      where organization_id = ${organizationId} and field_id = ${fieldId}::uuid
      limit ${sql.lit(limit)}
    )
    delete from contact_sort_keys k using part
    where k.organization_id = part.organization_id and k.contact_id = part.contact_id
      and k.field_id = part.field_id
    returning k.contact_id`.execute(db)
  return { after: null, isLast: rows.length < limit }
}

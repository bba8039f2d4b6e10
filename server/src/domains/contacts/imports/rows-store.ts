import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import { type ContactRow, columns } from '../store.ts'
import type { Claim } from './holders.ts'

export type HeldHandle = Claim & { contactId: string }

/** Which of the handles belong to whom. Each is looked up by the key: a join would read what the planner thinks is little. */
export async function listHolders(
  db: Db,
  organizationId: string,
  handles: readonly Claim[],
): Promise<HeldHandle[]> {
  if (handles.length === 0) return []
  const [kinds, values] = [handles.map(({ kind }) => kind), handles.map(({ value }) => value)]
  const { rows } = await sql<HeldHandle>`
    select h.kind, h.value, h.contact_id as "contactId"
    from unnest(${kinds}::text[], ${values}::text[]) as asked (kind, value)
    cross join lateral (
      select kind, value, contact_id from contact_handles
      where organization_id = ${organizationId} and kind = asked.kind and value = asked.value limit 1
    ) h`.execute(db)
  return rows
}

/** In the order of ids, so that two that lock many never wait for each other. */
export async function lockContacts(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<ContactRow[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('contacts')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .$castTo<ContactRow>()
    .execute()
}

const types = {
  id: 'uuid',
  external_id: 'text',
  name: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  company: 'text',
  job_title: 'text',
  tags: 'text[]',
  custom: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  additional_emails: 'text[]',
  additional_phones: 'text[]',
  phone_info: 'jsonb',
  owner_id: 'uuid',
  address: 'jsonb',
  locale: 'text',
  timezone: 'text',
  consent: 'jsonb',
  do_not_contact: 'boolean',
  source_kind: 'text',
  source_id: 'text',
  last_activity_at: 'timestamptz',
  company_id: 'uuid',
  merged_from: 'uuid[]',
} as const satisfies Record<(typeof columns)[number], string>

type Column = keyof typeof types

const rowsOf = (rows: readonly Partial<ContactRow>[], names: readonly Column[]) => {
  const record = names.map((name) => sql`${sql.ref(name)} ${sql.raw(types[name])}`)
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as c (${sql.join(record)})`
}

/** All of them in one statement, which is not waited for. */
export function insertContacts(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly ContactRow[],
): void {
  // A file has few columns of the many, and each costs every row, as JSON and when that is read.
  const filled = columns.filter((name) => rows.some((row) => !isInitial(row[name])))
  const parts = rows.map((row) => Object.fromEntries(filled.map((name) => [name, row[name]])))
  const names = sql.join(filled.map((name) => sql.ref(name)))
  const insert = sql`
    insert into contacts (organization_id, ${names})
    select ${organizationId}, ${names} from ${rowsOf(parts, filled)}`
  write({ compile: () => insert.compile(db) })
}

/** Whether the table itself has that value for a new contact. */
const isInitial = (value: ContactRow[Column]): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

/** What no import changes. */
const kept: readonly string[] = [
  ...['id', 'created_at', 'owner_id', 'company_id', 'merged_from', 'consent', 'last_activity_at'],
  ...['source_kind', 'source_id'],
]
const changeable = columns.filter((name) => !kept.includes(name))

/** Every column that an import may change, of rows that are locked. */
export function updateContacts(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly ContactRow[],
): void {
  const changes = changeable.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`)
  const update = sql`
    update contacts c set ${sql.join(changes)}
    from (select * from ${rowsOf(rows, columns)}) as n
    where c.organization_id = ${organizationId} and c.id = n.id`
  write({ compile: () => update.compile(db) })
}

/** How many more contacts the plan allows; null for no limit. Nobody else adds one until the end of the work. */
export async function findRoom(tx: Tx, organizationId: string): Promise<number | null> {
  const { rows } = await sql<{ room: number | null }>`
    select plan_room(${organizationId}, 'contacts') as room`.execute(tx)
  return rows[0]?.room ?? null
}

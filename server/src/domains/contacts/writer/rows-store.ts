import { type Compilable, CompiledQuery, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onePlanMark } from '../../../platform/db/gathering-client.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import { insertRows, listed, statement } from '../../../platform/db/statement.ts'
import { type ContactColumns, type ContactRow, columns } from '../store.ts'
import type { ClaimedIdentifier, Identifier, ReleasedIdentifier } from './identifier-index.ts'

/** A changed row, and the names of its changed columns. */
export interface UpdatedRow {
  before: ContactRow
  after: ContactRow
  names: ReadonlySet<keyof ContactColumns>
}

/** Finds each identifier by its key: the planner would underestimate a join. */
const holdersOf = `
  select held.contact_id from unnest($2::text[], $3::text[]) as asked (kind, value)
  cross join lateral (
    select contact_id from contact_handles
    where organization_id = $1 and kind = asked.kind and value = asked.value limit 1) held`

const lockRows = statement<ContactRow>(`
  select ${listed(columns)} from contacts
  where organization_id = $1 and id = any(array(
    ${holdersOf}
    union all select unnest($4::uuid[])
    union all select survivor_id from merged_contacts
      where organization_id = $1 and contact_id = any($4::uuid[])))
  order by id for update`)

/**
 * Locks the contacts with these ids, their survivors, and those with one of the identifiers, in the order of ids, so
 * that two transactions that lock many never deadlock.
 */
export async function lockContacts(
  tx: Tx,
  organizationId: string,
  { ids, identifiers }: { ids: readonly string[]; identifiers: readonly Identifier[] },
): Promise<ContactRow[]> {
  if (ids.length + identifiers.length === 0) return []
  return lockRows(tx, organizationId, kindsOf(identifiers), valuesOf(identifiers), [...ids])
}

const kindsOf = (some: readonly Identifier[]): string[] => some.map(({ kind }) => kind)
const valuesOf = (some: readonly Identifier[]): string[] => some.map(({ value }) => value)

/** Returns how many more contacts the plan allows; null for no limit. Nobody else can add one until the work ends. */
export async function findRoom(db: Db, organizationId: string): Promise<number | null> {
  const { rows } = await sql<{ room: number | null }>`
    select plan_room(${organizationId}, 'contacts') as room`.execute(db)
  return rows[0]?.room ?? null
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
  company_id: 'uuid',
  address: 'jsonb',
  locale: 'text',
  timezone: 'text',
  consent: 'jsonb',
  do_not_contact: 'boolean',
  source_kind: 'text',
  source_id: 'text',
  last_activity_at: 'timestamptz',
  merged_from: 'uuid[]',
  merged_identifiers: 'jsonb',
  birthday: 'text',
  websites: 'jsonb',
  additional_addresses: 'jsonb',
  fax_numbers: 'text[]',
  email_labels: 'jsonb',
  phone_labels: 'jsonb',
} as const satisfies Record<(typeof columns)[number], string>

type Column = keyof typeof types

/** Defaults of columns that a new row leaves out; null for the others. */
const initial: Partial<Record<Column, string>> = {
  tags: `'{}'`,
  custom: `'{}'`,
  additional_emails: `'{}'`,
  additional_phones: `'{}'`,
  consent: `'{}'`,
  do_not_contact: 'false',
  merged_from: `'{}'`,
  merged_identifiers: `'[]'`,
  websites: `'[]'`,
  additional_addresses: `'[]'`,
  fax_numbers: `'{}'`,
  email_labels: `'{}'`,
  phone_labels: `'{}'`,
}

const recordOf = (names: readonly Column[]): string =>
  names.map((name) => `"${name}" ${types[name]}`).join(', ')
const storedValue = (name: Column): string =>
  initial[name] ? `coalesce(c."${name}", ${initial[name]})` : `c."${name}"`

const maxClaimed = 64

const insertContacts = `
  insert into contacts (organization_id, ${listed(columns)})
  select o.id, ${columns.map(storedValue).join(', ')}
  from organizations o, json_to_recordset($2::text::json) as c (${recordOf(columns)})
  where o.id = $1`

const queueContacts = `
  insert into unmatched_contacts (organization_id, contact_id)
  select o.id, unnest($2::uuid[]) from organizations o where o.id = $1 on conflict do nothing`

/** A claim waits for a transaction that claims the same; in their order, so that two never wait for each other. */
const refusingOthers = (claimed: number): string => `
  on conflict (organization_id, kind, value) do update
    set contact_id = refuse_identifier(excluded.kind, excluded.value, $${claimed}::text::json)
    where contact_handles.contact_id <> excluded.contact_id`

interface Writes {
  inserts: readonly ContactRow[]
  updates: readonly UpdatedRow[]
  claimed: readonly ClaimedIdentifier[]
}

/** Columns whose change queues a contact for comparison again. */
const compared: readonly (keyof ContactColumns)[] = [
  ...(['name', 'first_name', 'last_name', 'company', 'email', 'phone'] as const),
  ...(['additional_emails', 'additional_phones'] as const),
]

/**
 * Stores new rows, queues contacts for the search for duplicates, and claims the identifiers of all; identifiers that
 * were released first. A statement for each table: a distributed database sends such a one to its shard as it is.
 */
export function writeContacts(
  { write }: Writing,
  organizationId: string,
  { inserts, updates, claimed }: Writes,
): void {
  const queued = [
    ...inserts.map(({ id }) => id),
    ...updates.filter(({ names }) => compared.some((name) => names.has(name))).map(idOf),
  ]
  if (inserts.length > 0) {
    write(raw(insertContacts, [organizationId, JSON.stringify(inserts.map(filledOf))]))
  }
  if (queued.length > 0) write(raw(queueContacts, [organizationId, queued]))
  for (const part of partsOf(claimed)) write(claimOf(organizationId, part))
}

/** Parts of a power of two, in one order: few texts of statements, that are planned once. */
function partsOf(claimed: readonly ClaimedIdentifier[]): ClaimedIdentifier[][] {
  const waiting = claimed.toSorted((a, b) => Buffer.compare(keyOf(a), keyOf(b)))
  const parts: ClaimedIdentifier[][] = []
  for (let size = maxClaimed; waiting.length > 0; ) {
    if (waiting.length >= size) parts.push(waiting.splice(0, size))
    else size /= 2
  }
  return parts
}

function claimOf(organizationId: string, claimed: readonly ClaimedIdentifier[]): Compilable {
  const rows = claimed.map(({ kind, value, contactId }) => ({
    organization_id: organizationId,
    ...{ kind, value, contact_id: contactId },
  }))
  const fields = claimed.map(({ kind, value, field }) => ({ kind, value, field }))
  return insertRows('contact_handles', rows, {
    textAfter: (parameters) => refusingOthers(parameters + 1),
    values: [JSON.stringify(fields)],
  })
}

/** Returns the key of an identifier, compared byte by byte as in the database. */
const keyOf = ({ kind, value }: Identifier): Buffer => Buffer.from(`${kind} ${value}`)

const raw = (text: string, values: readonly unknown[]): Compilable => ({
  compile: () => CompiledQuery.raw(`${onePlanMark}${text}`, [...values]),
})

const idOf = ({ after }: Pick<UpdatedRow, 'after'>): string => after.id

/** Returns only filled columns: a row uses few of the many, and each costs time as JSON. */
const filledOf = (row: ContactRow): Partial<ContactRow> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isInitial(value)))

const isInitial = (value: ContactRow[Column]): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0)

/** Writes the columns that changed in any of the rows, which are locked. */
export function updateContacts(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly UpdatedRow[],
): void {
  const names = columns.filter((name) => rows.some((row) => row.names.has(name as never)))
  const record = (['id', ...names] as const).map(
    (name) => sql`${sql.ref(name)} ${sql.raw(types[name])}`,
  )
  const changes = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`n.${name}`)}`)
  const values = rows.map(({ after }) => after)
  const update = sql`
    update contacts c set ${sql.join(changes)}
    from json_to_recordset(${JSON.stringify(values)}::text::json) as n (${sql.join(record)})
    where c.organization_id = ${organizationId} and c.id = n.id`
  write({ compile: () => update.compile(db) })
}

/** Deletes identifiers, each found by its key and deleted by its physical place. */
export function releaseIdentifiers(
  { db, write }: Writing,
  organizationId: string,
  released: readonly ReleasedIdentifier[],
): void {
  const ids = released.map(({ contactId }) => contactId)
  const release = sql`
    delete from contact_handles k using (
      select held.place
      from unnest(${kindsOf(released)}::text[], ${valuesOf(released)}::text[], ${ids}::uuid[])
        as gone (kind, value, contact_id)
      cross join lateral (
        select ctid as place from contact_handles
        where organization_id = ${organizationId} and kind = gone.kind and value = gone.value
          and contact_id = gone.contact_id limit 1) held
    ) gone
    where k.organization_id = ${organizationId} and k.ctid = gone.place`
  write({ compile: () => release.compile(db) })
}

/** Updates how many contacts have each changed tag. Slots as in `usage_counts`. */
export function addToTagCounts(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly { before: ContactRow | null; after: ContactRow }[],
): void {
  const counts = new Map<string, number>()
  const add = (tags: readonly string[], by: number) => {
    for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + by)
  }
  for (const { before, after } of rows) {
    if (before?.tags === after.tags) continue
    add(before?.tags ?? [], -1)
    add(after.tags, 1)
  }
  const changed = [...counts].filter(([, by]) => by !== 0)
  if (changed.length === 0) return
  const [tags, changes] = [changed.map(([tag]) => tag), changed.map(([, by]) => by)]
  const count = sql`
    insert into tag_counts as c (organization_id, tag, slot, contacts)
    select o.id, one.tag, pg_backend_pid() % 64, one.change
    from organizations o, unnest(${tags}::text[], ${changes}::integer[]) as one (tag, change)
    where o.id = ${organizationId} order by one.tag
    on conflict (organization_id, tag, slot) do update set contacts = c.contacts + excluded.contacts`
  write({ compile: () => count.compile(db) })
}

/** Writes the keys that sort contacts by fields of the organization. */
export function writeSortKeysOf(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly ContactRow[],
): void {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const keys = sql`
    insert into contact_sort_keys as k (organization_id, contact_id, field_id, key)
    select c.organization_id, c.id, f.id, custom_sort_key(f.type, c.custom -> f.key)
    from contacts c
    cross join (
      select id, key, type from contact_fields
      where organization_id = ${organizationId} and is_sortable offset 0) f
    where c.organization_id = ${organizationId} and c.id = any(${ids}::uuid[])
    on conflict (organization_id, contact_id, field_id) do update set key = excluded.key
      where k.key is distinct from excluded.key`
  write({ compile: () => keys.compile(db) })
}

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import { insertRows } from '../../platform/db/statement.ts'
import type { AuditEntriesTable } from '../../platform/db/tables.generated.ts'

/** A place in the chain of an organization: the number of an entry, and the hash over all up to it. */
export interface Link {
  seq: number
  hash: Buffer
}

/** The columns of an entry. */
export type AuditEntryRow = Selectable<AuditEntriesTable>

/** An entry and its link, once it is chained. */
export type AuditRow = AuditEntryRow & { seq: number | null; hash: Buffer | null }
export type ChainedRow = AuditEntryRow & { seq: number; hash: Buffer }

export interface AuditEntryFilter {
  actor?: string | undefined
  action?: string | undefined
  resource?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Inserts entries, and has them chained. At most some dozens, by one statement for each table. */
export function insertEntries(
  { write }: Writing,
  entries: readonly Insertable<AuditEntriesTable>[],
): void {
  write(insertRows('audit_entries', entries))
  const unchained = entries.map(({ organization_id, id }) => ({ organization_id, entry_id: id }))
  write(insertRows('audit_unchained', unchained))
}

/** Newest first, one row more than the limit when there is another page. */
export async function listEntries(
  db: Db,
  organizationId: string,
  { actor, action, resource, from, to }: AuditEntryFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<AuditRow[]> {
  const conditions = [
    sql`organization_id = ${organizationId}`,
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(from === undefined ? [] : [sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql`at <= ${new Date(to)}`]),
    ...(after === null
      ? []
      : [
          sql`(at, id) < (
            select at, id from audit_entries where organization_id = ${organizationId} and id = ${after})`,
        ]),
  ]
  // A page of each meaning of a word, so that each is found by an index of its own.
  const parts = actorsOf(actor).flatMap((ofActor) =>
    resourcesOf(resource).map(
      (ofResource) => sql`(
        select * from audit_entries where ${sql.join([...conditions, ...ofActor, ...ofResource], sql` and `)}
        order by at desc, id desc limit ${limit + 1})`,
    ),
  )
  const { rows } = await sql<AuditRow>`
    select entry.*, link.seq, link.hash from (
      select * from (${sql.join(parts, sql` union all `)}) as part
      order by at desc, id desc limit ${limit + 1}) as entry
    left join audit_links link on link.organization_id = ${organizationId} and link.entry_id = entry.id
    order by at desc, id desc`.execute(db)
  return rows
}

/** By id, or by kind, of which `token` has no index, because most entries have it. */
const actorsOf = (actor: string | undefined) =>
  actor === undefined
    ? [[]]
    : [
        [sql`actor_id = ${actor}`],
        [sql`actor_kind = ${actor}`, ...(actor === 'token' ? [] : [sql`actor_kind <> 'token'`])],
      ]

const resourcesOf = (resource: string | undefined) =>
  resource === undefined
    ? [[]]
    : [[sql`resource_id = ${resource}`], [sql`resource_type = ${resource}`]]

export const findEntry = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<AuditRow | undefined> =>
  entriesWithLinks(db, organizationId).where('entry.id', '=', id).executeTakeFirst()

export const listEntriesAbout = (
  db: Db,
  organizationId: string,
  subjects: readonly string[],
  limit: number,
): Promise<AuditRow[]> =>
  entriesWithLinks(db, organizationId)
    .where('entry.resource_id', 'in', subjects)
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()

const entriesWithLinks = (db: Db, organizationId: string) =>
  db
    .selectFrom('audit_entries as entry')
    .leftJoin('audit_links as link', (join) =>
      join.on('link.organization_id', '=', organizationId).onRef('link.entry_id', '=', 'entry.id'),
    )
    .selectAll('entry')
    .select(['link.seq', 'link.hash'])
    .where('entry.organization_id', '=', organizationId)

/** Returns up to 100 organizations with entries that the chain does not cover yet. */
export async function listUnchained(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_unchained')
    .select('organization_id')
    .distinct()
    .limit(100)
    .execute()
  return rows.map(({ organization_id }) => organization_id)
}

export interface Chain extends Link {
  /** The last entry that retention took from the beginning. */
  anchor: Link
}

export async function findChain(db: Db, organizationId: string): Promise<Chain> {
  const row = await db
    .selectFrom('audit_chains')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
  if (!row) return { ...unbegun, anchor: unbegun }
  const anchor = { seq: row.anchor_seq, hash: Buffer.from(row.anchor_hash) }
  return { seq: row.seq, hash: Buffer.from(row.hash), anchor }
}

const unbegun: Link = { seq: 0, hash: Buffer.alloc(0) }

/** The chain, locked until the transaction ends. */
export async function holdChain(tx: Tx, organizationId: string): Promise<Chain> {
  await tx
    .insertInto('audit_chains')
    .values({ organization_id: organizationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('audit_chains')
    .select('seq')
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .execute()
  return findChain(tx, organizationId)
}

export async function listToChain(
  tx: Tx,
  organizationId: string,
  limit: number,
): Promise<AuditEntryRow[]> {
  return tx
    .selectFrom('audit_unchained as waiting')
    .innerJoin('audit_entries as entry', (join) =>
      join
        .on('entry.organization_id', '=', organizationId)
        .onRef('entry.id', '=', 'waiting.entry_id'),
    )
    .selectAll('entry')
    .where('waiting.organization_id', '=', organizationId)
    .orderBy('waiting.entry_id')
    .limit(limit)
    .execute()
}

export async function saveLinks(
  tx: Tx,
  organizationId: string,
  links: readonly (Link & { id: string })[],
): Promise<void> {
  const last = links.at(-1)
  if (!last) return
  const json = JSON.stringify(links.map((link) => ({ ...link, hash: link.hash.toString('hex') })))
  await sql`
    insert into audit_links (organization_id, seq, entry_id, hash)
    select c.organization_id, link.seq, link.id, decode(link.hash, 'hex')
    from audit_chains c, jsonb_to_recordset(${json}::text::jsonb) as link (id uuid, seq bigint, hash text)
    where c.organization_id = ${organizationId}`.execute(tx)
  await tx
    .deleteFrom('audit_unchained')
    .where('organization_id', '=', organizationId)
    .where(
      'entry_id',
      'in',
      links.map(({ id }) => id),
    )
    .execute()
  await tx
    .updateTable('audit_chains')
    .set({ seq: last.seq, hash: last.hash })
    .where('organization_id', '=', organizationId)
    .execute()
}

/** In the order of the chain, from just after `seq`. A link whose entry is gone is left out. */
export async function listChained(
  db: Db,
  organizationId: string,
  seq: number,
  limit: number,
): Promise<ChainedRow[]> {
  return db
    .selectFrom('audit_links as link')
    .innerJoin('audit_entries as entry', (join) =>
      join.on('entry.organization_id', '=', organizationId).onRef('entry.id', '=', 'link.entry_id'),
    )
    .selectAll('entry')
    .select(['link.seq', 'link.hash'])
    .where('link.organization_id', '=', organizationId)
    .where('link.seq', '>', seq)
    .orderBy('link.seq')
    .limit(limit)
    .execute()
}

/** Deletes the content of the entries about a person. The entries themselves stay. */
export async function expungeAbout(tx: Tx, organizationId: string, subject: string): Promise<void> {
  await tx
    .updateTable('audit_entries')
    .set({ before: null, after: null, salt: null })
    .where('organization_id', '=', organizationId)
    .where('resource_id', '=', subject)
    .where('salt', 'is not', null)
    .execute()
}

/** Whose oldest entry is from before then. */
export async function listOutlived(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.organization_id as id from audit_chains c
    join audit_links l on l.organization_id = c.organization_id and l.seq = c.anchor_seq + 1
    join audit_entries e on e.organization_id = l.organization_id and e.id = l.entry_id
    where e.at < ${before}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes entries from the beginning of the chain up to this one, which becomes its anchor. */
export async function deleteUpTo(tx: Tx, organizationId: string, last: Link): Promise<void> {
  await sql`set local capstan.audit = 'retention'`.execute(tx)
  await sql`
    delete from audit_entries where organization_id = ${organizationId} and id = any (array(
      select entry_id from audit_links
      where organization_id = ${organizationId} and seq <= ${last.seq}))`.execute(tx)
  await tx
    .deleteFrom('audit_links')
    .where('organization_id', '=', organizationId)
    .where('seq', '<=', last.seq)
    .execute()
  await tx
    .updateTable('audit_chains')
    .set({ anchor_seq: last.seq, anchor_hash: last.hash })
    .where('organization_id', '=', organizationId)
    .execute()
}

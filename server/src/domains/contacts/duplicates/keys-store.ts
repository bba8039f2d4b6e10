import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { MatchKind } from './schema.ts'
import type { Pair } from './scoring.ts'

const keysOf = sql`match_keys_of(
  c.name, c.first_name, c.last_name, c.company, c.email, c.phone, c.additional_emails, c.additional_phones)`

/** Size of an organization above which equal names are so common that a name alone proves nothing. */
const maxNamed = 100_000

/** Returns true if a name alone can indicate a duplicate. */
export async function comparesNames(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(used), 0)::integer as used from usage_counts
    where organization_id = ${organizationId} and resource = 'contacts'`.execute(db)
  return (rows[0]?.used ?? 0) <= maxNamed
}

/**
 * Reads keys by the index of each contact: without statistics a planner would read the keys of the whole organization.
 */
const heldBy = (organizationId: string, contactIds: readonly string[]) => sql`
  unnest(${contactIds}::uuid[]) as one (contact_id)
  cross join lateral (
    select ctid as place, kind, hash from match_keys
    where organization_id = ${organizationId} and contact_id = one.contact_id offset 0
  ) held`

/**
 * Replaces the keys by those of the current contacts; deleted contacts get none. Nobody else writes keys of the
 * organization meanwhile, so rows need no conflict check.
 */
export async function replaceKeys(
  tx: Tx,
  organizationId: string,
  contactIds: readonly string[],
  withNames: boolean,
): Promise<void> {
  await sql`
    with held as materialized (
      select held.place, held.kind, held.hash, one.contact_id
      from ${heldBy(organizationId, contactIds)}
    ), fresh as materialized (
      select k.kind, hashtextextended(k.value, 0) as hash, c.id as contact_id
      from contacts c cross join lateral ${keysOf} k
      where c.organization_id = ${organizationId} and c.id = any (${contactIds}::uuid[])
        and (${withNames} or k.kind <> 'name')
    ), gone as (
      delete from match_keys as own using held
      where own.organization_id = ${organizationId} and own.ctid = held.place
        and (held.kind, held.hash, held.contact_id) not in (select kind, hash, contact_id from fresh)
    )
    insert into match_keys (organization_id, kind, hash, contact_id)
    select ${organizationId}::uuid, kind, hash, contact_id from (
      select * from fresh except select kind, hash, contact_id from held) added`.execute(tx)
}

/** Deletes keys immediately, for callers that cannot wait until the worker notices the deletion. */
export const deleteKeys = (tx: Tx, organizationId: string, contactIds: readonly string[]) =>
  sql`delete from match_keys
    where organization_id = ${organizationId} and contact_id = any (${contactIds}::uuid[])`.execute(
    tx,
  )

/**
 * Most contacts that may share a key. A name that more have is a common one. A key that over fifty have proves nothing,
 * and comparing takes long.
 */
const maxSharing = sql`case k.kind when 'name' then 4 else 50 end`

/**
 * Lists the contacts that share a key with one of the contacts, including these. Contacts whose keys are all unique are
 * left out.
 */
export async function listSharing(
  tx: Tx,
  organizationId: string,
  contactIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(sharing.ids) as id
    from (select held.kind, held.hash from ${heldBy(organizationId, contactIds)}) k
    cross join lateral (
      select array_agg(contact_id) as ids from (
        select contact_id from match_keys
        where organization_id = ${organizationId} and kind = k.kind and hash = k.hash limit 51
      ) as block
    ) sharing
    where cardinality(sharing.ids) between 2 and ${maxSharing}`.execute(tx)
  return rows.map(({ id }) => id)
}

const nameOf = (contact: string) => {
  const column = (name: string) => sql.ref(`${contact}.${name}`)
  const name = sql`coalesce(${column('name')}, concat_ws(' ', ${column('first_name')}, ${column('last_name')}))`
  return sql`nullif(array_to_string(plain_words(${name}), ' '), '')`
}
const phonesOf = (contact: string) =>
  sql`unnest(${sql.ref(`${contact}.phone`)} || ${sql.ref(`${contact}.additional_phones`)})`

/** Lists pairs among `contactIds` that share a key: pairs of a changed contact, and pairs within one group. */
export async function listPairs(
  tx: Tx,
  organizationId: string,
  contactIds: readonly string[],
  changed: readonly string[],
): Promise<Pair[]> {
  const kindsOf = (id: string) => sql`select kind from match_keys
    where organization_id = ${organizationId} and contact_id = ${sql.ref(id)}`
  const contactOf = (id: string) => sql`select * from contacts
    where organization_id = ${organizationId} and id = ${sql.ref(id)} limit 1`
  const { rows } = await sql<Pair>`
    with blocks as materialized (
      select k.kind, k.hash, array_agg(k.contact_id) as ids, array_agg(m.group_id) as groups,
        array_agg(k.contact_id = any (${changed}::uuid[])) as changes
      from (select held.kind, held.hash, one.contact_id from ${heldBy(organizationId, contactIds)}) k
      left join lateral (
        select group_id from duplicate_members
        where organization_id = ${organizationId} and contact_id = k.contact_id limit 1
      ) m on true
      group by k.kind, k.hash having count(*) > 1
    ), small as materialized (
      select * from blocks k where (
        select count(*) from (
          select from match_keys
          where organization_id = ${organizationId} and kind = k.kind and hash = k.hash limit 51
        ) as block) <= ${maxSharing}
    ), pairs as materialized (
      select a.id as one, b.id as other, array_agg(distinct k.kind) as shared
      from small k
      cross join lateral unnest(k.ids, k.groups, k.changes) as a (id, group_id, changed)
      cross join lateral unnest(k.ids, k.groups, k.changes) as b (id, group_id, changed)
      where a.id < b.id and (a.changed or b.changed or a.group_id = b.group_id)
      group by 1, 2
    )
    select p.one, p.other, p.shared,
      array(${kindsOf('p.one')} intersect ${kindsOf('p.other')}) as common,
      similarity(${nameOf('a')}, ${nameOf('b')}) as similarity,
      exists (
        select from ${phonesOf('a')} q join ${phonesOf('b')} r on right(q, 9) = right(r, 9)
      ) as "hasLongEnding"
    from pairs p
    cross join lateral (${contactOf('p.one')}) a
    cross join lateral (${contactOf('p.other')}) b`.execute(tx)
  return rows
}

export interface DuplicateKey {
  contactId: string
  kind: MatchKind
  value: string
}

/** Lists the current keys of the contacts, in readable form. */
export async function listKeys(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
): Promise<DuplicateKey[]> {
  const { rows } = await sql<DuplicateKey>`
    select c.id as "contactId", k.kind, k.value from contacts c cross join lateral ${keysOf} k
    where c.organization_id = ${organizationId} and c.id = any (${contactIds}::uuid[])`.execute(db)
  return rows
}

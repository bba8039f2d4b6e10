import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

interface OwnedTables {
  /** Those that reference their organization, also by way of others; what references comes first. */
  inside: string[]
  /** Those that only name it. */
  beside: string[]
}

/** Every table whose rows belong to an organization, one that a domain adds later included. */
export async function listOwnedTables(db: Db): Promise<OwnedTables> {
  const { rows } = await sql<{ name: string; depth: number | null }>`
    with recursive reference as (
      select distinct conrelid as child, confrelid as parent from pg_constraint
      where contype = 'f' and conrelid <> confrelid
    ), below as (
      select child, 1 as depth from reference where parent = 'organizations'::regclass
      union
      select reference.child, below.depth + 1
      from below join reference on reference.parent = below.child
    )
    select c.relname as name, (select max(depth) from below where child = c.oid) as depth
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> 'organization_removals'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id')
    order by depth desc, name`.execute(db)
  return {
    inside: rows.filter(({ depth }) => depth !== null).map(({ name }) => name),
    beside: rows.filter(({ depth }) => depth === null).map(({ name }) => name),
  }
}

/** Columns that say whose a row is, with their values. */
type OwnerColumns = { organization_id: string } & Readonly<Record<string, string | number>>

/**
 * Deletes some rows of an organization, or of one of its resources, and returns how many. Joins them with their places:
 * with a list of them, all rows were read of an organization that the planner does not know.
 */
export async function deleteRowsOf(
  db: Db,
  table: string,
  owner: OwnerColumns,
  limit: number,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const isOwn = Object.entries(owner).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} as own using (
      select ctid as place from ${sql.table(table)}
      where ${sql.join(isOwn, sql` and `)} and ${condition} limit ${limit}
    ) as part
    where own.organization_id = ${owner.organization_id} and own.ctid = part.place`.execute(db)
  return Number(numAffectedRows ?? 0)
}

import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Writing } from './pending-writes.ts'
import type { Tables } from './tables.generated.ts'

/** A row that belongs to an organization and has an id. */
interface OwnedRow {
  organization_id: string
  id: string
}

/** A request for one page of a list. */
export interface PageOf {
  /** Id of the last row on the previous page. */
  after: string | null
  limit: number
}

interface Options<Row> {
  /** JSON columns, which are written as text. */
  json?: readonly (keyof Row & string)[]
  /** Also locks a row against new references to it. */
  locksReferences?: boolean
}

/**
 * Returns the statements that a table of resources needs. Each statement filters by organization. `Row` is a row in the
 * form that the API's checks produce.
 */
export function ownedTable<Table extends keyof Tables & string, Row extends OwnedRow>(
  name: Table,
  { json = [], locksReferences = false }: Options<Row> = {},
) {
  type Rows = SelectQueryBuilder<Tables, Table, Row>
  // One table stands for all: no column is named here that another does not have.
  const table = name as 'syncs'
  const encode = (row: Partial<Row>): never => {
    const encoded = json.flatMap((column) => {
      const value = row[column]
      return value === undefined ? [] : [[column, value === null ? null : JSON.stringify(value)]]
    })
    return { ...row, ...Object.fromEntries(encoded) } as never
  }
  const all = (db: Db, organizationId: string) =>
    db.selectFrom(table).selectAll().where('organization_id', '=', organizationId).$castTo<Row>()
  const one = (db: Db, organizationId: string, id: string) =>
    all(db, organizationId).where('id', '=', id)
  return {
    select: (db: Db, organizationId: string): Rows => all(db, organizationId) as unknown as Rows,
    /** Inserts one or more rows. */
    insert({ db, write }: Writing, ...rows: readonly Row[]): void {
      write(db.insertInto(table).values(rows.map(encode)))
    },
    update({ db, write }: Writing, organizationId: string, id: string, change: Partial<Row>): void {
      write(
        db
          .updateTable(table)
          .set(encode(change))
          .where('organization_id', '=', organizationId)
          .where('id', '=', id),
      )
    },
    find: (db: Db, organizationId: string, id: string): Promise<Row | undefined> =>
      one(db, organizationId, id).executeTakeFirst(),
    /** Locks the row until the end of the transaction. */
    lock(tx: Tx, organizationId: string, id: string): Promise<Row | undefined> {
      const query = one(tx, organizationId, id)
      return (locksReferences ? query.forUpdate() : query.forNoKeyUpdate()).executeTakeFirst()
    },
    /** Deletes a row. Returns true if it existed. */
    async delete(db: Db, organizationId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** Reads a page, newest first, plus one row if there is another page. */
export const newestFirst = <Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { after, limit }: PageOf,
): Promise<Row[]> => {
  const query = rows as unknown as SelectQueryBuilder<Tables, 'syncs', Row>
  return query
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<Row>()
    .execute()
}

interface OwnedTables {
  /** Tables that reference their organization, directly or through others. Referencing tables come first. */
  inside: string[]
  /** Tables that have the column without a reference. */
  beside: string[]
}

/** Returns every table whose rows belong to an organization, including tables that domains add later. */
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

/** Columns that identify the owner of a row, with their values. */
type OwnerColumns = { organization_id: string } & Readonly<Record<string, string | number>>

/**
 * Deletes some rows of an organization, or of one of its resources, and returns their number. It joins them by their
 * physical position: with a list of positions, PostgreSQL read all rows of an organization unknown to the planner.
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

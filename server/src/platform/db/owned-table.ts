import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Writing } from './pending-writes.ts'
import type { Tables } from './tables.generated.ts'

/** A request for one page of a list. */
export interface PageOf {
  /** Id of the last row on the previous page. */
  after: string | null
  limit: number
}

interface Options<Row> {
  /** Columns to read, if `Row` lacks some of the table. */
  columns?: readonly (keyof Row & string)[]
  /** JSON columns, which are written as text. */
  json?: readonly (keyof Row & string)[]
  /** Also locks a row against new references to it. */
  locksReferences?: boolean
}

/** The id of a row, or the values that rows have. */
type Key<Table extends keyof Tables> = string | Partial<Selectable<Tables[Table]>>

interface Narrowing {
  where(column: string, operator: '=' | 'is', value: unknown): Narrowing
}

/** Adds the organization and the key to the conditions of a statement. */
function narrow<Query>(query: Query, organizationId: string, key: string | object): Query {
  const values = Object.entries(typeof key === 'string' ? { id: key } : key)
  return [['organization_id', organizationId] as const, ...values].reduce<Narrowing>(
    (rows, [column, value]) => rows.where(column, value === null ? 'is' : '=', value),
    query as Narrowing,
  ) as Query
}

/**
 * Returns the statements that a table of resources needs. Each statement filters by organization. `Row` is a row in the
 * form that the API's checks produce.
 */
export function ownedTable<Table extends keyof Tables & string, Row extends object>(
  name: Table,
  { columns, json = [], locksReferences = false }: Options<Row> = {},
) {
  type Rows = SelectQueryBuilder<Tables, Table, Row>
  type Own = Key<Table>
  /** A row, with or without columns that are not read. */
  type Written = Row | (Row & Partial<Omit<Selectable<Tables[Table]>, keyof Row>>)
  // One table stands for all: no column is named here that another does not have.
  const table = name as 'syncs'
  const encode = (row: Partial<Row> | Partial<Written>): never => {
    const encoded = json.flatMap((column) => {
      const value = row[column]
      return value === undefined ? [] : [[column, value === null ? null : JSON.stringify(value)]]
    })
    return { ...row, ...Object.fromEntries(encoded) } as never
  }
  const select = (db: Db, organizationId: string, key: Own = {}): Rows => {
    const rows = db.selectFrom(table)
    const read = columns ? rows.select(columns as readonly 'id'[]) : rows.selectAll()
    return narrow(read, organizationId, key) as unknown as Rows
  }
  const changing = (
    db: Db,
    organizationId: string,
    key: Own,
    change: Partial<Row> | Partial<Written>,
  ) =>
    narrow(
      db.updateTable(table).set(encode(change)),
      organizationId,
      key,
    ) as unknown as UpdateQueryBuilder<Tables, Table, Table, UpdateResult>
  const deleting = (db: Db, organizationId: string, key: Own) =>
    narrow(db.deleteFrom(table), organizationId, key) as unknown as DeleteQueryBuilder<
      Tables,
      Table,
      DeleteResult
    >
  return {
    select,
    /** Statements to add conditions to, or to await. */
    changing,
    deleting,
    /** Inserts one or more rows. */
    insert: ({ db, write }: Writing, ...rows: readonly Written[]): void =>
      write(db.insertInto(table).values(rows.map(encode))),
    update: (
      { db, write }: Writing,
      organizationId: string,
      key: Own,
      change: Partial<Row> | Partial<Written>,
    ): void => write(changing(db, organizationId, key, change)),
    remove: ({ db, write }: Writing, organizationId: string, key: Own): void =>
      write(deleting(db, organizationId, key)),
    find: (db: Db, organizationId: string, key: Own): Promise<Row | undefined> =>
      select(db, organizationId, key).executeTakeFirst() as Promise<Row | undefined>,
    /** Locks the row until the end of the transaction. */
    lock(tx: Tx, organizationId: string, key: Own): Promise<Row | undefined> {
      const query = select(tx, organizationId, key)
      const locked = locksReferences ? query.forUpdate() : query.forNoKeyUpdate()
      return locked.executeTakeFirst() as Promise<Row | undefined>
    },
    /** Deletes a row. Returns true if it existed. */
    async delete(db: Db, organizationId: string, key: Own): Promise<boolean> {
      const { numDeletedRows } = await deleting(db, organizationId, key).executeTakeFirstOrThrow()
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

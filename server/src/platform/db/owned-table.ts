import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Writing } from './pending-writes.ts'
import type { Tables } from './tables.generated.ts'

/** A row that belongs to an organization and has an id. */
interface OwnedRow {
  organization_id: string
  id: string
}

/** Asks for one page of a list. */
export interface PageOf {
  /** Id of the last row of the page before. */
  after: string | null
  limit: number
}

interface Options<Row> {
  /** Columns that hold JSON: they are written as text. */
  json?: readonly (keyof Row & string)[]
  /** Locks a row also against rows that begin to refer to it. */
  locksReferences?: boolean
}

/**
 * Returns the statements that a table of resources needs. Each names the organization; `Row` is a row as the checks of
 * the API leave it.
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
    /** Inserts at least one row. */
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
    /** Returns whether there was such a row. */
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

/** Reads a page, the newest first, and one row more if there is another page. */
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

import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { containing } from '../../platform/db/like-pattern.ts'
import { newestFirst, type PageOf } from '../../platform/db/owned-table.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { Tables } from '../../platform/db/tables.generated.ts'

type LibraryTable = 'catalog_items' | 'content_blocks' | 'proposal_templates'

export interface LibraryRow {
  id: string
  archived_at: Date | null
  created_at: Date
}

interface Library<Row> {
  table: LibraryTable
  columns: readonly (keyof Row & string)[]
  /** With JSON as text, and in `search`, in lower case, what `q` looks through. */
  columnsOf: (row: Row) => Record<string, unknown>
}

interface Filter {
  q: string | undefined
  archived: boolean
}

/** Query of a list. */
export interface LibraryQuery {
  limit: number
  cursor?: string
  q?: string
  archived: boolean
}

type Select<Row> = SelectQueryBuilder<Tables, 'catalog_items', Row>

/** Statements on what drafts are made of: it is found by words, can be archived, and nothing refers to it. */
export function libraryStore<Row extends LibraryRow>({
  table: name,
  columns,
  columnsOf,
}: Library<Row>) {
  // One of the three stands for all: no other column is named here.
  const table = name as 'catalog_items'
  const select = (db: Db, organizationId: string): Select<Row> =>
    db
      .selectFrom(table)
      .select(columns as never)
      .where('organization_id', '=', organizationId)
      .$castTo<Row>()
  return {
    select,
    insert({ db, write }: Writing, organizationId: string, rows: readonly Row[]): void {
      if (rows.length === 0) return
      const values = rows.map((row) => ({ organization_id: organizationId, ...columnsOf(row) }))
      write(db.insertInto(table).values(values as never))
    },
    update({ db, write }: Writing, organizationId: string, row: Row): void {
      const { id: _, created_at: __, ...change } = columnsOf(row)
      write(
        db
          .updateTable(table)
          .set(change as never)
          .where('organization_id', '=', organizationId)
          .where('id', '=', row.id),
      )
    },
    find: (db: Db, organizationId: string, id: string): Promise<Row | undefined> =>
      select(db, organizationId).where('id', '=', id).executeTakeFirst(),
    lock: (db: Db, organizationId: string, id: string): Promise<Row | undefined> =>
      select(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst(),
    delete: (db: Db, organizationId: string, id: string): Promise<{ id: string } | undefined> =>
      db
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    /** Newest first, one row more than the limit when there is another page. */
    list: (
      db: Db,
      organizationId: string,
      { q, archived }: Filter,
      page: PageOf,
      narrow: (rows: Select<Row>) => Select<Row> = (rows) => rows,
    ): Promise<Row[]> =>
      newestFirst(
        narrow(select(db, organizationId))
          .where('archived_at', archived ? 'is not' : 'is', null)
          .$if(q !== undefined, (query) =>
            query.where(sql<boolean>`search like ${containing((q ?? '').toLowerCase())}`),
          ),
        page,
      ),
  }
}

export type LibraryStore<Row extends LibraryRow> = ReturnType<typeof libraryStore<Row>>

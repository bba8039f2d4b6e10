import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { containing } from '../../platform/db/like-pattern.ts'
import { newestFirst, ownedTable, type PageOf } from '../../platform/db/owned-table.ts'
import type { Writing } from '../../platform/db/pending-writes.ts'
import type { Tables } from '../../platform/db/tables.generated.ts'

type LibraryTable = 'catalog_items' | 'content_blocks' | 'proposal_templates'

export interface LibraryRow {
  organization_id: string
  id: string
  archived_at: Date | null
  created_at: Date
}

interface Library<Row> {
  table: LibraryTable
  /** Columns with JSON. */
  json: readonly (keyof Row & string)[]
  /** Returns the texts that `q` searches. */
  textsOf: (row: Row) => readonly (string | null)[]
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

/**
 * Statements for the building blocks of drafts. They are found by words and can be archived, and no row refers to them.
 */
export function libraryStore<Row extends LibraryRow>({ table, json, textsOf }: Library<Row>) {
  // The statement is typed for one of the three tables. It names no column that the others lack.
  const name = table as 'catalog_items'
  const rows = ownedTable<'catalog_items', Row>(name, { json, locksReferences: true })
  const searchable = (row: Row): Row => ({
    ...row,
    search: textsOf(row).filter(Boolean).join('\n').toLowerCase(),
  })
  return {
    ...rows,
    insert: (writing: Writing, ...made: readonly Row[]): void =>
      rows.insert(writing, ...made.map(searchable)),
    update(writing: Writing, row: Row): void {
      const { organization_id, id, created_at: _, ...change } = searchable(row)
      rows.update(writing, organization_id, id, change as unknown as Partial<Row>)
    },
    /** Lists rows, newest first, with one more than the limit if there is another page. */
    list: (
      db: Db,
      organizationId: string,
      { q, archived }: Filter,
      page: PageOf,
      narrow: (rows: Select<Row>) => Select<Row> = (rows) => rows,
    ): Promise<Row[]> =>
      newestFirst(
        narrow(rows.select(db, organizationId))
          .where('archived_at', archived ? 'is not' : 'is', null)
          .$if(q !== undefined, (query) =>
            query.where(sql<boolean>`search like ${containing((q ?? '').toLowerCase())}`),
          ),
        page,
      ),
  }
}

export type LibraryStore<Row extends LibraryRow> = ReturnType<typeof libraryStore<Row>>

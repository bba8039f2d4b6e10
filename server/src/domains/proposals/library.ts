import { isDeepStrictEqual } from 'node:util'
import { type TObject, type TSchema, Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { asStored } from '../../platform/db/stored-json.ts'
import { requireFound } from '../../platform/errors.ts'
import { type IdKind, newId } from '../../platform/ids.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PathId } from '../../platform/operations/schemas.ts'
import type { Work } from '../../platform/work.ts'
import type { LibraryQuery, LibraryRow, LibraryStore } from './library-store.ts'

/** Columns shared by the rows of all libraries. */
type FirstColumns = LibraryRow & {
  metadata: Record<string, unknown>
  updated_at: Date
}

/** A resource that drafts copy: catalog items, content blocks and templates. */
interface Library<Row extends LibraryRow, New, Changes, Filter> {
  store: LibraryStore<Row>
  ids: IdKind
  path: string
  param: string
  /** Name in operation ids: `CatalogItem`. */
  name: string
  /** Names in summaries and descriptions: `a catalog item`, `catalog items`, `item`. */
  words: { one: string; many: string; short: string }
  texts: Readonly<Record<'create' | 'update' | 'delete' | 'list' | 'get', string>>
  schemas: {
    shown: TObject
    /** Schema of an entry in the list, if it shows less. */
    listed?: TObject
    created: TSchema
    changes: TSchema
    query: TObject
  }
  make(input: New, first: FirstColumns): Row
  change(row: Row, changes: Changes, now: Date): Row
  /** Refuses a row by throwing. `changes` are the fields that were sent. */
  check?(work: Work, row: Row, changes: Partial<Changes>): Promise<void>
  present(row: Row): Record<string, unknown>
  narrow?: (query: Filter) => Parameters<LibraryStore<Row>['list']>[4]
}

export const newFirstColumns = ({ organizationId, now }: Work): FirstColumns => ({
  organization_id: organizationId,
  id: newId(),
  archived_at: null,
  metadata: {},
  created_at: now,
  updated_at: now,
})

const shared = { tag: 'Proposal libraries' } as const
export const libraryReads = {
  ...shared,
  method: 'GET',
  scope: 'proposals:read',
} as const
export const libraryWrites = { ...shared, scope: 'proposals:write' } as const

/** The operations that create, change, delete, list and show the rows of a library. */
export function libraryOperations<
  Row extends LibraryRow,
  New extends Changes,
  Changes extends object,
  Filter extends LibraryQuery,
>(library: Library<Row, New, Changes, Filter>, pager: Pager): readonly Operation[] {
  const { store, path, param, name, words, texts, schemas } = library
  const ofOne = {
    path: `${path}/{${param}}`,
    params: Type.Object({ [param]: PathId(library.ids, `Identifier of the ${words.short}.`) }),
  }
  const idIn = (params: object): string => (params as Record<string, string>)[param] ?? ''
  return [
    operation(
      {
        ...libraryWrites,
        method: 'POST',
        path,
        operationId: `create${name}`,
        summary: `Create ${words.one}`,
        description: texts.create,
        body: schemas.created,
        status: 201,
        reply: schemas.shown,
        errors: ['duplicate_resource', 'plan_limit_reached'],
      },
      async (work, { body }) => {
        const input = body as New
        const row = library.change(library.make(input, newFirstColumns(work)), input, work.now)
        await library.check?.(work, row, input)
        store.insert(work, row)
        return library.present(row)
      },
    ),
    operation(
      {
        ...libraryWrites,
        ...ofOne,
        method: 'PATCH',
        operationId: `update${name}`,
        summary: `Update ${words.one}`,
        description: texts.update,
        body: schemas.changes,
        reply: schemas.shown,
        errors: ['duplicate_resource'],
      },
      async (work, { params, body }) => {
        const row = requireFound(await store.lock(work.db, work.organizationId, idIn(params)))
        const changes = body as Changes
        const wanted = library.change(row, changes, work.now)
        if (isDeepStrictEqual(wanted, row)) return library.present(row)
        await library.check?.(work, wanted, changes)
        const changed = { ...wanted, updated_at: work.now }
        store.update(work, changed)
        return library.present(changed)
      },
    ),
    operation(
      {
        ...libraryWrites,
        ...ofOne,
        method: 'DELETE',
        operationId: `delete${name}`,
        summary: `Delete ${words.one}`,
        description: texts.delete,
        reply: null,
      },
      async ({ db, organizationId }, { params }) => {
        requireFound(await store.delete(db, organizationId, idIn(params)))
      },
    ),
    operation(
      {
        ...libraryReads,
        path,
        operationId: `list${name}s`,
        summary: `List ${words.many}`,
        description: texts.list,
        query: schemas.query,
        reply: List(schemas.listed ?? schemas.shown),
      },
      async ({ db, organizationId }, input) => {
        const query = input.query as Filter & Record<string, unknown>
        const list = { organizationId, name: path.slice('/v1/'.length).replace('-', ' ') }
        const { q, archived, limit } = query
        const page = { after: pager.after(list, query), limit }
        const narrow = library.narrow?.(query)
        const rows = await store.list(db, organizationId, { q, archived }, page, narrow)
        return pager.page(list, query, rows, (row) => library.present(row))
      },
    ),
    operation(
      {
        ...libraryReads,
        ...ofOne,
        operationId: `get${name}`,
        summary: `Get ${words.one}`,
        description: texts.get,
        reply: schemas.shown,
      },
      async ({ db, organizationId }, { params }) => {
        const row = requireFound(await store.find(db, organizationId, idIn(params)))
        return library.present(row)
      },
    ),
  ]
}

/** Fields that all libraries show. */
export const presentShared = (row: FirstColumns) => ({
  archived: row.archived_at !== null,
  metadata: row.metadata,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Applies the changes to columns that all libraries share. */
export const changeShared = (
  row: Pick<LibraryRow, 'archived_at'>,
  {
    archived,
    metadata,
  }: { archived?: boolean | undefined; metadata?: FirstColumns['metadata'] | null | undefined },
  now: Date,
) => ({
  ...(metadata !== undefined && { metadata: asStored(metadata ?? {}) }),
  ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? now) : null }),
})

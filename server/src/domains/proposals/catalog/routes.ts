import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CatalogItemId } from '../ids.ts'
import { writeCatalog } from './export.ts'
import { importCatalog } from './import.ts'
import { readCatalogFile } from './import-file.ts'
import { presentCatalogItem } from './representation.ts'
import {
  CatalogFile,
  CatalogImport,
  CatalogItem,
  CatalogItemChanges,
  CatalogQuery,
  NewCatalogItem,
} from './schema.ts'
import { changeCatalogItem, createCatalogItem, removeCatalogItem } from './service.ts'
import { catalogItems } from './store.ts'

const path = '/v1/catalog-items'
const params = Type.Object({ catalogItemId: PathId(CatalogItemId, 'Identifier of the item.') })
const shared = { audience: 'token', tag: 'Proposal libraries' } as const
const reads = { ...shared, effect: 'read', method: 'GET', scope: 'proposals:read' } as const
const writes = { ...shared, effect: 'write', scope: 'proposals:write' } as const

const writing: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createCatalogItem',
      summary: 'Create a catalog item',
      description:
        'Creates something that proposals offer, with its prices by currency and billing. Its SKU is unique.',
      body: NewCatalogItem,
      status: 201,
      reply: CatalogItem,
      errors: ['duplicate_resource'],
    },
    (work, { body }) => createCatalogItem(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/import`,
      operationId: 'importCatalogItems',
      summary: 'Import catalog items',
      description:
        'Reads a CSV file of at most 5,000 rows. A row changes the item of its SKU, or without one the item of its name that has none, and otherwise makes a new one. A field or price without a column stays; an empty cell clears it. All of the file is imported or, for a fault, nothing: the message names the line.',
      location: null,
      body: CatalogFile,
      status: 200,
      reply: CatalogImport,
      errors: ['duplicate_resource'],
      prepare: ({ body }) => readCatalogFile(body.csv),
    },
    (work, _input, items) => importCatalog(work, items),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{catalogItemId}`,
      operationId: 'updateCatalogItem',
      summary: 'Update a catalog item',
      description:
        'Changes the fields that you send; null clears a field. Proposals keep what they took of it.',
      params,
      body: CatalogItemChanges,
      status: 200,
      reply: CatalogItem,
      errors: ['duplicate_resource', 'precondition_failed'],
    },
    (work, { params: { catalogItemId }, body }) => changeCatalogItem(work, catalogItemId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{catalogItemId}`,
      operationId: 'deleteCatalogItem',
      summary: 'Delete a catalog item',
      description: 'Deletes an item permanently. Proposals keep what they took of it.',
      params,
      status: 204,
      reply: null,
      errors: ['precondition_failed'],
    },
    (work, { params: { catalogItemId } }) => removeCatalogItem(work, catalogItemId),
  ),
]

export const catalogOperations = ({
  database,
  pager,
}: Pick<Platform, 'database' | 'pager'>): readonly Operation[] => [
  ...writing,
  operation(
    {
      ...reads,
      path,
      operationId: 'listCatalogItems',
      summary: 'List catalog items',
      description: 'Lists the items that are not archived, newest first. Filters can be combined.',
      query: CatalogQuery,
      status: 200,
      reply: List(CatalogItem),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'catalog items' }
      const { q, sku, archived } = query
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await catalogItems.list(db, organizationId, { q, archived }, page, (items) =>
        sku === undefined ? items : items.where('sku', '=', sku),
      )
      return pager.page(list, query, rows, presentCatalogItem)
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/export`,
      operationId: 'exportCatalogItems',
      summary: 'Export catalog items',
      description:
        'A CSV file of all items, archived ones too, with a column for each price. No cell of it starts a formula, and an import reads it back.',
      status: 200,
      reply: rawReply('text/csv'),
    },
    async ({ organizationId }) => {
      const file = Readable.toWeb(Readable.from(writeCatalog(database.db, organizationId)))
      return new Response(file as ReadableStream, { headers: csvHeaders })
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{catalogItemId}`,
      operationId: 'getCatalogItem',
      summary: 'Get a catalog item',
      description: 'Returns one item, archived or not.',
      params,
      status: 200,
      reply: CatalogItem,
    },
    async ({ db, organizationId }, { params: { catalogItemId } }) => {
      const row = await catalogItems.find(db, organizationId, catalogItemId)
      if (!row) throw notFound()
      return presentCatalogItem(row)
    },
  ),
]

const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="catalog-items.csv"',
}

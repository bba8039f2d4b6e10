import { Readable } from 'node:stream'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CatalogItemId } from '../ids.ts'
import { libraryOperations, libraryReads, libraryWrites } from '../library.ts'
import { writeCatalog } from './csv-cells.ts'
import { importCatalog } from './import.ts'
import { readCatalogFile } from './import-file.ts'
import { changedRow, makeRow, presentCatalogItem } from './representation.ts'
import {
  CatalogFile,
  CatalogImport,
  CatalogItem,
  CatalogItemChanges,
  CatalogQuery,
  NewCatalogItem,
} from './schema.ts'
import { catalogItems, withSku } from './store.ts'

const path = '/v1/catalog-items'

export const catalogOperations = ({
  database,
  pager,
}: Pick<Platform, 'database' | 'pager'>): readonly Operation[] => [
  ...libraryOperations(
    {
      store: catalogItems,
      ids: CatalogItemId,
      path,
      param: 'catalogItemId',
      name: 'CatalogItem',
      words: { one: 'a catalog item', many: 'catalog items', short: 'item' },
      texts: {
        create:
          'Creates an item that proposals can offer, with its prices by currency and billing. Its SKU is unique.',
        update:
          'Changes the fields that you send; null clears a field. Proposals keep the values that they copied.',
        delete: 'Deletes an item permanently. Proposals keep the values that they copied.',
        list: 'Lists the items that are not archived, newest first. Filters can be combined.',
        get: 'Returns one item, archived or not.',
      },
      schemas: {
        shown: CatalogItem,
        created: NewCatalogItem,
        changes: CatalogItemChanges,
        query: CatalogQuery,
      },
      make: makeRow,
      change: changedRow,
      present: presentCatalogItem,
      narrow: withSku,
    },
    pager,
  ),
  operation(
    {
      ...libraryWrites,
      method: 'POST',
      path: `${path}/import`,
      operationId: 'importCatalogItems',
      summary: 'Import catalog items',
      description:
        'Reads a CSV file of up to 5,000 rows. A row updates the item with its SKU; without a SKU, it updates the item of that name that has no SKU. If no item matches, the row creates one. A field or price without a column is kept; an empty cell clears it. If any row is invalid, nothing is imported and the message names the line.',
      location: null,
      body: CatalogFile,
      reply: CatalogImport,
      errors: ['plan_limit_reached', 'duplicate_resource'],
      prepare: ({ body }) => readCatalogFile(body.csv),
    },
    (work, _input, items) => importCatalog(work, items),
  ),
  operation(
    {
      ...libraryReads,
      path: `${path}/export`,
      operationId: 'exportCatalogItems',
      summary: 'Export catalog items',
      description:
        'Returns a CSV file of all items, including archived ones, with a column for each price. No cell starts a formula, and you can import the file again.',
      reply: rawReply('text/csv'),
    },
    async ({ organizationId }) => {
      const file = Readable.toWeb(Readable.from(writeCatalog(database.db, organizationId)))
      return new Response(file as ReadableStream, { headers: csvHeaders })
    },
  ),
]

const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="catalog-items.csv"',
}

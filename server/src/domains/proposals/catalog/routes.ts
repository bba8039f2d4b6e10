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
          'Creates something that proposals offer, with its prices by currency and billing. Its SKU is unique.',
        update:
          'Changes the fields that you send; null clears a field. Proposals keep what they took of it.',
        delete: 'Deletes an item permanently. Proposals keep what they took of it.',
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
        'Reads a CSV file of at most 5,000 rows. A row changes the item of its SKU, or without one the item of its name that has none, and otherwise makes a new one. A field or price without a column stays; an empty cell clears it. All of the file is imported or, for a fault, nothing: the message names the line.',
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
        'A CSV file of all items, archived ones too, with a column for each price. No cell of it starts a formula, and an import reads it back.',
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

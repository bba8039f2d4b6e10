import { devNull } from 'node:os'
import { join } from 'node:path'
import type { Capstan as Client } from '@capstan/sdk'

/** How an operation is reached. */
export interface Way {
  sdk: (capstan: Client) => Promise<unknown>
  cli: string[]
  /** What the command asks for before. */
  first?: string
}

const catalogFile = join(import.meta.dirname, 'catalog.csv')

/** The operations of proposals and their libraries. */
export const proposalWays: Record<string, Way> = {
  createCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.create({ name: 'Support' }),
    cli: ['catalog', 'create', '--name', 'Support'],
  },
  listCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.list().page(),
    cli: ['catalog', 'list'],
  },
  getCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.get('x'),
    cli: ['catalog', 'get', 'x'],
  },
  updateCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.update('x', { name: 'Support' }),
    cli: ['catalog', 'update', 'x', '--name', 'Support'],
  },
  deleteCatalogItem: {
    sdk: ({ catalogItems }) => catalogItems.delete('x'),
    cli: ['catalog', 'delete', 'x', '--yes'],
  },
  importCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.import('name'),
    cli: ['catalog', 'import', catalogFile],
  },
  exportCatalogItems: {
    sdk: ({ catalogItems }) => catalogItems.export(),
    cli: ['catalog', 'export', devNull],
  },
  createContentBlock: {
    sdk: ({ contentBlocks }) =>
      contentBlocks.create({ name: 'About us', block: { type: 'text', text: 'We' } }),
    cli: ['content-blocks', 'create', '--name', 'About us', '--text', 'We'],
  },
  listContentBlocks: {
    sdk: ({ contentBlocks }) => contentBlocks.list().page(),
    cli: ['content-blocks', 'list'],
  },
  getContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.get('x'),
    cli: ['content-blocks', 'get', 'x'],
  },
  updateContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.update('x', { name: 'About us' }),
    cli: ['content-blocks', 'update', 'x', '--name', 'About us'],
  },
  deleteContentBlock: {
    sdk: ({ contentBlocks }) => contentBlocks.delete('x'),
    cli: ['content-blocks', 'delete', 'x', '--yes'],
  },
}

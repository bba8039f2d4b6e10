import { devNull } from 'node:os'
import { join } from 'node:path'
import type { Way } from './proposal-ways.ts'

const contactItems = join(import.meta.dirname, 'contacts.json')

/** How the operations of imports are reached. */
export const importWays: Record<string, Way> = {
  createContactImport: {
    sdk: ({ contactImports }) => contactImports.upload({ file: { path: contactItems } }),
    cli: ['contacts', 'imports', 'upload', contactItems],
  },
  listContactImports: {
    sdk: ({ contactImports }) => contactImports.list().page(),
    cli: ['contacts', 'imports', 'list'],
  },
  getContactImport: {
    sdk: ({ contactImports }) => contactImports.get('x'),
    cli: ['contacts', 'imports', 'get', 'x'],
  },
  previewContactImport: {
    sdk: ({ contactImports }) => contactImports.preview('x'),
    cli: ['contacts', 'imports', 'preview', 'x'],
  },
  startContactImport: {
    sdk: ({ contactImports }) => contactImports.start('x'),
    cli: ['contacts', 'imports', 'start', 'x', '--dry-run', '--map', 'Mail=email'],
  },
  cancelContactImport: {
    sdk: ({ contactImports }) => contactImports.cancel('x'),
    cli: ['contacts', 'imports', 'cancel', 'x'],
  },
  undoContactImport: {
    sdk: ({ contactImports }) => contactImports.undo('x'),
    cli: ['contacts', 'imports', 'undo', 'x'],
  },
  listContactImportErrors: {
    sdk: ({ contactImports }) => contactImports.errors('x'),
    cli: ['contacts', 'imports', 'errors', 'x', '--output', devNull],
  },
}

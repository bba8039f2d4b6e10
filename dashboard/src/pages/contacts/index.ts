import { Users } from 'lucide-react'
import { api } from '../../api.ts'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { fieldSearch } from './fields/search-params.ts'
import { contactPageSearch, contactSearch, duplicateSearch, importSearch } from './search-params.ts'

export const contacts = {
  pages: [
    page(
      '/contacts',
      lazy(() => import('./contacts.tsx'), 'Contacts'),
      contactSearch,
    ),
    page(
      '/contacts/$contactId',
      lazy(() => import('./contact-page.tsx'), 'ContactPage'),
      contactPageSearch,
    ),
    page(
      '/settings/contact-fields',
      lazy(() => import('./fields/contact-fields.tsx'), 'ContactFields'),
      fieldSearch,
    ),
    page(
      '/contacts/import',
      lazy(() => import('./imports/new-import.tsx'), 'NewImport'),
      importSearch,
    ),
    page(
      '/contacts/imports',
      lazy(() => import('./imports/import-list.tsx'), 'ImportList'),
      noSearch,
    ),
    page(
      '/contacts/imports/$importId',
      lazy(() => import('./imports/import-page.tsx'), 'ImportPage'),
      importSearch,
    ),
    page(
      '/contacts/exports',
      lazy(() => import('./exports/export-list.tsx'), 'ExportList'),
      noSearch,
    ),
    page(
      '/contacts/duplicates',
      lazy(() => import('./duplicates/duplicates.tsx'), 'Duplicates'),
      duplicateSearch,
    ),
  ],
  nav: {
    to: '/contacts',
    title: 'Contacts',
    icon: Users,
    group: 'Work',
    words: 'people customers import',
    key: 'c',
    isGoal: true,
  },
  palette: [
    { title: 'Add a contact', to: '/contacts', kind: 'Do', create: true },
    {
      title: 'Contact fields',
      to: '/settings/contact-fields',
      kind: 'Go to',
      words: 'custom properties schema',
    },
    { title: 'Import contacts', to: '/contacts/import', kind: 'Do', words: 'csv excel xlsx vcard' },
    { title: 'Past imports', to: '/contacts/imports', kind: 'Go to', words: 'undo csv' },
    { title: 'Exports of contacts', to: '/contacts/exports', kind: 'Go to', words: 'download csv' },
    { title: 'Duplicates', to: '/contacts/duplicates', kind: 'Go to', words: 'merge contacts' },
  ],
  found: {
    contact: { title: 'Contacts', avatar: 'round', href: ({ id }) => `/contacts/${id}` },
    segment: { title: 'Segments', href: ({ id }) => `/contacts?segment=${id}` },
    contactImport: { title: 'Imports', href: ({ id }) => `/contacts/imports/${id}` },
  },
  affects: {
    'contact.': ['contacts'],
    'contact.created': ['account', 'tags'],
    'contact.tagged': ['tags'],
    'contact.deleted': ['account', 'tags'],
    'contact.merged': ['account', 'tags'],
    'contact.unmerged': ['account', 'tags'],
    'contact.erased': ['account', 'tags'],
    'contact_import.': ['contactImports', 'contacts', 'account'],
  },
  rows: [
    {
      get: api.contacts.get,
      updated: ['contact.updated', 'contact.tagged', 'contact.consent_changed'],
      created: ['contact.created'],
      deleted: ['contact.deleted'],
    },
  ],
} as const satisfies PageDomain & { pages: readonly object[] }

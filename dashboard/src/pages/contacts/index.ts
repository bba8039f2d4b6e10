import { Users } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { fieldSearch } from './fields/search-params.ts'
import { findContacts } from './found.ts'
import { contactPageSearch, contactSearch } from './search-params.ts'

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
  ],
  find: { title: 'Contacts', search: findContacts },
  affects: {
    'contact.': ['contacts', 'account', 'tags'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

import { Users } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { contactSearch } from './search-params.ts'

export const contacts = {
  pages: [
    page(
      '/contacts',
      lazy(() => import('./contacts.tsx'), 'Contacts'),
      contactSearch,
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
  palette: [{ title: 'Add a contact', to: '/contacts', kind: 'Do', create: true }],
  affects: {
    'contact.': ['contacts', 'account'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

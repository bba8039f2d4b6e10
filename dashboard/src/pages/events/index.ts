import { Activity } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { eventSearch } from './search-params.ts'

export const events = {
  pages: [
    page(
      '/events',
      lazy(() => import('./events.tsx'), 'Events'),
      eventSearch,
    ),
  ],
  nav: {
    to: '/events',
    title: 'Events',
    icon: Activity,
    group: 'Observe',
    words: 'feed',
    key: 'e',
  },
  found: { event: { title: 'Events', href: ({ id }) => `/events?event=${id}` } },
  affects: {
    '': ['events'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

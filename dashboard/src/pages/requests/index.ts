import { ScrollText } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { requestSearch } from './search-params.ts'

export const requests = {
  pages: [
    page(
      '/requests',
      lazy(() => import('./requests.tsx'), 'Requests'),
      requestSearch,
    ),
  ],
  nav: {
    to: '/requests',
    title: 'Requests',
    icon: ScrollText,
    group: 'Observe',
    words: 'log api errors',
    key: 'r',
  },
  found: { request: { title: 'Requests', href: ({ id }) => `/requests?request=${id}` } },
  affects: {
    '': ['requests'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

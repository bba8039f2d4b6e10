import { Gauge } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'

export const overview = {
  pages: [
    page(
      '/',
      lazy(() => import('./overview.tsx'), 'Overview'),
      noSearch,
    ),
  ],
  nav: {
    to: '/',
    title: 'Overview',
    icon: Gauge,
    group: 'home',
    words: 'home start dashboard',
    key: 'o',
    isGoal: true,
  },
} as const satisfies PageDomain & { pages: readonly object[] }

import { Gauge } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { overviewSearch } from './search-params.ts'

export const overview = {
  pages: [
    page(
      '/',
      lazy(() => import('./overview.tsx'), 'Overview'),
      overviewSearch,
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
  // Every event is counted and may be the latest.
  affects: { '': ['overview'] },
} as const satisfies PageDomain & { pages: readonly object[] }

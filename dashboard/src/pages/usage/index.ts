import { ChartNoAxesColumn } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { usageSearch } from './search-params.ts'

export const usage = {
  pages: [
    page(
      '/usage',
      lazy(() => import('./usage.tsx'), 'UsagePage'),
      usageSearch,
    ),
  ],
  nav: {
    to: '/usage',
    title: 'Usage',
    icon: ChartNoAxesColumn,
    group: 'Observe',
    words: 'credits limits plan',
    key: 'u',
  },
} as const satisfies PageDomain & { pages: readonly object[] }

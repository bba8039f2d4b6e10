import { FilePenLine } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { analyticsSearch } from './analytics/search-params.ts'
import { findProposals } from './found.ts'
import { proposalPageSearch, proposalSearch } from './search-params.ts'

export const proposals = {
  pages: [
    page(
      '/proposals',
      lazy(() => import('./proposals.tsx'), 'Proposals'),
      proposalSearch,
    ),
    page(
      '/proposals/analytics',
      lazy(() => import('./analytics/analytics.tsx'), 'ProposalAnalyticsPage'),
      analyticsSearch,
    ),
    page(
      '/proposals/$proposalId',
      lazy(() => import('./proposal-page.tsx'), 'ProposalPage'),
      proposalPageSearch,
    ),
  ],
  nav: {
    to: '/proposals',
    title: 'Proposals',
    icon: FilePenLine,
    group: 'Work',
    words: 'offers quotes contracts sign',
    key: 'p',
  },
  palette: [
    { title: 'New proposal', to: '/proposals', kind: 'Do', create: true, words: 'offer' },
    { title: 'Proposal analytics', to: '/proposals/analytics', kind: 'Go to', words: 'figures' },
  ],
  find: { title: 'Proposals', isSquare: true, search: findProposals },
  affects: {
    'proposal.': ['proposals', 'account'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

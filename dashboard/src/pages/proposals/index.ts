import { FilePenLine } from 'lucide-react'
import { api } from '../../api.ts'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { analyticsSearch } from './analytics/search-params.ts'
import { librarySearch } from './libraries/search-params.ts'
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
    page(
      '/proposals/templates',
      lazy(() => import('./libraries/templates.tsx'), 'Templates'),
      librarySearch,
    ),
    page(
      '/proposals/templates/$templateId',
      lazy(() => import('./libraries/template-page.tsx'), 'TemplatePage'),
      noSearch,
    ),
    page(
      '/proposals/blocks',
      lazy(() => import('./libraries/blocks.tsx'), 'ContentBlocks'),
      librarySearch,
    ),
    page(
      '/proposals/catalogue',
      lazy(() => import('./libraries/catalogue.tsx'), 'Catalogue'),
      librarySearch,
    ),
    page(
      '/settings/proposals',
      lazy(() => import('./settings/proposal-settings.tsx'), 'ProposalSettings'),
      noSearch,
    ),
  ],
  nav: {
    to: '/proposals',
    title: 'Proposals',
    icon: FilePenLine,
    group: 'Work',
    words: 'offers quotes contracts sign',
    key: 'p',
    isGoal: true,
  },
  palette: [
    { title: 'New proposal', to: '/proposals', kind: 'Do', create: true, words: 'offer' },
    { title: 'Templates', to: '/proposals/templates', kind: 'Go to', words: 'proposals library' },
    { title: 'Content blocks', to: '/proposals/blocks', kind: 'Go to', words: 'texts library' },
    {
      title: 'Catalogue',
      to: '/proposals/catalogue',
      kind: 'Go to',
      words: 'prices products items sku csv',
    },
    {
      title: 'Proposal settings',
      to: '/settings/proposals',
      kind: 'Go to',
      words: 'number logo brand certificate signing consent',
    },
    { title: 'Proposal analytics', to: '/proposals/analytics', kind: 'Go to', words: 'figures' },
  ],
  found: {
    proposal: { title: 'Proposals', href: ({ id }) => `/proposals/${id}` },
    template: { title: 'Templates', href: ({ id }) => `/proposals/templates/${id}` },
  },
  affects: {
    'proposal.': ['proposals'],
    'proposal.created': ['account'],
    'proposal.deleted': ['account'],
    'proposal.sent': ['account'],
  },
  rows: [
    {
      get: api.proposals.get,
      updated: [
        'proposal.updated',
        'proposal.sent',
        'proposal.delivered',
        'proposal.delivery_failed',
        'proposal.viewed',
        'proposal.signed',
        'proposal.accepted',
        'proposal.countersigned',
        'proposal.completed',
        'proposal.declined',
        'proposal.expired',
        'proposal.canceled',
        'proposal.commented',
        'proposal.comment_resolved',
        'proposal.reminder_sent',
        'proposal.recipient_changed',
      ],
      created: ['proposal.created'],
      deleted: ['proposal.deleted'],
    },
  ],
} as const satisfies PageDomain & { pages: readonly object[] }

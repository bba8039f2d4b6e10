import { Send } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { catalogueSearch, deliverySearch, webhooksSearch } from './search-params.ts'

export const webhooks = {
  pages: [
    page(
      '/webhooks',
      lazy(() => import('./webhooks.tsx'), 'Webhooks'),
      webhooksSearch,
    ),
    page(
      '/webhooks/catalogue',
      lazy(() => import('./catalogue.tsx'), 'Catalogue'),
      catalogueSearch,
    ),
    page(
      '/webhooks/$webhookId',
      lazy(() => import('./webhook-page.tsx'), 'WebhookPage'),
      deliverySearch,
    ),
  ],
  nav: {
    to: '/webhooks',
    title: 'Webhooks',
    icon: Send,
    group: 'Connect',
    words: 'endpoints deliveries',
    key: 'w',
  },
  palette: [
    { title: 'Event catalogue', to: '/webhooks/catalogue', kind: 'Go to', words: 'types schema' },
    {
      title: 'Add a webhook',
      to: '/webhooks',
      kind: 'Do',
      words: 'endpoint register',
      create: true,
      admin: true,
    },
  ],
  found: {
    webhook: { title: 'Webhooks', href: ({ id }) => `/webhooks/${id}` },
    delivery: {
      title: 'Deliveries',
      href: ({ id, parentId }) => `/webhooks/${parentId}?delivery=${id}`,
    },
  },
  // Any event may be delivered to a webhook.
  affects: {
    '': ['webhooks', 'deliveries'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

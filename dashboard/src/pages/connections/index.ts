import { Plug } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { newConnectionSearch } from './search-params.ts'

export const connections = {
  pages: [
    page(
      '/connections',
      lazy(() => import('./connections.tsx'), 'Connections'),
      noSearch,
    ),
    page(
      '/connections/new',
      lazy(() => import('./new-connection.tsx'), 'NewConnectionPage'),
      newConnectionSearch,
    ),
    page(
      '/connections/providers',
      lazy(() => import('./providers/providers.tsx'), 'Providers'),
      noSearch,
    ),
    page(
      '/connections/providers/new',
      lazy(() => import('./providers/provider-page.tsx'), 'NewProviderPage'),
      noSearch,
    ),
    page(
      '/connections/providers/$providerKey',
      lazy(() => import('./providers/provider-page.tsx'), 'ProviderPage'),
      noSearch,
    ),
    page(
      '/connections/$connectionId',
      lazy(() => import('./connection-page.tsx'), 'ConnectionPage'),
      noSearch,
    ),
  ],
  nav: {
    to: '/connections',
    title: 'Connections',
    icon: Plug,
    group: 'Connect',
    words: 'integrations providers accounts oauth google hubspot credentials',
    key: 'n',
  },
  palette: [
    {
      title: 'New connection',
      to: '/connections/new',
      kind: 'Do',
      words: 'integration provider account',
      admin: true,
    },
    {
      title: 'New provider',
      to: '/connections/providers/new',
      kind: 'Do',
      words: 'definition service own custom',
      admin: true,
    },
  ],
  found: { connection: { title: 'Connections', href: ({ id }) => `/connections/${id}` } },
  affects: { 'connection.': ['connections'] },
} as const satisfies PageDomain & { pages: readonly object[] }

import { RefreshCw } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { newSyncSearch, syncSearch } from './search-params.ts'

export const syncs = {
  pages: [
    page(
      '/syncs',
      lazy(() => import('./syncs.tsx'), 'Syncs'),
      noSearch,
    ),
    page(
      '/syncs/new',
      lazy(() => import('./new-sync.tsx'), 'NewSyncPage'),
      newSyncSearch,
    ),
    page(
      '/syncs/$syncId',
      lazy(() => import('./sync-page.tsx'), 'SyncPage'),
      syncSearch,
    ),
  ],
  nav: {
    to: '/syncs',
    title: 'Syncs',
    icon: RefreshCw,
    group: 'Connect',
    words: 'import pull schedule csv carddav crm runs',
    key: 'y',
  },
  palette: [{ title: 'New sync', to: '/syncs/new', kind: 'Do', words: 'import', admin: true }],
  found: {
    sync: { title: 'Syncs', href: ({ id }) => `/syncs/${id}` },
    syncRun: { title: 'Sync runs', href: ({ id, parentId }) => `/syncs/${parentId}?run=${id}` },
  },
  affects: { 'sync.': ['syncs'], 'connection.': ['syncs'] },
} as const satisfies PageDomain & { pages: readonly object[] }

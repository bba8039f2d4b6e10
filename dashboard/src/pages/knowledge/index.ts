import { BookOpen } from 'lucide-react'
import { api } from '../../api.ts'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { baseSearch, basesSearch, playgroundSearch, sourceSearch } from './search-params.ts'

export const knowledge = {
  pages: [
    page(
      '/knowledge',
      lazy(() => import('./bases.tsx'), 'Bases'),
      basesSearch,
    ),
    page(
      '/knowledge/$baseId',
      lazy(() => import('./base.tsx'), 'BasePage'),
      baseSearch,
    ),
    page(
      '/knowledge/$baseId/search',
      lazy(() => import('./playground.tsx'), 'Playground'),
      playgroundSearch,
    ),
    page(
      '/knowledge/$baseId/settings',
      lazy(() => import('./base-settings.tsx'), 'BaseSettings'),
      noSearch,
    ),
    page(
      '/knowledge/$baseId/sources/$sourceId',
      lazy(() => import('./source.tsx'), 'SourcePage'),
      sourceSearch,
    ),
  ],
  nav: {
    to: '/knowledge',
    title: 'Knowledge',
    icon: BookOpen,
    group: 'Work',
    words: 'bases sources search files',
    key: 'k',
    isGoal: true,
  },
  palette: [{ title: 'Create a knowledge base', to: '/knowledge', kind: 'Do', create: true }],
  found: {
    base: { title: 'Knowledge bases', href: ({ id }) => `/knowledge/${id}` },
    source: {
      title: 'Sources',
      href: ({ id, parentId }) => `/knowledge/${parentId}/sources/${id}`,
    },
  },
  affects: {
    'source.': ['bases', 'sources', 'account'],
    'base.': ['bases', 'sources', 'account'],
  },
  rows: [
    {
      get: api.sources.get,
      args: ({ baseId, id }) => [String(baseId), String(id)],
      updated: ['source.completed', 'source.failed', 'source.updated'],
      created: [],
      deleted: ['source.deleted'],
    },
  ],
} as const satisfies PageDomain & { pages: readonly object[] }

import { Zap } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { automationSearch, newAutomationSearch } from './search-params.ts'

export const automations = {
  pages: [
    page(
      '/automations',
      lazy(() => import('./automations.tsx'), 'Automations'),
      noSearch,
    ),
    page(
      '/automations/new',
      lazy(() => import('./new-automation.tsx'), 'NewAutomationPage'),
      newAutomationSearch,
    ),
    page(
      '/automations/$automationId',
      lazy(() => import('./automation-page.tsx'), 'AutomationPage'),
      automationSearch,
    ),
  ],
  nav: {
    to: '/automations',
    title: 'Automations',
    icon: Zap,
    group: 'Connect',
    words: 'rules workflows triggers actions',
    key: 'a',
  },
  palette: [
    { title: 'New automation', to: '/automations/new', kind: 'Do', words: 'rule', admin: true },
  ],
  found: {
    automation: { title: 'Automations', href: ({ id }) => `/automations/${id}` },
    automationRun: {
      title: 'Automation runs',
      href: ({ id, parentId }) => `/automations/${parentId}?view=runs&run=${id}`,
    },
  },
  affects: {
    'automation.': ['automations'],
    'inbound.': ['automations'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

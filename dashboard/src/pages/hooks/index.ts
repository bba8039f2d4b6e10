import { Webhook } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { contactSearch, hookSearch, newHookSearch } from './search-params.ts'

/** Not below `/hooks`: there the server takes what other services post. */
export const hooks = {
  pages: [
    page(
      '/inbound',
      lazy(() => import('./hooks.tsx'), 'Hooks'),
      noSearch,
    ),
    page(
      '/inbound/new',
      lazy(() => import('./new-hook.tsx'), 'NewHookPage'),
      newHookSearch,
    ),
    page(
      '/inbound/$hookId',
      lazy(() => import('./hook-page.tsx'), 'HookPage'),
      hookSearch,
    ),
    page(
      '/inbound/$hookId/contact',
      lazy(() => import('./contact-mapping.tsx'), 'ContactMapping'),
      contactSearch,
    ),
  ],
  nav: {
    to: '/inbound',
    title: 'Hooks',
    icon: Webhook,
    group: 'Connect',
    words: 'inbound incoming receive stripe github',
    key: 'h',
  },
  palette: [
    { title: 'New hook', to: '/inbound/new', kind: 'Do', words: 'receive inbound', admin: true },
  ],
  found: {
    hook: { title: 'Hooks', href: ({ id }) => `/inbound/${id}` },
    inboundEvent: {
      title: 'Received events',
      href: ({ id, parentId }) => `/inbound/${parentId}?event=${id}`,
    },
  },
  affects: {
    'inbound.': ['hooks', 'inboundEvents'],
    'automation.': ['inboundEvents'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

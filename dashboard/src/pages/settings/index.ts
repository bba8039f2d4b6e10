import { Settings } from 'lucide-react'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { auditSearch, memberSearch, tokenSearch } from './search-params.ts'

export const settings = {
  pages: [
    page(
      '/settings',
      lazy(() => import('./organization.tsx'), 'OrganizationSettings'),
      noSearch,
    ),
    page(
      '/settings/members',
      lazy(() => import('./members.tsx'), 'Members'),
      memberSearch,
    ),
    page(
      '/settings/tokens',
      lazy(() => import('./tokens.tsx'), 'Tokens'),
      tokenSearch,
    ),
    page(
      '/settings/audit',
      lazy(() => import('./audit.tsx'), 'AuditLog'),
      auditSearch,
    ),
    page(
      '/settings/profile',
      lazy(() => import('./profile.tsx'), 'Profile'),
      noSearch,
    ),
  ],
  nav: {
    to: '/settings',
    title: 'Settings',
    icon: Settings,
    group: 'foot',
    words: 'organization',
    key: 's',
  },
  palette: [
    {
      title: 'API tokens',
      to: '/settings/tokens',
      kind: 'Go to',
      words: 'keys rotate revoke',
      admin: true,
    },
    { title: 'Members', to: '/settings/members', kind: 'Go to', words: 'team roles' },
    {
      title: 'Audit log',
      to: '/settings/audit',
      kind: 'Go to',
      words: 'history changes',
      admin: true,
    },
    {
      title: 'Your profile',
      to: '/settings/profile',
      kind: 'Go to',
      words: 'password two-factor sessions',
    },
    {
      title: 'Create an API token',
      to: '/settings/tokens',
      kind: 'Do',
      words: 'issue key',
      create: true,
      admin: true,
    },
    {
      title: 'Invite a member',
      to: '/settings/members',
      kind: 'Do',
      words: 'colleague',
      create: true,
      admin: true,
    },
  ],
  found: {
    token: { title: 'API tokens', href: ({ id }) => `/settings/tokens?token=${id}` },
    member: { title: 'Members', avatar: 'round', href: () => '/settings/members' },
  },
  affects: {
    'token.': ['tokens'],
  },
} as const satisfies PageDomain & { pages: readonly object[] }

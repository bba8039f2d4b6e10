import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ApiError } from './api.ts'
import { queryClient } from './queries.ts'
import { selfQuery } from './session.ts'
import { Lost, Trouble } from './shell/trouble.tsx'

type Search = Record<string, string | undefined>

/** Whatever stands in the address as text; each page reads what it knows. */
const texts = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: Lost,
  errorComponent: Trouble,
  validateSearch: texts,
})

/** Pages for somebody who is not signed in, or not yet. */
const open = [
  ['/sign-in', () => import('./pages/entry/sign-in.tsx'), 'SignIn'],
  ['/sign-up', () => import('./pages/entry/sign-up.tsx'), 'SignUp'],
  ['/confirm', () => import('./pages/entry/confirm.tsx'), 'ConfirmAddress'],
  ['/forgot-password', () => import('./pages/entry/forgot-password.tsx'), 'ForgotPassword'],
  ['/reset-password', () => import('./pages/entry/reset-password.tsx'), 'ResetPassword'],
  ['/join', () => import('./pages/entry/join.tsx'), 'Join'],
  ['/new-organization', () => import('./pages/entry/new-organization.tsx'), 'NewOrganization'],
  ['/components', () => import('./pages/components.tsx'), 'Components'],
] as const

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  async beforeLoad({ location }) {
    try {
      const self = await queryClient.ensureQueryData(selfQuery)
      if (self.organizationId === null) throw redirect({ to: '/new-organization' })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        throw redirect({ to: '/sign-in', search: { next: location.href } })
      }
      throw error
    }
  },
})

/** The whole map of the dashboard. */
const pages = [
  ['/', () => import('./pages/overview/overview.tsx'), 'Overview'],
  ['/contacts', () => import('./pages/contacts/contacts.tsx'), 'Contacts'],
  ['/knowledge', () => import('./pages/knowledge/bases.tsx'), 'Bases'],
  ['/knowledge/$baseId', () => import('./pages/knowledge/base.tsx'), 'BasePage'],
  ['/knowledge/$baseId/search', () => import('./pages/knowledge/playground.tsx'), 'Playground'],
  [
    '/knowledge/$baseId/settings',
    () => import('./pages/knowledge/base-settings.tsx'),
    'BaseSettings',
  ],
  [
    '/knowledge/$baseId/sources/$sourceId',
    () => import('./pages/knowledge/source.tsx'),
    'SourcePage',
  ],
  ['/webhooks', () => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'],
  ['/webhooks/catalogue', () => import('./pages/webhooks/catalogue.tsx'), 'Catalogue'],
  ['/webhooks/$webhookId', () => import('./pages/webhooks/webhook.tsx'), 'WebhookPage'],
  ['/events', () => import('./pages/events/events.tsx'), 'Events'],
  ['/requests', () => import('./pages/requests/requests.tsx'), 'Requests'],
  ['/usage', () => import('./pages/usage/usage.tsx'), 'UsagePage'],
  ['/settings', () => import('./pages/settings/organization.tsx'), 'OrganizationSettings'],
  ['/settings/members', () => import('./pages/settings/members.tsx'), 'Members'],
  ['/settings/tokens', () => import('./pages/settings/tokens.tsx'), 'Tokens'],
  ['/settings/audit', () => import('./pages/settings/audit.tsx'), 'AuditLog'],
  ['/settings/profile', () => import('./pages/settings/profile.tsx'), 'Profile'],
] as const

// biome-ignore lint/suspicious/noExplicitAny: each module has its page under the name beside it
const lazy = (load: () => Promise<any>, name: string) => lazyRouteComponent(load, name)

const tree = root.addChildren([
  ...open.map(([path, load, name]) =>
    createRoute({ getParentRoute: () => root, path, component: lazy(load, name) }),
  ),
  shell.addChildren(
    pages.map(([path, load, name]) =>
      createRoute({
        getParentRoute: () => shell,
        path,
        component: lazy(load, name),
        errorComponent: Trouble,
      }),
    ),
  ),
])

export const router = createRouter({
  routeTree: tree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(texts(search) as Record<string, string>).toString()
    return text ? `?${text}` : ''
  },
})

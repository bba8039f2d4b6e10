import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
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
  ['/sign-in', lazy(() => import('./pages/entry/sign-in.tsx'), 'SignIn')],
  ['/sign-up', lazy(() => import('./pages/entry/sign-up.tsx'), 'SignUp')],
  ['/confirm', lazy(() => import('./pages/entry/confirm.tsx'), 'ConfirmAddress')],
  ['/forgot-password', lazy(() => import('./pages/entry/forgot-password.tsx'), 'ForgotPassword')],
  ['/reset-password', lazy(() => import('./pages/entry/reset-password.tsx'), 'ResetPassword')],
  ['/join', lazy(() => import('./pages/entry/join.tsx'), 'Join')],
  [
    '/new-organization',
    lazy(() => import('./pages/entry/new-organization.tsx'), 'NewOrganization'),
  ],
  ['/components', lazy(() => import('./pages/components.tsx'), 'Components')],
] as const

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazy(() => import('./shell/shell.tsx'), 'Shell'),
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
  ['/', lazy(() => import('./pages/overview/overview.tsx'), 'Overview')],
  ['/contacts', lazy(() => import('./pages/contacts/contacts.tsx'), 'Contacts')],
  ['/knowledge', lazy(() => import('./pages/knowledge/bases.tsx'), 'Bases')],
  ['/knowledge/$baseId', lazy(() => import('./pages/knowledge/base.tsx'), 'BasePage')],
  [
    '/knowledge/$baseId/search',
    lazy(() => import('./pages/knowledge/playground.tsx'), 'Playground'),
  ],
  [
    '/knowledge/$baseId/settings',
    lazy(() => import('./pages/knowledge/base-settings.tsx'), 'BaseSettings'),
  ],
  [
    '/knowledge/$baseId/sources/$sourceId',
    lazy(() => import('./pages/knowledge/source.tsx'), 'SourcePage'),
  ],
  ['/webhooks', lazy(() => import('./pages/webhooks/webhooks.tsx'), 'Webhooks')],
  ['/webhooks/catalogue', lazy(() => import('./pages/webhooks/catalogue.tsx'), 'Catalogue')],
  ['/webhooks/$webhookId', lazy(() => import('./pages/webhooks/webhook.tsx'), 'WebhookPage')],
  ['/events', lazy(() => import('./pages/events/events.tsx'), 'Events')],
  ['/requests', lazy(() => import('./pages/requests/requests.tsx'), 'Requests')],
  ['/usage', lazy(() => import('./pages/usage/usage.tsx'), 'UsagePage')],
  ['/settings', lazy(() => import('./pages/settings/organization.tsx'), 'OrganizationSettings')],
  ['/settings/members', lazy(() => import('./pages/settings/members.tsx'), 'Members')],
  ['/settings/tokens', lazy(() => import('./pages/settings/tokens.tsx'), 'Tokens')],
  ['/settings/audit', lazy(() => import('./pages/settings/audit.tsx'), 'AuditLog')],
  ['/settings/profile', lazy(() => import('./pages/settings/profile.tsx'), 'Profile')],
] as const

const tree = root.addChildren([
  ...open.map(([path, component]) => createRoute({ getParentRoute: () => root, path, component })),
  shell.addChildren(
    pages.map(([path, component]) =>
      createRoute({
        getParentRoute: () => shell,
        path,
        component,
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

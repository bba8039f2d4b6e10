import { isAuthenticationError } from '@capstan/sdk'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { contactSearch } from './pages/contacts/search-params.ts'
import { linkSearch, signInSearch } from './pages/entry/search-params.ts'
import { eventSearch } from './pages/events/search-params.ts'
import {
  baseSearch,
  basesSearch,
  playgroundSearch,
  sourceSearch,
} from './pages/knowledge/search-params.ts'
import { requestSearch } from './pages/requests/search-params.ts'
import { auditSearch, memberSearch, tokenSearch } from './pages/settings/search-params.ts'
import { usageSearch } from './pages/usage/search-params.ts'
import { catalogueSearch, deliverySearch, webhooksSearch } from './pages/webhooks/search-params.ts'
import { queryClient } from './queries.ts'
import { type ReadSearch, searchParams } from './search.ts'
import { selfQuery } from './session.ts'
import { Lost, Trouble } from './shell/trouble.tsx'

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: Lost,
  errorComponent: Trouble,
})

const noSearch = searchParams({})

/** A page for somebody who is not signed in, or not yet. */
const open = <const Path extends string, Search extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: ReadSearch<Search>,
) => createRoute({ getParentRoute: () => root, path, component, validateSearch })

const openPages = [
  open(
    '/sign-in',
    lazy(() => import('./pages/entry/sign-in.tsx'), 'SignIn'),
    signInSearch,
  ),
  open(
    '/sign-up',
    lazy(() => import('./pages/entry/sign-up.tsx'), 'SignUp'),
    noSearch,
  ),
  open(
    '/confirm',
    lazy(() => import('./pages/entry/confirm.tsx'), 'ConfirmAddress'),
    linkSearch,
  ),
  open(
    '/forgot-password',
    lazy(() => import('./pages/entry/forgot-password.tsx'), 'ForgotPassword'),
    noSearch,
  ),
  open(
    '/reset-password',
    lazy(() => import('./pages/entry/reset-password.tsx'), 'ResetPassword'),
    linkSearch,
  ),
  open(
    '/join',
    lazy(() => import('./pages/entry/join.tsx'), 'Join'),
    linkSearch,
  ),
  open(
    '/new-organization',
    lazy(() => import('./pages/entry/new-organization.tsx'), 'NewOrganization'),
    noSearch,
  ),
  open(
    '/components',
    lazy(() => import('./pages/components.tsx'), 'Components'),
    noSearch,
  ),
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
      if (isAuthenticationError(error)) {
        throw redirect({ to: '/sign-in', search: { next: location.href } })
      }
      throw error
    }
  },
})

/** A page inside the shell, for somebody who is signed in. */
const page = <const Path extends string, Search extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: ReadSearch<Search>,
) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    component,
    validateSearch,
    errorComponent: Trouble,
  })

/** The whole map of the dashboard. */
const pages = [
  page(
    '/',
    lazy(() => import('./pages/overview/overview.tsx'), 'Overview'),
    noSearch,
  ),
  page(
    '/contacts',
    lazy(() => import('./pages/contacts/contacts.tsx'), 'Contacts'),
    contactSearch,
  ),
  page(
    '/knowledge',
    lazy(() => import('./pages/knowledge/bases.tsx'), 'Bases'),
    basesSearch,
  ),
  page(
    '/knowledge/$baseId',
    lazy(() => import('./pages/knowledge/base.tsx'), 'BasePage'),
    baseSearch,
  ),
  page(
    '/knowledge/$baseId/search',
    lazy(() => import('./pages/knowledge/playground.tsx'), 'Playground'),
    playgroundSearch,
  ),
  page(
    '/knowledge/$baseId/settings',
    lazy(() => import('./pages/knowledge/base-settings.tsx'), 'BaseSettings'),
    noSearch,
  ),
  page(
    '/knowledge/$baseId/sources/$sourceId',
    lazy(() => import('./pages/knowledge/source.tsx'), 'SourcePage'),
    sourceSearch,
  ),
  page(
    '/webhooks',
    lazy(() => import('./pages/webhooks/webhooks.tsx'), 'Webhooks'),
    webhooksSearch,
  ),
  page(
    '/webhooks/catalogue',
    lazy(() => import('./pages/webhooks/catalogue.tsx'), 'Catalogue'),
    catalogueSearch,
  ),
  page(
    '/webhooks/$webhookId',
    lazy(() => import('./pages/webhooks/webhook-page.tsx'), 'WebhookPage'),
    deliverySearch,
  ),
  page(
    '/events',
    lazy(() => import('./pages/events/events.tsx'), 'Events'),
    eventSearch,
  ),
  page(
    '/requests',
    lazy(() => import('./pages/requests/requests.tsx'), 'Requests'),
    requestSearch,
  ),
  page(
    '/usage',
    lazy(() => import('./pages/usage/usage.tsx'), 'UsagePage'),
    usageSearch,
  ),
  page(
    '/settings',
    lazy(() => import('./pages/settings/organization.tsx'), 'OrganizationSettings'),
    noSearch,
  ),
  page(
    '/settings/members',
    lazy(() => import('./pages/settings/members.tsx'), 'Members'),
    memberSearch,
  ),
  page(
    '/settings/tokens',
    lazy(() => import('./pages/settings/tokens.tsx'), 'Tokens'),
    tokenSearch,
  ),
  page(
    '/settings/audit',
    lazy(() => import('./pages/settings/audit.tsx'), 'AuditLog'),
    auditSearch,
  ),
  page(
    '/settings/profile',
    lazy(() => import('./pages/settings/profile.tsx'), 'Profile'),
    noSearch,
  ),
] as const

export const router = createRouter({
  routeTree: root.addChildren([...openPages, shell.addChildren(pages)]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch: (address) => Object.fromEntries(new URLSearchParams(address)),
  stringifySearch(search) {
    const present = Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    const address = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
    return address.size > 0 ? `?${address}` : ''
  },
})

// Links and navigations are checked against the map: their paths and their parameters.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

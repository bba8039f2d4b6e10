import { isAuthenticationError } from '@capstan/sdk'
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router'
import { lazy } from './lazy-page.ts'
import type { PageDomain } from './page-domain.ts'
import { queryClient } from './queries.ts'
import type { ReadSearch } from './search.ts'
import { selfQuery } from './session.ts'
import { ErrorPage, NotFoundPage } from './shell/error-page.tsx'

export { lazy } from './lazy-page.ts'

/** The shell reads from the context what the domains show in it. */
export const root = createRootRouteWithContext<{ domains: readonly PageDomain[] }>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazy(() => import('./shell/shell.tsx'), 'Shell'),
  async beforeLoad() {
    try {
      const self = await queryClient.ensureQueryData(selfQuery)
      if (self.organizationId === null) throw redirect({ to: '/new-organization' })
    } catch (error) {
      // The client is on its way to the sign-in page (api.ts): nothing is shown meanwhile.
      if (isAuthenticationError(error)) await new Promise(() => {})
      throw error
    }
  },
})

/** A page for a person who is not signed in, or not yet. */
export const openPage = <const Path extends string, Search extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: ReadSearch<Search>,
) => createRoute({ getParentRoute: () => root, path, component, validateSearch })

/** A page inside the shell, for a person who is signed in. */
export const page = <const Path extends string, Search extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: ReadSearch<Search>,
) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    component,
    validateSearch,
    errorComponent: ErrorPage,
  })

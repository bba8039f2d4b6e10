import { lazy, openPage } from '../../page.ts'
import { noSearch } from '../../search.ts'
import { linkSearch, signInSearch } from './search-params.ts'

/** The pages of a person who is not signed in, or not yet. */
export const entryPages = [
  openPage(
    '/sign-in',
    lazy(() => import('./sign-in.tsx'), 'SignIn'),
    signInSearch,
  ),
  openPage(
    '/sign-up',
    lazy(() => import('./sign-up.tsx'), 'SignUp'),
    noSearch,
  ),
  openPage(
    '/confirm',
    lazy(() => import('./confirm.tsx'), 'ConfirmAddress'),
    linkSearch,
  ),
  openPage(
    '/forgot-password',
    lazy(() => import('./forgot-password.tsx'), 'ForgotPassword'),
    noSearch,
  ),
  openPage(
    '/reset-password',
    lazy(() => import('./reset-password.tsx'), 'ResetPassword'),
    linkSearch,
  ),
  openPage(
    '/join',
    lazy(() => import('./join.tsx'), 'Join'),
    linkSearch,
  ),
  openPage(
    '/new-organization',
    lazy(() => import('./new-organization.tsx'), 'NewOrganization'),
    noSearch,
  ),
] as const

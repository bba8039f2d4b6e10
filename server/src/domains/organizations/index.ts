import type { Domain } from '../../platform/domain.ts'
import type { Platform } from '../../platform/platform.ts'
import { planOperations } from './plan-routes.ts'
import { organizationOperations } from './routes.ts'
import { organizationTokenOperations } from './token-routes.ts'

export { createFirstOrganization, type FirstRun } from './first-run.ts'

/** The operator's side: organizations, their tokens and credits, and the plans. */
export const organizations = ({ pager }: Platform, forget: () => void): Domain => ({
  operations: [
    ...organizationOperations(pager, forget),
    ...organizationTokenOperations(pager, forget),
    ...planOperations(forget),
  ],
})

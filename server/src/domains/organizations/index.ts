import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { planOperations } from './plan-routes.ts'
import { removeClosed, removeOrganizations } from './removal.ts'
import { organizationOperations } from './routes.ts'
import { organizationTokenOperations } from './token-routes.ts'

export { createOrganization, renameOrganization } from './service.ts'
export { findOrganization, insertOrganization, listOrganizations } from './store.ts'

/** The operator's side: organizations, their tokens and credits, and the plans. */
export const organizations = ({ pager }: Platform, forget: () => void): Domain => ({
  operations: [
    ...organizationOperations(pager, forget),
    ...organizationTokenOperations(pager, forget),
    ...planOperations(forget),
  ],
})

/** What takes away the rows of organizations that were deleted. */
export const removals = (platform: Platform): Domain => ({
  operations: [],
  jobs: [handle(removeOrganizations, (_nothing, { signal }) => removeClosed(platform, signal))],
})

import { Type } from 'typebox'
import type { Domain } from '../../platform/domain.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { PathId } from '../../platform/operations/schemas.ts'
import { tokenOperations } from '../tokens/index.ts'
import { removeClosed, removeOrganizations } from './removal.ts'
import { organizationOperations } from './routes.ts'
import { requireOrganization } from './service.ts'

export { createOwnOrganization, renameOrganization } from './service.ts'
export { findOrganization, insertOrganization, listOrganizations } from './store.ts'

/** The tenants of the installation, as the operator sees them: made, changed, removed. */
export const organizations: Domain = {
  name: 'organizations',
  tags: { Organizations: 'The tenants of this installation.' },
  open: (platform, catalogue) => ({
    operations: [
      ...organizationOperations(platform),
      ...tokenOperations(platform, catalogue, {
        audience: 'operator',
        path: '/operator/v1/organizations/{organizationId}/tokens',
        tag: 'Tokens',
        params: Type.Object({
          organizationId: PathId(OrganizationId, 'Identifier of the organization.'),
        }),
        authorize: requireOrganization,
      }),
    ],
    jobs: [handle(removeOrganizations, (_nothing, { signal }) => removeClosed(platform, signal))],
  }),
}

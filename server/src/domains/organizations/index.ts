import { Type } from 'typebox'
import type { Domain } from '../../platform/domain.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { PathId } from '../../platform/operations/schemas.ts'
import { creditEntriesOperation } from '../billing/index.ts'
import { tokenOperations } from '../tokens/index.ts'
import { organizationOperations } from './routes.ts'
import { removeClosed, removeOrganizations, requireOrganization } from './service.ts'

export { createOwnOrganization, renameOrganization } from './service.ts'
export { findOrganization, insertOrganization, listOrganizations } from './store.ts'

const params = Type.Object({
  organizationId: PathId(OrganizationId, 'Identifier of the organization.'),
})

/** The tenants of the installation, as the operator sees them: made, changed, removed. */
export const organizations: Domain = {
  name: 'organizations',
  tags: { Organizations: 'The tenants of this installation.' },
  open: (platform, catalogue) => ({
    operations: [
      ...organizationOperations(platform),
      creditEntriesOperation(platform, catalogue, {
        audience: 'operator',
        path: '/operator/v1/organizations/{organizationId}/credits/entries',
        tag: 'Organizations',
        operationId: 'listOrganizationCreditEntries',
        params,
        authorize: requireOrganization,
      }),
      ...tokenOperations(platform, catalogue, {
        audience: 'operator',
        path: '/operator/v1/organizations/{organizationId}/tokens',
        tag: 'Tokens',
        params,
        authorize: requireOrganization,
      }),
    ],
    jobs: [handle(removeOrganizations, (_nothing, { signal }) => removeClosed(platform, signal))],
  }),
}

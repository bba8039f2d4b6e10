import { Type } from 'typebox'
import { ApiError, requireFound } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { grantCredits, readBalance } from '../billing/index.ts'
import { listActivity } from './activity-store.ts'
import {
  ActivityQuery,
  Credits,
  NewCredits,
  NewOrganization,
  Organization,
  OrganizationActivity,
  OrganizationChanges,
  presentOrganization,
} from './schema.ts'
import {
  changeOrganization,
  createOrganization,
  removeOrganizations,
  requireOrganization,
} from './service.ts'
import { closeOrganization, findOrganization, listOrganizations } from './store.ts'

const tag = 'Organizations'
const path = '/operator/v1/organizations'
const params = Type.Object({
  organizationId: PathId(OrganizationId, 'Identifier of the organization.'),
})

export const organizationOperations = ({
  pager,
  principals,
}: Pick<Platform, 'pager' | 'principals'>): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'POST',
      path,
      operationId: 'createOrganization',
      tag,
      summary: 'Create an organization',
      description: 'Creates an organization; without a plan it is on `free`.',
      body: NewOrganization,
      status: 201,
      reply: Organization,
    },
    (work, { body }) => createOrganization(work, body),
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path,
      operationId: 'listOrganizations',
      tag,
      summary: 'List organizations',
      description: 'Lists all organizations, newest first.',
      query: Type.Object(PageQuery),
      reply: List(Organization),
    },
    async ({ db }, { query }) => {
      const list = { organizationId: 'operator', name: 'organizations' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listOrganizations(db, page), presentOrganization)
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: '/operator/v1/activity',
      operationId: 'listOrganizationActivity',
      tag,
      summary: 'List organizations by what they use now',
      description:
        'Lists the organizations that use most of one thing now: requests, jobs, deliveries, mails or bytes.',
      query: ActivityQuery,
      reply: Type.Object({ data: Type.Array(OrganizationActivity) }),
    },
    async ({ db, now }, { query }) => ({ data: await listActivity(db, { ...query, now }) }),
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: `${path}/{organizationId}`,
      resource: 'organization',
      operationId: 'getOrganization',
      tag,
      summary: 'Get an organization',
      description: 'Returns one organization.',
      params,
      reply: Organization,
    },
    async ({ db, organizationId }) => {
      return presentOrganization(requireFound(await findOrganization(db, organizationId)))
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'PATCH',
      path: `${path}/{organizationId}`,
      operationId: 'updateOrganization',
      tag,
      summary: 'Update an organization',
      description: 'Renames an organization or moves it to another plan, effective at once.',
      params,
      body: OrganizationChanges,
      reply: Organization,
    },
    (work, { body }) => {
      work.afterCommit(principals.invalidate)
      return changeOrganization(work, body)
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'DELETE',
      path: `${path}/{organizationId}`,
      operationId: 'deleteOrganization',
      tag,
      summary: 'Delete an organization',
      description:
        'Ends an organization: no request that starts after this answer succeeds with one of its tokens. Its data is then deleted step by step, in the background.',
      params,
      reply: null,
    },
    async (work) => {
      await requireOrganization(work)
      work.afterCommit(principals.invalidate)
      await closeOrganization(work.db, work.organizationId, work.now)
      await work.enqueue(removeOrganizations, {})
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'POST',
      path: `${path}/{organizationId}/credits`,
      operationId: 'grantCredits',
      tag,
      summary: 'Grant credits',
      description: 'Adds credits to an organization; they are used before those that expire later.',
      params,
      body: NewCredits,
      status: 201,
      location: `${path}/{organizationId}`,
      reply: Credits,
    },
    async (work, { body }) => {
      await requireOrganization(work)
      const expiresAt = body.expiresAt ? new Date(body.expiresAt) : null
      if (expiresAt && expiresAt <= work.now) {
        throw new ApiError('validation_error', 'expiresAt must be in the future.', {
          field: 'expiresAt',
        })
      }
      await grantCredits(work, { amount: body.amount, reason: body.reason, expiresAt })
      return { balance: await readBalance(work) }
    },
  ),
]

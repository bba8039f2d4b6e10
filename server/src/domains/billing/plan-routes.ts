import { Type } from 'typebox'
import type { Catalogue } from '../../platform/domain.ts'
import { ApiError, requireFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PageQuery } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPlan, listPlans, type PlanRow, savePlan } from './plan-store.ts'
import { PlanKey, planSchema, planSettingsSchema, presentPlan, settingOf } from './schema.ts'

const tag = 'Plans'
const plansPath = '/operator/v1/plans'
const path = `${plansPath}/{key}`
const params = Type.Object({ key: PlanKey })

export const planOperations = (
  { pager, principals }: Pick<Platform, 'pager' | 'principals'>,
  { limits }: Pick<Catalogue, 'limits'>,
): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: plansPath,
      operationId: 'listPlans',
      tag,
      summary: 'List plans',
      description: 'Lists all plans by key, the built-in ones included.',
      query: Type.Object(PageQuery),
      reply: List(planSchema(limits)),
    },
    async ({ db }, { query }) => {
      const list = { organizationId: 'operator', name: 'plans' }
      const page = { after: pager.afterPlace(list, query), limit: query.limit }
      return pager.pageByPlace(list, query, await listPlans(db, page), {
        placeOf: ({ key }: PlanRow) => key,
        present: (plan) => presentPlan(plan, limits),
      })
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path,
      operationId: 'getPlan',
      tag,
      summary: 'Get a plan',
      description: 'Returns one plan. Built in are free, pro, scale and unlimited.',
      params,
      reply: planSchema(limits),
    },
    async ({ db }, { params: { key } }) => {
      const plan = requireFound(await findPlan(db, key))
      return presentPlan(plan, limits)
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'PUT',
      path,
      operationId: 'putPlan',
      tag,
      summary: 'Define a plan',
      description: 'Creates a plan or replaces its settings; an absent setting is null (no limit).',
      params,
      body: planSettingsSchema(limits),
      reply: planSchema(limits),
    },
    async (work, { params: { key }, body }) => {
      const limit = body.requestsPerMinute ?? null
      const burst = limit === null ? null : burstOf(limit, body.burst ?? null)
      work.afterCommit(principals.invalidate)
      const settings = body as Record<string, number | null | undefined>
      const plan = await savePlan(work.db, {
        key,
        requests_per_minute: limit,
        burst,
        organization_requests_per_minute: organizationLimitOf(body),
        limits: Object.fromEntries(
          limits.map((one) => [one.resource, settings[settingOf(one)] ?? null]),
        ),
        monthly_credits: body.monthlyCredits ?? null,
        max_upload_bytes: body.maxUploadBytes ?? null,
        max_inbound_bytes: body.maxInboundBytes ?? null,
        updated_at: work.now,
      })
      return presentPlan(plan, limits)
    },
  ),
]

/** Less than one token may send would break what the plan promises that token. */
function organizationLimitOf(body: {
  requestsPerMinute?: number | null
  organizationRequestsPerMinute?: number | null
}): number | null {
  const most = body.organizationRequestsPerMinute ?? null
  if (most === null || most >= (body.requestsPerMinute ?? 0)) return most
  throw new ApiError(
    'validation_error',
    'organizationRequestsPerMinute must be at least requestsPerMinute.',
    { field: 'organizationRequestsPerMinute' },
  )
}

/** How many requests at once. Of a limit of 0 none; else the given number, or a sixth of the limit. */
function burstOf(limit: number, given: number | null): number {
  if (limit === 0) return 0
  const burst = given ?? Math.max(Math.floor(limit / 6), 1)
  // With more than a fifth at once, what is left would refuse steady traffic below the limit.
  if (burst >= 1 && burst <= Math.max(limit / 5, 1)) return burst
  throw new ApiError(
    'validation_error',
    'burst must be between 1 and a fifth of requestsPerMinute.',
    { field: 'burst' },
  )
}

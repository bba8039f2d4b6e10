import { Type } from 'typebox'
import { ApiError, notFound } from '../../platform/errors.ts'
import { type Operation, read, write } from '../../platform/http/operation.ts'
import { findPlan, limitsOf, Plan, PlanSettings, presentPlan, savePlan } from '../billing/index.ts'
import { PlanKey } from './schema.ts'

const tag = 'Plans'
const path = '/operator/v1/plans/{key}'
const params = Type.Object({ key: PlanKey })

export const planOperations = (onChange: () => void): readonly Operation[] => [
  read(
    {
      method: 'GET',
      path,
      operationId: 'getPlan',
      tag,
      summary: 'Get a plan',
      description: 'Returns one plan. Built in are free, pro, scale and unlimited.',
      scope: null,
      params,
      status: 200,
      reply: Plan,
    },
    async ({ db }, { params: { key } }) => {
      const row = await findPlan(db, key)
      if (!row) throw notFound()
      return presentPlan(row)
    },
  ),

  write(
    {
      method: 'PUT',
      path,
      operationId: 'putPlan',
      tag,
      summary: 'Define a plan',
      description: 'Creates a plan or replaces its settings; an absent setting is null (no limit).',
      scope: null,
      params,
      body: PlanSettings,
      status: 200,
      reply: Plan,
    },
    async (work, { params: { key }, body }) => {
      const limit = body.requestsPerMinute ?? null
      const burst = limit === null ? null : burstOf(limit, body.burst ?? null)
      work.afterCommit(onChange)
      const row = await savePlan(work.db, {
        key,
        requests_per_minute: limit,
        burst,
        limits: limitsOf(body),
        monthly_credits: body.monthlyCredits ?? null,
        max_upload_bytes: body.maxUploadBytes ?? null,
        updated_at: work.now,
      })
      return presentPlan(row)
    },
  ),
]

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

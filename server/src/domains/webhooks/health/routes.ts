import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable, PathUuid, Time } from '../../../platform/operations/schemas.ts'
import { findWebhook } from '../store.ts'
import { countAttempts, countFailed, type SlotCounts } from './store.ts'

const Milliseconds = (description: string) =>
  Nullable(Type.Integer({ description: `${description}; null without any attempt.` }))

const quantiles = {
  p50Ms: Milliseconds('Duration that half of the attempts do not exceed'),
  p95Ms: Milliseconds('Duration that 95 % of the attempts do not exceed'),
}

const HealthSlot = Type.Object(
  {
    from: Time('Start of the slot. It ends where the next one begins.'),
    succeeded: Type.Integer({ description: 'Successful attempts that began in the slot.' }),
    failed: Type.Integer({ description: 'Failed attempts that began in the slot.' }),
    ...quantiles,
  },
  { title: 'WebhookHealthSlot' },
)

const WebhookHealth = Type.Object(
  {
    since: Time(
      'Start of the count: 24 hours ago, or the oldest of the last 5,000 deliveries if there were more.',
    ),
    attempts: Type.Integer({ description: 'Attempts since then.', examples: [240] }),
    succeeded: Type.Integer({
      description: 'Attempts that were answered with a 2xx status.',
      examples: [238],
    }),
    succeededInARow: Type.Integer({
      description: 'Successful attempts since the last failed one.',
      examples: [60],
    }),
    successRate: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Share of successful attempts; null without any attempt.',
        examples: [0.992],
      }),
    ),
    lastSuccessAt: Nullable(
      Time('Time when the last successful attempt began; null if there was none.'),
    ),
    lastFailureAt: Nullable(
      Time('Time when the last failed attempt began; null if there was none.'),
    ),
    ...quantiles,
    slots: Type.Array(HealthSlot, {
      description: 'The time since `since` in 48 equal slots, oldest first.',
    }),
    failedDeliveries: Type.Integer({
      description:
        'Deliveries that failed at their last attempt, at any time, and can be replayed. At most 1,000 are counted.',
      examples: [14],
    }),
  },
  { title: 'WebhookHealth' },
)

const shownMs = 86_400_000
const maxDeliveries = 5_000
const slotsCount = 48
const maxFailed = 1_000

/**
 * Operations on the health of webhooks. Health is not part of the webhook, whose ETag would change with each attempt.
 */
export const healthOperations: readonly Operation[] = [
  operation(
    {
      method: 'GET',
      path: '/v1/webhooks/{id}/health',
      operationId: 'getWebhookHealth',
      tag: 'Webhooks',
      summary: 'Get the health of a webhook',
      description: 'Returns the results and durations of the attempts of the last 24 hours.',
      scope: 'webhooks:read',
      params: Type.Object({ id: PathUuid('Identifier of the webhook.') }),
      reply: WebhookHealth,
    },
    async ({ db, organizationId, now }, { params: { id } }) => {
      if (!(await findWebhook(db, organizationId, id))) throw notFound()
      const place = { organizationId, webhookId: id }
      const dayAgo = new Date(now.getTime() - shownMs)
      const bounds = { since: dayAgo, now, maxDeliveries, slots: slotsCount }
      const { slots, since, ...counts } = await countAttempts(db, place, bounds)
      const { attempts, succeeded, succeededInARow, p50Ms, p95Ms } = counts
      return {
        since: since.toISOString(),
        attempts,
        succeeded,
        succeededInARow,
        successRate: attempts === 0 ? null : succeeded / attempts,
        lastSuccessAt: counts.lastSuccessAt?.toISOString() ?? null,
        lastFailureAt: counts.lastFailureAt?.toISOString() ?? null,
        p50Ms,
        p95Ms,
        slots: everySlot(slots, since, now),
        failedDeliveries: await countFailed(db, place, maxFailed),
      }
    },
  ),
]

/** Adds the slots without attempts. */
function everySlot(counted: readonly SlotCounts[], since: Date, now: Date) {
  const slotMs = (now.getTime() - since.getTime()) / slotsCount
  const bySlot = new Map(counted.map((one) => [one.slot, one]))
  return Array.from({ length: slotsCount }, (_, slot) => {
    const { succeeded = 0, failed = 0, p50Ms = null, p95Ms = null } = bySlot.get(slot) ?? {}
    const from = new Date(Math.round(since.getTime() + slot * slotMs)).toISOString()
    return { from, succeeded, failed, p50Ms, p95Ms }
  })
}

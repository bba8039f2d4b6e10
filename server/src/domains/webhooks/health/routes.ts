import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable, PathUuid, Time } from '../../../platform/operations/schemas.ts'
import { findWebhook } from '../store.ts'
import { countAttempts } from './store.ts'

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
  },
  { title: 'WebhookHealth' },
)

const shownMs = 86_400_000
const maxDeliveries = 5_000

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
      description: 'Returns the results of the attempts of the last 24 hours.',
      scope: 'webhooks:read',
      params: Type.Object({ id: PathUuid('Identifier of the webhook.') }),
      reply: WebhookHealth,
    },
    async ({ db, organizationId, now }, { params: { id } }) => {
      if (!(await findWebhook(db, organizationId, id))) throw notFound()
      const place = { organizationId, webhookId: id }
      const since = new Date(now.getTime() - shownMs)
      const counts = await countAttempts(db, place, since, maxDeliveries)
      const { attempts, succeeded } = counts
      return {
        since: counts.since.toISOString(),
        attempts,
        succeeded,
        successRate: attempts === 0 ? null : succeeded / attempts,
        lastSuccessAt: counts.lastSuccessAt?.toISOString() ?? null,
        lastFailureAt: counts.lastFailureAt?.toISOString() ?? null,
      }
    },
  ),
]

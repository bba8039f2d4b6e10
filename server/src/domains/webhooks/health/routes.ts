import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Nullable, PathUuid, Time } from '../../../platform/operations/schemas.ts'
import { findWebhook } from '../store.ts'
import { countAttempts } from './store.ts'

const WebhookHealth = Type.Object(
  {
    since: Time(
      'From when attempts are counted: 24 hours ago, or the oldest of the last 5,000 deliveries where there were more.',
    ),
    attempts: Type.Integer({ description: 'Attempts since then.', examples: [240] }),
    succeeded: Type.Integer({ description: 'Those that were answered 2xx.', examples: [238] }),
    successRate: Nullable(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Their share; null without any attempt.',
        examples: [0.992],
      }),
    ),
    lastSuccessAt: Nullable(Time('When the last that succeeded began; null when none did.')),
    lastFailureAt: Nullable(Time('When the last that failed began; null when none did.')),
  },
  { title: 'WebhookHealth' },
)

const shownMs = 86_400_000
const maxDeliveries = 5_000

/** Not part of the webhook itself, whose ETag would change with each attempt. */
export const healthOperations: readonly Operation[] = [
  operation(
    {
      method: 'GET',
      path: '/v1/webhooks/{id}/health',
      operationId: 'getWebhookHealth',
      tag: 'Webhooks',
      summary: 'Get the health of a webhook',
      description: 'Returns how the attempts of the last 24 hours ended.',
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

import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../../platform/operations/schemas.ts'

export const WebhookHealth = Type.Object(
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
export type WebhookHealth = Static<typeof WebhookHealth>

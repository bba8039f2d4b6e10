import { type Static, Type } from 'typebox'
import { expects, Nullable } from '../../platform/operations/schemas.ts'
import type { WebhookRow } from './store.ts'

const orderings = ['none', 'strict', 'by_subject'] as const
type Ordering = (typeof orderings)[number]

const RateLimit = Nullable(
  Type.Integer({
    minimum: 1,
    maximum: 10_000,
    description:
      'Attempts a second, retries included, over all nodes; any 10 seconds stay within 5 % of it (of 1 a second: at most 10). Null: as fast as your server answers.',
    examples: [50],
  }),
)

const MaxInFlight = Type.Integer({
  minimum: 1,
  maximum: 100,
  description: 'Requests that are open at the same time, over all nodes.',
  examples: [32],
})

const RetrySchedule = Nullable(
  Type.Array(Type.Integer({ minimum: 0, maximum: 604_800 }), {
    maxItems: 20,
    description:
      'Seconds to wait before each retry; up to a tenth is added by chance, nothing is taken away. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.',
    examples: [[5, 300, 1800]],
    ...expects('at most 20 waits of 0 to 604800 seconds'),
  }),
)

const Order = Type.Unsafe<Ordering>({
  type: 'string',
  enum: [...orderings],
  description:
    '`none`: as they come. `strict`: one after the other in the order of the events; the next is sent when the one before has succeeded, failed for good, or was held or canceled. `by_subject`: the same for each resource that events are about.',
})

export const Pace = {
  rateLimitPerSecond: RateLimit,
  maxInFlight: MaxInFlight,
  retryScheduleSeconds: RetrySchedule,
  ordering: Order,
}

/** Null in a change stands for the default. */
export const PaceChanges = {
  rateLimitPerSecond: Type.Optional(RateLimit),
  maxInFlight: Type.Optional(Nullable(MaxInFlight)),
  retryScheduleSeconds: Type.Optional(RetrySchedule),
  ordering: Type.Optional(
    Type.Unsafe<Ordering | null>({
      ...Order,
      type: ['string', 'null'],
      enum: [...orderings, null],
    }),
  ),
}

const Changes = Type.Object(PaceChanges)

export const defaultPace = {
  rateLimitPerSecond: null,
  maxInFlight: 32,
  retryScheduleSeconds: null,
  ordering: 'none',
} as const

/** The columns of what is given; an absent field is not touched. */
export const paceColumns = (changes: Static<typeof Changes>) => ({
  ...(changes.rateLimitPerSecond !== undefined && {
    rate_limit_per_second: changes.rateLimitPerSecond,
  }),
  ...(changes.maxInFlight !== undefined && {
    max_in_flight: changes.maxInFlight ?? defaultPace.maxInFlight,
  }),
  ...(changes.retryScheduleSeconds !== undefined && {
    retry_schedule_seconds: changes.retryScheduleSeconds,
  }),
  ...(changes.ordering !== undefined && { ordering: changes.ordering ?? defaultPace.ordering }),
})

export const presentPace = (row: WebhookRow) => ({
  rateLimitPerSecond: row.rate_limit_per_second,
  maxInFlight: row.max_in_flight,
  retryScheduleSeconds: row.retry_schedule_seconds,
  ordering: row.ordering as Ordering,
})

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
      'Most attempts a second across all nodes, including retries. Any 10 seconds stay within 5 % of it (at 1 a second: at most 10). Null: as fast as your server answers.',
    examples: [50],
  }),
)

const MaxInFlight = Type.Integer({
  minimum: 1,
  maximum: 100,
  description: 'Most open requests at the same time, across all nodes.',
  examples: [32],
})

const RetrySchedule = Nullable(
  Type.Array(Type.Integer({ minimum: 0, maximum: 604_800 }), {
    maxItems: 20,
    description:
      'Seconds to wait before each retry. Up to a tenth is added at random, nothing is subtracted. `[]`: one attempt only. Null: 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h.',
    examples: [[5, 300, 1800]],
    ...expects('at most 20 waits of 0 to 604800 seconds'),
  }),
)

const Order = Type.Unsafe<Ordering>({
  type: 'string',
  enum: [...orderings],
  description:
    '`none`: no order. `strict`: one after the other in the order of the events; the next is sent after the previous one has succeeded, failed permanently, or was held or canceled. `by_subject`: the same for each resource that events are about.',
})

export const Pace = {
  rateLimitPerSecond: RateLimit,
  maxInFlight: MaxInFlight,
  retryScheduleSeconds: RetrySchedule,
  ordering: Order,
}

/** Fields of a change. Null restores the default. */
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

/** Returns the columns of the fields that are present. Absent fields are not changed. */
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

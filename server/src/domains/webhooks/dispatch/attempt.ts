import type { Catalogue } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AttemptError, AttemptResponse } from '../deliveries/schema.ts'

/** A due delivery that this sender has claimed, with all data that sending needs. */
export interface Claim {
  organizationId: string
  deliveryId: string
  webhookId: string
  eventId: string
  eventType: string
  body: string
  /** Resource that the event is about. */
  subject: string | null
  thin: boolean
  /** Transport of the delivery; null for a POST to `url`. */
  transport: string | null
  /** Deliveries with the same key are sent one after the other. */
  orderKey: string | null
  url: string
  /** Encrypted, like the secrets and keys. */
  headers: Buffer | null
  secret: Buffer
  previousSecret: Buffer | null
  privateKey: Buffer | null
  previousPrivateKey: Buffer | null
  previousSecretUntil: Date | null
  retryScheduleSeconds: readonly number[] | null
  /** Limit of the webhook, across all nodes. */
  maxInFlight: number
  scheduleStep: number
  manual: boolean
  /** True if the webhook has failures that a success would reset. */
  hasFailures: boolean
  /** True if more deliveries may be waiting than can be claimed now. */
  isBacklogged: boolean
  /**
   * End of the claim. Until then no other sender takes the delivery. It also proves that a result belongs to this
   * claim.
   */
  claimedUntil: Date
}

/** A finished attempt, and its effects on its delivery and webhook. */
export interface EndedAttempt {
  id: string
  claim: Claim
  startedAt: Date
  endedAt: Date
  durationMs: number
  timings: Timings
  request: { url: string; headers: Record<string, string> }
  response: AttemptResponse | null
  error: AttemptError | null
  status: 'succeeded' | 'pending' | 'failed'
  nextAttemptAt: Date | null
  /** True if the attempt was aborted because this process ends. It then counts as never begun. */
  isAbandoned: boolean
  /** True if the receiver wants no more deliveries: a webhook that answers 410. */
  isGone: boolean
  /** True if the attempt counts for the health of the webhook. */
  counts: boolean
}

interface Timings {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  firstByteMs: number | null
}

export const nothing: Timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/** Timings for the log, rounded to hundredths of a millisecond. */
export const rounded = ({ dnsMs, connectMs, tlsMs, firstByteMs }: Timings): Timings => ({
  dnsMs: hundredths(dnsMs),
  connectMs: hundredths(connectMs),
  tlsMs: hundredths(tlsMs),
  firstByteMs: hundredths(firstByteMs),
})

const hundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100

/** Context of a sender. Without transports it sends to webhooks only. */
export interface AttemptContext extends Platform {
  catalogue?: Pick<Catalogue, 'findTransport'>
}

import type { Catalogue } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AttemptError, AttemptResponse } from '../deliveries/schema.ts'

/** A due delivery that this sender has taken, with everything that sending it needs. */
export interface Claim {
  organizationId: string
  deliveryId: string
  webhookId: string
  eventId: string
  eventType: string
  body: string
  /** The resource that the event is about. */
  subject: string | null
  thin: boolean
  /** What carries it, where that is no post to `url`. */
  transport: string | null
  /** Those that share it are sent one after the other. */
  orderKey: string | null
  url: string
  /** Sealed, like the secrets and keys. */
  headers: Buffer | null
  secret: Buffer
  previousSecret: Buffer | null
  privateKey: Buffer | null
  previousPrivateKey: Buffer | null
  previousSecretUntil: Date | null
  retryScheduleSeconds: readonly number[] | null
  /** Of the webhook, over all nodes. */
  maxInFlight: number
  scheduleStep: number
  manual: boolean
  /** The webhook has failures that a success would wipe out. */
  hasFailures: boolean
  /** More may wait behind what can be taken now. */
  isBacklogged: boolean
  /** Until then no other sender takes it; also proves that a result belongs to this claim. */
  claimedUntil: Date
}

/** One attempt, and what follows from it for its delivery and its webhook. */
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
  /** Broken off because this process ends: as if it had not begun. */
  isAbandoned: boolean
  /** The receiver wants no more: a webhook by answering 410. */
  isGone: boolean
  /** Whether it says something about the webhook. */
  counts: boolean
}

interface Timings {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  firstByteMs: number | null
}

export const nothing: Timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/** For the log: hundredths of a millisecond. */
export const rounded = ({ dnsMs, connectMs, tlsMs, firstByteMs }: Timings): Timings => ({
  dnsMs: hundredths(dnsMs),
  connectMs: hundredths(connectMs),
  tlsMs: hundredths(tlsMs),
  firstByteMs: hundredths(firstByteMs),
})

const hundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100

/** What a sender needs: without transports it sends to webhooks alone. */
export interface AttemptContext extends Platform {
  catalogue?: Pick<Catalogue, 'findTransport'>
}

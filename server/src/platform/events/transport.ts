import type { Work } from '../work.ts'

/** A delivery that is due, for what carries it. */
export interface Parcel {
  organizationId: string
  /** What it is owed to, as the one who carries knows it. */
  endpointId: string
  deliveryId: string
  eventId: string
  eventType: string
  /** The event, byte for byte as every delivery of it has it. */
  body: string
}

/**
 * How an attempt ended: `done`; `retry`, as the schedule has it; `failed` for good, this delivery alone; `gone`: the
 * receiver wants no more of anything.
 */
export type CarryOutcome = 'done' | 'retry' | 'failed' | 'gone'

export interface Carried {
  outcome: CarryOutcome
  /** The receiver's wish, in ms; at most a day is granted. */
  waitMs: number | null
  /** For the log: no credential is in any of these. */
  request: { url: string; headers: Record<string, string> }
  response: {
    status: number
    headers: Record<string, string>
    body: string
    truncated: boolean
  } | null
  error: { code: string; message: string } | null
  timings: {
    dnsMs: number | null
    connectMs: number | null
    tlsMs: number | null
    firstByteMs: number | null
  }
}

/** Carries what the delivery engine owes to endpoints that are no webhooks. */
export interface Transport {
  /** Ends within 50 s, and when the signal aborts. A rejection is a fault of ours: it is tried again. */
  carry(parcel: Parcel, signal: AbortSignal): Promise<Carried>
  /** The engine has found that nothing gets through: a warning, or that it has disabled the endpoint. */
  onTrouble(work: Work, endpointId: string, what: 'failing' | 'disabled'): Promise<void>
}

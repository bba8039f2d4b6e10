import type { Work } from '../work.ts'

/** A delivery that is due. */
export interface Parcel {
  organizationId: string
  /** Id of the endpoint, as the transport knows it. */
  endpointId: string
  deliveryId: string
  eventId: string
  eventType: string
  /** Event body, with the same bytes in every delivery. */
  body: string
}

/**
 * Outcome of an attempt: `done`; `retry` on schedule; `failed` permanently, for this delivery only; `gone`: the
 * receiver accepts no more deliveries.
 */
export type CarryOutcome = 'done' | 'retry' | 'failed' | 'gone'

export interface Carried {
  outcome: CarryOutcome
  /** Delay that the receiver asked for, in ms. Capstan waits at most one day. */
  waitMs: number | null
  /** Request, for the log. It never contains credentials. */
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

/** Delivers to endpoints that are not webhooks. */
export interface Transport {
  /**
   * Makes one attempt. It ends within 50 s, and when the signal aborts. A rejection is a bug of the product and leads
   * to a retry.
   */
  carry(parcel: Parcel, signal: AbortSignal): Promise<Carried>
  /** Reports that deliveries fail: a warning, or that the engine has disabled the endpoint. */
  onTrouble(work: Work, endpointId: string, what: 'failing' | 'disabled'): Promise<void>
}

import type { EventType } from '../../../../platform/events/event.ts'
import type { Carried, CarryOutcome, Parcel } from '../../../../platform/events/transport.ts'
import type { OutboundError } from '../../../../platform/net/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { ConnectionClient } from '../../connections/index.ts'
import type { DestinationSettings } from '../settings-schema.ts'
import type { DestinationRow } from '../store.ts'

/** A delivery, with all data that sending it needs. */
export interface Order {
  platform: Platform
  catalogue: { events: readonly EventType[] }
  parcel: Parcel
  row: DestinationRow
  /** Settings, including secrets. */
  settings: DestinationSettings
  /** Client of the connection, if there is one. */
  client: ConnectionClient | null
  signal: AbortSignal
}

export type Carrier = (order: Order) => Promise<Carried>

const noTimings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null }

/** Returns the result of an attempt without an HTTP response. `url` contains no credential. */
export const ended = (
  outcome: CarryOutcome,
  url: string,
  error: Carried['error'] = null,
  more: Partial<Carried> = {},
): Carried => ({
  outcome,
  waitMs: null,
  request: { url, headers: {} },
  response: null,
  error,
  timings: noTimings,
  ...more,
})

/** Returns the result of an attempt without a response. The next attempt may get one. */
export const unanswered = (url: string, { code, message, timings }: OutboundError): Carried =>
  ended('retry', url, { code, message }, { timings })

export const allowedSchemes = ({ config }: Pick<Platform, 'config'>) =>
  config.outbound.allowHttpWebhooks ? (['https', 'http'] as const) : (['https'] as const)

export const timeouts = { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 }

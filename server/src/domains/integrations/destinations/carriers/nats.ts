import type { NatsConnection, WsSocketFactory } from '@nats-io/nats-core'
import { EventId } from '../../../../platform/ids.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import { allowedSchemes, type Carrier, ended, type Order, scrub, unanswered } from './order.ts'

const connectMs = 10_000
const ackMs = 10_000
/** The greatest that a server sends us is the answer to a publication. */
const maxMessageBytes = 1024 * 1024

/**
 * Publishes the event to `<subject>.<type>` and waits until a stream has it. A stream that has one of this id from
 * an earlier attempt says so, and that is as good.
 */
export const nats: Carrier = async (order) => {
  const { parcel, settings } = order
  const { server = '', subject = '' } = settings
  const url = new URL(server).origin
  let connection: NatsConnection | undefined
  try {
    connection = await open(order)
    const { jetstream } = await import('@nats-io/jetstream')
    const ack = await jetstream(connection, { timeout: ackMs }).publish(
      `${subject}.${parcel.eventType}`,
      parcel.body,
      { msgID: EventId.show(parcel.eventId), timeout: ackMs },
    )
    const body = JSON.stringify({ stream: ack.stream, seq: ack.seq, duplicate: ack.duplicate })
    const response = { status: 200, headers: {}, body, truncated: false }
    return ended('done', url, null, { response })
  } catch (error) {
    if (error instanceof OutboundError) return unanswered(url, error)
    return ended('retry', url, describe(error, order))
  } finally {
    await connection?.close()
  }
}

/** A connection for this delivery alone, by a socket of ours: the library opens none by itself. */
async function open({ platform, settings, signal }: Order): Promise<NatsConnection> {
  const { server = '', username, password, token } = settings
  const socket = await platform.outbound.openWebSocket({
    url: server,
    schemes: allowedSchemes(platform),
    connectMs,
    maxMessageBytes,
    signal,
  })
  signal.addEventListener('abort', () => socket.close(), { once: true })
  const wsFactory = (async () => ({
    socket,
    encrypted: /^wss:/i.test(server),
  })) as unknown as WsSocketFactory
  // Loaded with the first publication, because most processes make none.
  const { wsconnect } = await import('@nats-io/nats-core')
  return wsconnect({
    servers: server,
    wsFactory,
    ...(username !== undefined && { user: username }),
    ...(password !== undefined && { pass: password }),
    ...(token !== undefined && { token }),
    name: 'capstan',
    timeout: connectMs,
    reconnect: false,
    maxReconnectAttempts: 0,
    // Other servers of a cluster have addresses that no guard has seen.
    ignoreClusterUpdates: true,
  })
}

/** The server's own words, shortened: they may name what was asked for, and no credential. */
function describe(error: unknown, { settings }: Order) {
  const { name = 'Error', message = '' } = error as Partial<Error>
  const words = scrub(message, [settings.password, settings.token]).slice(0, 300)
  const code = name === 'AuthorizationError' ? 'login_refused' : 'nats_failed'
  // The library's word for a subject that nobody answers on.
  if (name === 'JetStreamNotEnabled' || /not enabled|no responders/i.test(message)) {
    return { code: 'no_stream', message: 'No stream of the server takes this subject.' }
  }
  return { code, message: `NATS: ${words || name}.` }
}

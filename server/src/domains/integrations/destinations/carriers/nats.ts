import type { NatsConnection } from '@nats-io/nats-core'
import type { Carried } from '../../../../platform/events/transport.ts'
import { EventId } from '../../../../platform/ids.ts'
import { EchoFilter } from '../../../../platform/net/echo.ts'
import { OutboundError } from '../../../../platform/net/index.ts'
import type { NatsConnections } from './nats-connections.ts'
import { type Carrier, ended, type Order, unanswered } from './order.ts'

const ackMs = 10_000

/**
 * Publishes the event to `<subject>.<type>` and waits until a stream has stored it. A stream that has the id from an
 * earlier attempt reports a duplicate, which counts as success.
 */
export const natsBy =
  (connections: NatsConnections): Carrier =>
  async (order) => {
    const { server = '' } = order.settings
    const url = new URL(server).origin
    try {
      return await connections.use(order, (connection) => publish(connection, url, order))
    } catch (error) {
      if (error instanceof OutboundError) return unanswered(url, error)
      return ended('retry', url, describe(error, order))
    }
  }

async function publish(
  connection: NatsConnection,
  url: string,
  { parcel, settings }: Order,
): Promise<Carried> {
  const { jetstream } = await import('@nats-io/jetstream')
  const ack = await jetstream(connection, { timeout: ackMs }).publish(
    `${settings.subject ?? ''}.${parcel.eventType}`,
    parcel.body,
    { msgID: EventId.show(parcel.eventId), timeout: ackMs },
  )
  const body = JSON.stringify({ stream: ack.stream, seq: ack.seq, duplicate: ack.duplicate })
  const response = { status: 200, headers: {}, body, truncated: false }
  return ended('done', url, null, { response })
}

/** Returns the server's message, shortened. It may contain the subject, but no credential. */
function describe(error: unknown, { settings }: Order) {
  const { name = 'Error', message = '' } = error as Partial<Error>
  const words = new EchoFilter([settings.password, settings.token]).hide(message).slice(0, 300)
  const code = name === 'AuthorizationError' ? 'login_refused' : 'nats_failed'
  // The library's error for a subject without a responder.
  if (name === 'JetStreamNotEnabled' || /not enabled|no responders/i.test(message)) {
    return {
      code: 'no_stream',
      message:
        'No stream on the server accepts this subject. Create one, or change config.subject.',
    }
  }
  return { code, message: `NATS: ${words || name}.` }
}

import type { Carried, CarryOutcome } from '../../../../platform/events/transport.ts'
import type { OutboundResponse } from '../../../../platform/net/index.ts'
import {
  type ConnectionClient,
  ConnectionFault,
  type ConnectionRequest,
} from '../../connections/index.ts'
import { ended, type Order } from './order.ts'
import { answered, type PostOutcome } from './post.ts'

const maxAnswerBytes = 16_384

/** Sends a request through a connection. */
export async function ask(
  { platform, signal }: Order,
  client: ConnectionClient,
  request: Pick<ConnectionRequest, 'method' | 'url' | 'body'>,
  judge: (status: number, body: string) => PostOutcome,
): Promise<Carried> {
  const url = `${client.baseUrl}${request.url}`
  let response: OutboundResponse
  try {
    response = await client.request({
      ...request,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      maxBodyBytes: maxAnswerBytes,
      signal,
    })
  } catch (error) {
    if (!(error instanceof ConnectionFault)) throw error
    return connectionFault(url, error, platform.clock.now())
  }
  return answered(url, response, judge, [], platform.clock.now())
}

/**
 * Returns the result of a connection error. A person may have to act, and can within the days of the retry schedule.
 */
export function connectionFault(url: string, fault: ConnectionFault, now: Date): Carried {
  const outcome: CarryOutcome = 'retry'
  const waitMs = fault.retryAt ? Math.max(0, fault.retryAt.getTime() - now.getTime()) : null
  return ended(
    outcome,
    url,
    { code: `connection_${fault.kind}`, message: fault.message },
    { waitMs },
  )
}

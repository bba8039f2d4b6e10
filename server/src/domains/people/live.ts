import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/errors.ts'
import type { Invoke } from '../../platform/http/invoke.ts'
import { refuseOtherMethods } from '../../platform/http/other-methods.ts'
import type { Principal } from '../../platform/http/principal.ts'
import type { Door } from '../../platform/http/server.ts'
import { organizationHeader } from './admission.ts'

const path = '/session/live'
const lookEveryMs = 1_500
/** Looks after which a stream ends: the browser asks again, and is then somebody who may. */
const looks = 200
const mostStreams = { person: 10, node: 500 } as const

interface Feed {
  data: { type: string }[]
  nextCursor: string
}

/**
 * Tells pages of the dashboard that something happened, by server-sent events (WHATWG HTML, 9.2): the
 * types only, for whoever shows the thing asks for it with its own rights.
 */
export function mountLive(app: FastifyInstance, admit: Door, invoke: Invoke): void {
  const streams = new Map<ServerResponse, string>()
  const ending = new AbortController()
  app.addHook('preClose', async () => {
    ending.abort()
    for (const stream of streams.keys()) stream.end()
  })

  app.get<{ Querystring: { organization?: string } }>(path, async (request, reply) => {
    const principal = await admitTo(request, admit)
    const mine = [...streams.values()].filter((id) => id === principal.tokenId)
    if (mine.length >= mostStreams.person || streams.size >= mostStreams.node) {
      throw new ApiError('unavailable', 'Too many pages listen already.', {
        headers: { 'Retry-After': '60' },
      })
    }
    const feed = (after: string) =>
      invoke('GET /v1/events', principal, { query: { after, limit: 100 } }) as Promise<Feed>
    reply.hijack()
    const stream = reply.raw
    streams.set(stream, principal.tokenId)
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    stream.write('retry: 3000\n\n')
    try {
      await tell(stream, feed, ending.signal)
    } catch (error) {
      if (!ending.signal.aborted) request.log.warn({ err: error }, 'live stream')
    } finally {
      streams.delete(stream)
      stream.end()
    }
  })
  refuseOtherMethods(app, [{ method: 'GET', path }])
}

/** What opens a stream cannot set headers, so that the organization stands in the address. */
function admitTo(
  request: FastifyRequest<{ Querystring: { organization?: string } }>,
  admit: Door,
): Promise<Principal> {
  const { organization } = request.query
  if (organization !== undefined) request.headers[organizationHeader] = organization
  return admit(request)
}

async function tell(
  stream: ServerResponse,
  feed: (after: string) => Promise<Feed>,
  signal: AbortSignal,
): Promise<void> {
  let after = 'now'
  for (let look = 0; look < looks && !stream.destroyed; look++) {
    const page = await feed(after)
    after = page.nextCursor
    const types = [...new Set(page.data.map(({ type }) => type))]
    if (types.length > 0) stream.write(`event: change\ndata: ${JSON.stringify(types)}\n\n`)
    else if (look % 10 === 9) stream.write(':\n\n')
    await wait(lookEveryMs, undefined, { signal })
  }
}

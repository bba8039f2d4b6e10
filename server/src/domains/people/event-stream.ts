import { setTimeout as wait } from 'node:timers/promises'
import { Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import type { Insider } from '../../platform/operations/insider.ts'
import { type Operation, operation, rawReply } from '../../platform/operations/operation.ts'
import { PathId } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { isSessionLiving } from './sign-in/store.ts'

const pollMs = 1_500
/** Polls after which a stream ends: the browser connects again, and is authenticated again. */
const maxPolls = 200
const maxStreams = { person: 10, organization: 250, node: 500 } as const

/** Who reads a stream. */
interface Listener {
  personId: string
  organizationId: string
}

/** Returns whether another stream may be opened; half of those of a node at most are of one organization. */
export function hasRoomFor(
  { personId, organizationId }: Listener,
  open: readonly Listener[],
): boolean {
  const ofPerson = open.filter((one) => one.personId === personId)
  const ofOrganization = open.filter((one) => one.organizationId === organizationId)
  return (
    ofPerson.length < maxStreams.person &&
    ofOrganization.length < maxStreams.organization &&
    open.length < maxStreams.node
  )
}

const encoder = new TextEncoder()

interface Feed {
  data: { type: string; data: object }[]
  nextCursor: string
}

export interface EventStream {
  operation: Operation
  /** Ends all streams, so that the server can close. */
  close(): void
}

/**
 * Tells pages of the dashboard that something happened, by server-sent events (WHATWG HTML, 9.2): the types and the
 * ids only; a page asks for what it shows with its own rights.
 */
export function createEventStream(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  insider: Insider,
): EventStream {
  const readers = new Map<AbortController, Listener>()
  const streamChanges = operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/live',
      operationId: 'streamChanges',
      tag: 'Dashboard',
      summary: 'Stream changes',
      description:
        'Server-sent events named `change`, each with the `type` and the `id` of what happened, as a JSON array in which nothing repeats; `id` is that of the object, or null. A stream ends after five minutes, and within two seconds of the session or the membership.',
      query: Type.Object({
        organization: Type.Optional(PathId(OrganizationId, 'The organization to listen to.')),
      }),
      reply: rawReply('text/event-stream'),
    },
    async ({ principal, request }) => {
      const { person, organizationId } = principal
      const listener = { personId: principal.id, organizationId }
      if (!hasRoomFor(listener, [...readers.values()])) {
        throw new ApiError('unavailable', 'Too many pages listen already.', {
          headers: { 'Retry-After': '60' },
        })
      }
      const belonging = { sessionId: person.sessionId, personId: person.id, organizationId }
      const readFeed = async (after: string): Promise<Feed | null> => {
        // Authenticated once, a stream would outlive a sign-out on whatever node.
        if (!(await isSessionLiving(database.db, belonging, clock.now()))) return null
        const query = { after, limit: 100 }
        return (await insider.invoke(principal, { operation: 'GET /v1/events', query })) as Feed
      }
      const reader = new AbortController()
      let isCanceled = false
      readers.set(reader, listener)
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const send = (text: string) => controller.enqueue(encoder.encode(text))
          void sendChanges(send, readFeed, reader.signal)
            .catch((error: unknown) => {
              if (!reader.signal.aborted) request.log.warn({ err: error }, 'event stream')
            })
            .finally(() => {
              readers.delete(reader)
              if (!isCanceled) controller.close()
            })
        },
        cancel() {
          isCanceled = true
          reader.abort()
        },
      })
      return new Response(stream, { headers })
    },
  )
  return {
    operation: streamChanges,
    close() {
      for (const reader of readers.keys()) reader.abort()
    },
  }
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

async function sendChanges(
  send: (text: string) => void,
  readFeed: (after: string) => Promise<Feed | null>,
  signal: AbortSignal,
): Promise<void> {
  send('retry: 3000\n\n')
  let after = 'now'
  for (let poll = 0; poll < maxPolls; poll++) {
    const page = await readFeed(after)
    signal.throwIfAborted()
    if (!page) return
    after = page.nextCursor
    const changes = changesIn(page.data)
    if (changes.length > 0) send(`event: change\ndata: ${JSON.stringify(changes)}\n\n`)
    else if (poll % 10 === 9) send(':\n\n')
    await wait(pollMs, undefined, { signal })
  }
}

/** Returns what happened to which object, each once, however often it happened. */
export function changesIn(events: Feed['data']): { type: string; id: string | null }[] {
  const changes = events.map(({ type, data }) => ({
    type,
    id: 'id' in data && isId(data.id) ? data.id : null,
  }))
  return [...new Map(changes.map((change) => [`${change.type} ${change.id}`, change])).values()]
}

/** Tells an id of ours: that of an event that a program publishes is whatever the program says. */
const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z]+_\w{1,40}$/.test(id)

import type { FastifyReply, FastifyRequest } from 'fastify'
import { findReply } from '../../idempotency/store.ts'
import { newId } from '../../ids.ts'
import {
  actorOf,
  execute,
  isDisposable,
  type Origin,
  type WriteCall,
} from '../../operations/execute.ts'
import { bareIds, type Mounted } from '../../operations/mounted.ts'
import {
  type AnyInput,
  isPaged,
  namesResource,
  type Operation,
} from '../../operations/operation.ts'
import type { ChangeActor, OwnChange } from '../../operations/own-change.ts'
import type { Principal } from '../../operations/principal.ts'
import { installation } from '../../operations/recorded-change.ts'
import { TextReply } from '../../operations/text-reply.ts'
import { Upload } from '../../operations/uploaded-file.ts'
import type { Platform } from '../../platform.ts'
import { etagOf, isUnchanged, requireMatch } from './etag.ts'
import { type CallReply, executeOnce, keyUseOf } from './idempotent-call.ts'
import { fillLocation, isReadAt, linkPages, locationTemplateOf, sendJson } from './reply.ts'

/** One step of a request: its admission, or the handler. */
export type RequestStep = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export function readHandler(platform: Platform, { operation, serialize }: Mounted): RequestStep {
  const hasEtag = operation.method === 'GET' && namesResource(operation)
  const isList = isPaged(operation)
  return async (request, reply) => {
    const input = inputOf(operation, request)
    const value = await operation.handle(readerOf(platform, request, reply, input), input)
    const body = serialize(value)
    if (hasEtag) {
      const etag = etagOf(body)
      void reply.header('ETag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    if (isList) linkPages(request, reply, value)
    return sendJson(reply, operation.status, body)
  }
}

export function writeHandler(
  platform: Platform,
  mounted: Mounted,
  siblings: readonly Operation[],
): RequestStep {
  const { operation } = mounted
  const send = senderOf(mounted, siblings)
  return async (request, reply) => {
    const principal = request.principal ?? null
    const input = inputOf(operation, request)
    await using stack = new AsyncDisposableStack()
    stack.use(input.upload?.file)

    const use = keyUseOf(platform, operation, request)
    const earlier = use && (await findReply(platform.database.db, platform.keyring, use))
    if (earlier) return send(request, reply, { ...earlier, isReplayed: true })

    const asked = organizationOf(principal, input)
    const signal = operation.prepare && signalOf(reply)
    const context = { organizationId: asked, request, ...(signal && { signal }) }
    const prepared = await operation.prepare?.(input, context)
    if (isDisposable(prepared)) stack.use(prepared)
    const { organizationId = asked, actor = null } = principal ? {} : belongingOf(prepared)

    const ifMatch = request.headers['if-match']
    const call: WriteCall = {
      principal,
      actor,
      origin: originOf(request),
      input,
      prepared,
      ...(ifMatch !== undefined && {
        requireCurrent: (current) => requireMatch(ifMatch, etagOf(current)),
      }),
    }
    const answer = await platform.transact(organizationId, actorOf(principal), (work) =>
      use ? executeOnce(platform, work, mounted, call, use) : execute(work, mounted, call),
    )
    return send(request, reply, answer)
  }
}

/** Returns the organization of a public write, which only its `prepare` can find out. */
function belongingOf(prepared: unknown): { organizationId?: string; actor?: ChangeActor | null } {
  const { organizationId, actor } = (prepared ?? {}) as { organizationId?: string; actor?: string }
  return {
    ...(organizationId !== undefined && { organizationId }),
    actor: actor === undefined ? null : { kind: 'public', id: null, name: actor },
  }
}

/** Returns a function that sends an answer with its `Location`, its `ETag` and the replay header. */
function senderOf({ operation, getOperation }: Mounted, siblings: readonly Operation[]) {
  const template = locationTemplateOf(operation, siblings)
  const makesWhatIsRead = isReadAt(template, operation, siblings)
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, body, isReplayed }: CallReply,
  ) => {
    const location = status === 201 && template && fillLocation(template, request, body)
    if (location) void reply.header('Location', location)
    const hasEtag = status === 201 && makesWhatIsRead
    // A replay is not the resource as it is now.
    const isResource = getOperation && body !== '' && !isReplayed
    if (hasEtag || isResource) void reply.header('ETag', etagOf(body))
    if (isReplayed) void reply.header('Idempotency-Replayed', 'true')
    return sendJson(reply, status, body)
  }
}

/** Handles an operation that returns a complete response, headers and body, and opens its own transactions. */
export function rawHandler(platform: Platform, { operation, recorders }: Mounted): RequestStep {
  return async (request, reply) => {
    const principal = request.principal ?? null
    const input = inputOf(operation, request)
    const reader = readerOf(platform, request, reply, input)
    let hasOwnChange = false
    const record = async ({ entries, after }: OwnChange): Promise<void> => {
      hasOwnChange = true
      for (const { organizationId, ...about } of entries) {
        await platform.transact(organizationId, actorOf(principal), async (work) => {
          const change = { principal, input, before: null, after, ...about, ...originOf(request) }
          for (const record of recorders) record(work, [change])
        })
      }
    }
    const context = Object.assign(reader, { request, record })
    const response = (await operation.handle(context, input)) as Response | TextReply
    if (recorders.length > 0 && !hasOwnChange) {
      const organizationId = principal?.organizationId ?? installation
      await record({ entries: [{ organizationId, actor: null }], after: '' })
    }
    if (!(response instanceof TextReply)) {
      return request.method === 'HEAD' ? sendHead(reply, response) : reply.send(response)
    }
    return reply.code(response.status).headers(response.headers).send(response.body)
  }
}

/**
 * Sends the head of a response. Fastify ends a stream that nobody reads, and accepts a whole `Response` only for GET.
 */
function sendHead(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  for (const [name, value] of headers) void reply.header(name, value)
  return reply.code(status).send(body ?? undefined)
}

/** Returns the validated input of a request, with every id of the path as its bare UUID. */
function inputOf(operation: Operation, request: FastifyRequest): AnyInput {
  const params = bareIds(operation, request.params as Record<string, string>)
  const query = request.query as AnyInput['query']
  if (!(request.body instanceof Upload)) return { params, query, body: request.body }
  delete request.uploadedFile
  return { params, query, body: undefined, upload: request.body }
}

function readerOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { principal }: FastifyRequest,
  reply: FastifyReply,
  input: AnyInput,
) {
  const context = {
    db: database.db,
    now: clock.now(),
    // A getter: few operations ask for it, and it costs a listener.
    get signal() {
      return signalOf(reply)
    },
  }
  if (!principal) return context
  return Object.assign(context, { principal, organizationId: organizationOf(principal, input) })
}

/**
 * Returns a signal that aborts when the response ends or the client disconnects. Fastify's own aborts as soon as the
 * body has been read.
 */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort())
  return controller.signal
}

/** Returns the organization in which the operator acts: the one in the path, or a new one. */
function organizationOf(principal: Principal | null, input: AnyInput): string {
  if (!principal) return installation
  if (principal.kind !== 'operator') return principal.organizationId
  return input.params['organizationId'] ?? newId()
}

export const originOf = ({ ip, id, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: headers['user-agent'] ?? null,
  requestId: id,
})

import type { FastifyReply, FastifyRequest } from 'fastify'
import { statementTime } from '../../clock.ts'
import { ApiError } from '../../errors.ts'
import { type KeyUse, keyInProgress, readKeyUse, type StoredReply } from '../../idempotency/key.ts'
import { claimKey, findReply, storeReply } from '../../idempotency/store.ts'
import { newId } from '../../ids.ts'
import { installation } from '../../operations/change.ts'
import { Created, Unchanged } from '../../operations/created.ts'
import {
  type AnyInput,
  isPaged,
  namesResource,
  type Operation,
} from '../../operations/operation.ts'
import type { ChangeActor, OwnChange } from '../../operations/own-change.ts'
import type { Principal } from '../../operations/principal.ts'
import { TextReply } from '../../operations/text-reply.ts'
import type { Platform } from '../../platform.ts'
import type { Actor, Work } from '../../work.ts'
import { etagOf, isUnchanged, requireMatch } from './etag.ts'
import { inputOf } from './input.ts'
import { fillLocation } from './location.ts'
import type { Mounted, Origin } from './mounted.ts'
import { linkPages } from './page-links.ts'
import { lockOf } from './resource-lock.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export function readHandler(platform: Platform, { operation, serialize }: Mounted): Handler {
  const single = operation.method === 'GET' && namesResource(operation)
  const isList = isPaged(operation)
  return async (request, reply) => {
    const input = inputOf(operation, request)
    const value = await operation.handle(readerOf(platform, request.principal, input), input)
    const body = serialize(value)
    if (single) {
      const etag = etagOf(body)
      void reply.header('ETag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    if (isList) linkPages(request, reply, value)
    return sendJson(reply, operation.status, body)
  }
}

/** What it answers is up to the operation, headers and body. */
export function rawHandler(platform: Platform, { operation, recorders }: Mounted): Handler {
  return async (request, reply) => {
    const principal = request.principal ?? null
    const input = inputOf(operation, request)
    const reader = readerOf(platform, request.principal, input)
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
    const context = { ...reader, request, record }
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

/** Fastify ends a stream that nobody reads, and takes a whole `Response` for GET alone. */
function sendHead(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  for (const [name, value] of headers) void reply.header(name, value)
  return reply.code(status).send(body ?? undefined)
}

export function writeHandler(platform: Platform, mounted: Mounted): Handler {
  const { operation, getOperation, resourceOf } = mounted
  const { locationTemplate, makesWhatIsRead } = mounted
  const send = (request: FastifyRequest, reply: FastifyReply, { status, body }: StoredReply) => {
    const location =
      status === 201 && locationTemplate && fillLocation(locationTemplate, request, body)
    if (location) void reply.header('location', location)
    if (status === 201 && makesWhatIsRead) void reply.header('ETag', etagOf(body))
    return sendJson(reply, status, body)
  }
  return async (request, reply) => {
    const principal = request.principal ?? null
    const input = inputOf(operation, request)
    await using stack = new AsyncDisposableStack()
    stack.use(input.upload?.file)
    const use = keyUseOf(platform, operation, principal, request)
    const earlier = use && (await findReply(platform.database.db, platform.keyring, use))
    if (earlier) return send(request, asReplay(reply), earlier)
    const ifMatch = request.headers['if-match']
    const asked = organizationOf(principal, input)
    const prepared = await operation.prepare?.(input, { organizationId: asked, request })
    if (isDisposable(prepared)) stack.use(prepared)
    const { organizationId = asked, actor = null } = principal ? {} : belongingOf(prepared)

    const run = async (work: Work) => {
      const repeated = use && (await claimOrFind(platform, work, use))
      if (repeated) return { ...repeated, replayed: true }
      const sender = { principal, actor, origin: originOf(request) }
      const fresh = await applyChange(work, mounted, { ...sender, input, prepared, ifMatch })
      if (use) {
        const { resource_id: subject } = resourceOf(input, fresh.body)
        storeReply(work, platform.keyring, use, fresh, subject)
      }
      return { ...fresh, replayed: false }
    }
    const outcome = await platform.transact(organizationId, actorOf(principal), run)
    if (outcome.replayed) return send(request, asReplay(reply), outcome)
    if (getOperation && outcome.body) void reply.header('ETag', etagOf(outcome.body))
    return send(request, reply, outcome)
  }
}

interface Asking {
  principal: Principal | null
  actor: ChangeActor | null
  origin: Origin
  input: AnyInput
  /** Makes the body of what `GET` answers before the change; null where it finds nothing. */
  bodyFor?: ((current: unknown) => unknown) | undefined
  prepared?: unknown
  ifMatch?: string | undefined
}

/** Makes a change and records it, in the transaction of the work; returns what is answered. */
export async function applyChange(
  work: Work,
  mounted: Mounted,
  { principal, actor, origin, input: asked, bodyFor, prepared, ifMatch }: Asking,
): Promise<StoredReply> {
  const { operation, serialize, recorders, getOperation } = mounted
  const context = principal ? { ...work, principal } : work
  const before = getOperation ? await readCurrent(context, ifMatch, mounted, asked) : null
  const input = bodyFor ? { ...asked, body: bodyFor(before && JSON.parse(before)) } : asked
  const result = await operation.handle(context, input, prepared)
  const isUnwrapped = result instanceof Created || result instanceof Unchanged
  const value = isUnwrapped ? result.value : result
  const status = result instanceof Created ? 201 : operation.status
  const body = value === undefined ? '' : serialize(value)
  if (result instanceof Unchanged) return { status, body }
  const change = { principal, actor, input, before, after: body, ...origin }
  for (const record of recorders) record(work, [change])
  return { status, body }
}

/** Where a public write belongs, which only its `prepare` can find out. */
function belongingOf(prepared: unknown): { organizationId?: string; actor?: ChangeActor | null } {
  const { organizationId, actor } = (prepared ?? {}) as { organizationId?: string; actor?: string }
  return {
    ...(organizationId !== undefined && { organizationId }),
    actor: actor === undefined ? null : { kind: 'public', id: null, name: actor },
  }
}

/** What is disposed of after the transaction, however that ends. */
export const isDisposable = (prepared: unknown): prepared is AsyncDisposable =>
  typeof prepared === 'object' && prepared !== null && Symbol.asyncDispose in prepared

function readerOf(platform: Platform, principal: Principal | undefined, input: AnyInput) {
  const context = { db: platform.database.db, now: platform.clock.now() }
  if (!principal) return context
  return { ...context, principal, organizationId: organizationOf(principal, input) }
}

async function claimOrFind(
  platform: Platform,
  work: Work,
  use: KeyUse,
): Promise<StoredReply | null> {
  if (await claimKey(work.db, use)) return null
  const reply = await findReply(work.db, platform.keyring, use)
  // It has come of age between the two statements.
  if (!reply) throw keyInProgress()
  return reply
}

/**
 * What `GET` answers before the change; null where it finds nothing. Writers of one resource queue for its
 * lock, so that of two with the same ETag one sees the other.
 */
async function readCurrent(
  work: Work,
  ifMatch: string | undefined,
  { getOperation, serializeGet }: Mounted,
  input: AnyInput,
): Promise<string | null> {
  if (!getOperation) return null
  const { name, owner } = lockOf(work, getOperation, input)
  work.lock(name, owner)
  try {
    const current = serializeGet(await getOperation.handle(work, input))
    if (ifMatch !== undefined) requireMatch(ifMatch, etagOf(current))
    return current
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'not_found'
    if (ifMatch === undefined && isMissing) return null
    throw error
  }
}

function keyUseOf(
  platform: Platform,
  operation: Operation,
  principal: Principal | null,
  request: FastifyRequest,
): KeyUse | null {
  if (operation.method !== 'POST' || !principal) return null
  return readKeyUse(request.headers['idempotency-key'], principal, statementTime(platform.clock), {
    method: request.method,
    url: request.url,
    body: request.rawBody,
  })
}

const asReplay = (reply: FastifyReply): FastifyReply => reply.header('Idempotency-Replayed', 'true')

function sendJson(reply: FastifyReply, status: number, body: string) {
  if (body === '') return reply.code(status).send()
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

export const originOf = ({ ip, id, headers }: FastifyRequest): Origin => ({
  address: ip,
  userAgent: headers['user-agent'] ?? null,
  requestId: id,
})

export function actorOf(principal: Principal | null): Actor {
  if (!principal) return { kind: 'system' }
  const { kind, id, person } = principal
  return kind === 'operator' ? { kind } : { kind, id: person?.memberId ?? id }
}

/** The operator acts in the organization that the path names, or in one that is to be. */
function organizationOf(principal: Principal | null | undefined, input: AnyInput): string {
  if (!principal) return installation
  if (principal.kind !== 'operator') return principal.organizationId
  return input.params['organizationId'] ?? newId()
}

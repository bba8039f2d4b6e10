import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Audit } from '../audit/entry.ts'
import { lock } from '../db/lock.ts'
import { ApiError } from '../errors.ts'
import { type KeyUse, readKeyUse, type StoredReply } from '../idempotency/key.ts'
import { claimKey, findReply, storeReply } from '../idempotency/store.ts'
import { type Kind, newId, readId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import type { Actor, Work } from '../work.ts'
import { etagOf, isUnchanged, requireMatch } from './etag.ts'
import type { AnyInput, Operation } from './operation.ts'
import { type Principal, principalOf, rateHeaders } from './principal.ts'
import { Upload } from './upload.ts'

/** An operation with its reply schema compiled. */
export interface Mounted {
  operation: Operation
  serialize: (value: unknown) => string
  /** Null where nothing is changed that somebody would look up. */
  audit: Audit | null
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export function readHandler(platform: Platform, { operation, serialize }: Mounted): Handler {
  const single = operation.method === 'GET' && operation.path.endsWith('}')
  return async (request, reply) => {
    const principal = principalOf(request)
    const input = inputOf(operation, request)
    const reader = { db: platform.database.db, now: platform.clock.now(), principal }
    const organizationId = organizationOf(principal, input)
    const value = await operation.handle({ ...reader, organizationId }, input)
    const body = serialize(value)
    if (single) {
      const etag = etagOf(body)
      void reply.header('ETag', etag)
      if (isUnchanged(request.headers['if-none-match'], etag)) {
        if (principal.refundRequest) {
          void reply.headers(rateHeaders(await principal.refundRequest()))
        }
        return reply.code(304).send()
      }
    }
    return sendJson(reply, operation.status, body)
  }
}

export function openHandler(platform: Platform, { operation, serialize }: Mounted): Handler {
  return async (request, reply) => {
    const opened = { db: platform.database.db, now: platform.clock.now() }
    const value = await operation.handle(opened, inputOf(operation, request))
    return sendJson(reply, operation.status, serialize(value))
  }
}

/** `twin` is the `GET` of the same path: its answer is what `If-Match` is about. */
export function writeHandler(
  platform: Platform,
  mounted: Mounted,
  twin: Mounted | undefined,
): Handler {
  const { operation, serialize, audit } = mounted
  return async (request, reply) => {
    const principal = principalOf(request)
    const input = inputOf(operation, request)
    await using _upload = input.upload?.file
    const use = keyUseOf(platform, operation, principal, request)
    const earlier = use && (await findReply(platform.database.db, platform.keyring, use))
    if (earlier) return replay(reply, earlier)
    const organizationId = organizationOf(principal, input)
    const found = await operation.before?.(input, organizationId)

    const actor = actorOf(principal)
    const outcome = await platform.transact(organizationId, actor, async (work) => {
      const repeated = use && (await claimOrFind(platform, work, use))
      if (repeated) return { ...repeated, replayed: true }
      const before = twin ? await readCurrent(work, request, twin, principal, input) : null
      const value = await operation.handle({ ...work, principal }, input, found)
      const fresh = {
        status: operation.status,
        body: value === undefined ? '' : serialize(value),
      }
      await audit?.(work, request, { principal, input, before, after: fresh.body })
      if (use) await storeReply(work.db, platform.keyring, use, fresh)
      return { ...fresh, replayed: false }
    })
    if (outcome.replayed) return replay(reply, outcome)
    if (twin && outcome.body) void reply.header('ETag', etagOf(outcome.body))
    return sendJson(reply, outcome.status, outcome.body)
  }
}

async function claimOrFind(
  platform: Platform,
  work: Work,
  use: KeyUse,
): Promise<StoredReply | null> {
  await claimKey(work.db, use)
  return findReply(work.db, platform.keyring, use)
}

/**
 * What the twin answers before the change; null where it finds nothing. Writers of one resource queue
 * for its lock, so that of two with the same ETag one sees the other.
 */
async function readCurrent(
  work: Work,
  request: FastifyRequest,
  twin: Mounted,
  principal: Principal,
  input: AnyInput,
): Promise<string | null> {
  await lock(
    work.db,
    `${work.organizationId} ${twin.operation.path} ${JSON.stringify(input.params)}`,
  )
  const ifMatch = request.headers['if-match']
  try {
    const current = twin.serialize(await twin.operation.handle({ ...work, principal }, input))
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
  principal: Principal,
  request: FastifyRequest,
): KeyUse | null {
  if (operation.method !== 'POST') return null
  return readKeyUse(request.headers['idempotency-key'], principal, platform.clock.now(), {
    method: request.method,
    url: request.url,
    body: request.rawBody,
  })
}

function replay(reply: FastifyReply, { status, body }: StoredReply) {
  return sendJson(reply.header('Idempotency-Replayed', 'true'), status, body)
}

function sendJson(reply: FastifyReply, status: number, body: string) {
  if (body === '') return reply.code(status).send()
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body)
}

function actorOf({ kind, tokenId, person }: Principal): Actor {
  if (kind === 'operator') return { kind }
  return { kind, id: person?.memberId ?? tokenId }
}

/** The operator acts in the organization that the path names, or in one that is to be. */
const organizationOf = (principal: Principal, input: AnyInput): string =>
  principal.kind === 'operator'
    ? (input.params['organizationId'] ?? newId())
    : principal.organizationId

/** Validated input, with every id of the path as its bare UUID. */
function inputOf(operation: Operation, request: FastifyRequest): AnyInput {
  const params: Record<string, string> = {}
  for (const [name, shown] of Object.entries(request.params as Record<string, string>)) {
    const kind = (operation.params?.properties[name] as { 'x-id'?: Kind } | undefined)?.['x-id']
    const id = kind ? readId(kind, shown) : shown.toLowerCase()
    if (id === null) {
      throw new ApiError('invalid_parameter', `${name} is not an id of this kind.`, { field: name })
    }
    params[name] = id
  }
  const query = request.query as AnyInput['query']
  if (!(request.body instanceof Upload)) return { params, query, body: request.body }
  delete request.uploadedFile
  return { params, query, body: undefined, upload: request.body }
}

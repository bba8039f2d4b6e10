import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { statementTime } from '../../clock.ts'
import { type KeyUse, keyInProgress, readKeyUse, type StoredReply } from '../../idempotency/key.ts'
import { claimKey, findReply, storeReply } from '../../idempotency/store.ts'
import { actorOf, type Call, execute, isDisposable } from '../../operations/execute.ts'
import type { Mounted } from '../../operations/mounted.ts'
import type { Operation } from '../../operations/operation.ts'
import type { ChangeActor } from '../../operations/own-change.ts'
import type { Platform } from '../../platform.ts'
import type { Work } from '../../work.ts'
import { etagOf, requireMatch } from './etag.ts'
import { fillLocation, isReadAt, locationTemplateOf } from './location.ts'
import { sendJson } from './reply.ts'
import { inputOf, organizationOf, originOf } from './request.ts'

export function writeHandler(
  platform: Platform,
  mounted: Mounted,
  siblings: readonly Operation[],
): RouteHandlerMethod {
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
    const prepared = await operation.prepare?.(input, { organizationId: asked, request })
    if (isDisposable(prepared)) stack.use(prepared)
    const { organizationId = asked, actor = null } = principal ? {} : belongingOf(prepared)

    const ifMatch = request.headers['if-match']
    const call: Call = {
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

interface Answer extends StoredReply {
  /** Whether an earlier request with the same idempotency key got it. */
  isReplayed?: boolean
}

/** Executes the call of an idempotency key, or returns the reply that another request has stored under the key. */
async function executeOnce(
  { keyring }: Platform,
  work: Work,
  mounted: Mounted,
  call: Call,
  use: KeyUse,
): Promise<Answer> {
  if (!(await claimKey(work.db, use))) {
    const stored = await findReply(work.db, keyring, use)
    // It expired between the two statements.
    if (!stored) throw keyInProgress()
    return { ...stored, isReplayed: true }
  }
  const reply = await execute(work, mounted, call)
  const { resource_id: subject } = mounted.resourceOf(call.input, reply.body)
  storeReply(work, keyring, use, reply, subject)
  return reply
}

function keyUseOf(
  platform: Platform,
  { method }: Operation,
  { principal, url, headers, rawBody: body }: FastifyRequest,
): KeyUse | null {
  const key = headers['idempotency-key']
  if (method !== 'POST' || !principal || key === undefined) return null
  return readKeyUse(key, principal, statementTime(platform.clock), { method, url, body })
}

/** Returns the organization of a public write, which only its `prepare` can find out. */
function belongingOf(prepared: unknown): { organizationId?: string; actor?: ChangeActor | null } {
  const { organizationId, actor } = (prepared ?? {}) as { organizationId?: string; actor?: string }
  return {
    ...(organizationId !== undefined && { organizationId }),
    actor: actor === undefined ? null : { kind: 'public', id: null, name: actor },
  }
}

/** Returns what sends an answer with its `Location`, its `ETag` and the sign of a replay. */
function senderOf({ operation, getOperation }: Mounted, siblings: readonly Operation[]) {
  const template = locationTemplateOf(operation, siblings)
  const makesWhatIsRead = isReadAt(template, operation, siblings)
  return (request: FastifyRequest, reply: FastifyReply, { status, body, isReplayed }: Answer) => {
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

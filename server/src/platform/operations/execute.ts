import { crc32 } from 'node:zlib'
import { ApiError } from '../errors.ts'
import type { Actor, Work } from '../work.ts'
import { Created, Unchanged } from './created.ts'
import type { Mounted } from './mounted.ts'
import type { AnyInput, Operation } from './operation.ts'
import type { ChangeActor } from './own-change.ts'
import type { Principal } from './principal.ts'
import { installation, type RecordedChange } from './recorded-change.ts'

/** The sender of a request, for the record of its changes. */
export type Origin = Pick<RecordedChange, 'address' | 'userAgent' | 'requestId'>

/** A write with validated input, by a principal who has the scope for it. */
export interface WriteCall {
  /** Principal; null for a public operation. */
  principal: Principal | null
  /** Replaces the principal in the record. */
  actor?: ChangeActor | null
  origin: Origin
  input: AnyInput
  /** Returns the body from the answer of the path's `GET` before the change; null if it finds nothing. */
  bodyFor?: (current: unknown) => unknown
  /** Result of the operation's `prepare`. */
  prepared?: unknown
  /** Rejects the change by throwing, given the answer of the path's `GET`, which must then find something. */
  requireCurrent?: ((current: string) => void) | undefined
}

/** Answer to a write; `body` is JSON, or empty. */
interface WriteReply {
  status: number
  body: string
}

/**
 * Executes a write in the transaction of the work, records it and returns the reply. Requests, automations and tools of
 * AI clients all use this.
 *
 * @throws ApiError
 */
export async function execute(work: Work, mounted: Mounted, call: WriteCall): Promise<WriteReply> {
  const { operation, serialize, recorders } = mounted
  const { principal, actor = null, origin, bodyFor, prepared } = call
  const context = principal ? { ...work, principal } : work
  const before = await lockAndRead(context, mounted, call)
  const input = bodyFor
    ? { ...call.input, body: bodyFor(before && JSON.parse(before)) }
    : call.input
  const result = await operation.handle(context, input, prepared)
  const isWrapped = result instanceof Created || result instanceof Unchanged
  const value = isWrapped ? result.value : result
  const body = value === undefined ? '' : serialize(value)
  if (!(result instanceof Unchanged)) {
    const change = { principal, actor, input, before, after: body, ...origin }
    for (const record of recorders) record(work, [change])
  }
  return { status: result instanceof Created ? 201 : operation.status, body }
}

/**
 * Returns the answer of the path's `GET` before the change; null if it finds nothing. Writers of one resource wait for
 * its lock, so that of two writers with the same ETag the second sees the change of the first.
 */
async function lockAndRead(
  context: Work,
  { getOperation, serializeGet }: Mounted,
  { input, requireCurrent }: WriteCall,
): Promise<string | null> {
  if (!getOperation) return null
  lockResource(context, getOperation, input)
  try {
    const current = serializeGet(await getOperation.handle(context, input))
    requireCurrent?.(current)
    return current
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'not_found'
    if (!requireCurrent && isMissing) return null
    throw error
  }
}

/** Number of lock rows, which resources share, because lock rows are never deleted. */
const resourceLocks = 64

/** Takes the lock of a resource, which has the same name for all paths and audiences that lead to it. */
function lockResource(
  work: Work,
  { audience, path, resource }: Operation,
  { params: { organizationId: ofPath, ...ids } }: AnyInput,
): void {
  // A change by the operator belongs to the installation if the path names no organization.
  const owner = audience === 'operator' && ofPath === undefined ? installation : work.organizationId
  // A token and a session reach the same resource by two paths.
  const name = `${resource ?? path.replace(/^\/session/, '')} ${JSON.stringify(ids)}`
  work.lock(`resource ${crc32(name) % resourceLocks}`, owner)
}

/** Returns true for a prepared value that must be disposed of after the transaction, in success and failure. */
export const isDisposable = (prepared: unknown): prepared is AsyncDisposable =>
  typeof prepared === 'object' && prepared !== null && Symbol.asyncDispose in prepared

export function actorOf(principal: Principal | null): Actor {
  if (!principal) return { kind: 'system' }
  const { kind, id, person } = principal
  return kind === 'operator' ? { kind } : { kind, id: person?.memberId ?? id }
}

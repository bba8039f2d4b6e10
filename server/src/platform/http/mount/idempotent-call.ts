import type { FastifyRequest } from 'fastify'
import { statementTime } from '../../clock.ts'
import { type KeyUse, keyInProgress, readKeyUse, type StoredReply } from '../../idempotency/key.ts'
import { claimKey, findReply, storeReply } from '../../idempotency/store.ts'
import { execute, type WriteCall } from '../../operations/execute.ts'
import type { Mounted } from '../../operations/mounted.ts'
import type { Operation } from '../../operations/operation.ts'
import type { Platform } from '../../platform.ts'
import type { Work } from '../../work.ts'

export interface CallReply extends StoredReply {
  /** True if an earlier request with the same idempotency key got this reply. */
  isReplayed?: boolean
}

/** Executes the call of an idempotency key, or returns the reply that another request has stored under the key. */
export async function executeOnce(
  { keyring }: Platform,
  work: Work,
  mounted: Mounted,
  call: WriteCall,
  use: KeyUse,
): Promise<CallReply> {
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

/** Returns the idempotency key of a POST; null if it has none. */
export function keyUseOf(
  platform: Platform,
  { method }: Operation,
  { principal, url, headers, rawBody: body }: FastifyRequest,
): KeyUse | null {
  const key = headers['idempotency-key']
  if (method !== 'POST' || !principal || key === undefined) return null
  return readKeyUse(key, principal, statementTime(platform.clock), { method, url, body })
}

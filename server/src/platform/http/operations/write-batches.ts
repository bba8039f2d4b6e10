import { LRUCache } from 'lru-cache'
import { createBatcher } from '../../concurrency/batcher.ts'
import { isUndone } from '../../db/refusals.ts'
import { ApiError } from '../../errors.ts'
import type { KeyUse, StoredReply } from '../../idempotency/key.ts'
import { claimKeys, storeReply } from '../../idempotency/store.ts'
import type { Platform } from '../../platform.ts'
import type { Work } from '../../work.ts'
import { type AskingTogether, applyChanges } from './handle-many.ts'
import type { Mounted } from './mounted.ts'

/** Changes of one transaction. */
const maxWrites = 32
const maxOrganizations = 1_000

/** A change, and how it is made by itself. */
export interface BatchedWrite {
  asking: AskingTogether
  use: KeyUse | null
  alone: () => Promise<StoredReply>
}

type Settled = PromiseSettledResult<StoredReply>

/** Ends a shared transaction of which one change has to be made by itself. */
class Apart extends Error {
  override readonly name = 'Apart'
}

/**
 * Makes changes of one operation. One that comes alone is made by itself. Those of an organization that come together, or
 * while a transaction runs, share the next one, for most of what a change costs is its transaction: begin, commit and a
 * statement for each of its records. Where a shared one fails, each is made by itself.
 */
export function createWriteBatches(
  platform: Pick<Platform, 'transact' | 'keyring'>,
  mounted: Mounted,
): (organizationId: string, write: BatchedWrite) => Promise<StoredReply> {
  const batches = new LRUCache<string, (write: BatchedWrite) => Promise<Settled>>({
    max: maxOrganizations,
  })
  const runAlone = (batch: readonly BatchedWrite[]): Promise<Settled[]> =>
    Promise.allSettled(batch.map(({ alone }) => alone()))
  const runTogether = async (organizationId: string, batch: BatchedWrite[]): Promise<Settled[]> => {
    if (batch.length === 1) return runAlone(batch)
    try {
      const act = (work: Work) => applyTogether(platform, mounted, work, batch)
      return await platform.transact(organizationId, { kind: 'system' }, act, {
        isRepeatable: true,
      })
    } catch (error) {
      if (isForOne(error)) return runAlone(batch)
      throw error
    }
  }
  return async (organizationId, write) => {
    const run = (batch: BatchedWrite[]) => runTogether(organizationId, batch)
    const join = batches.get(organizationId) ?? createBatcher({ maxBatch: maxWrites, run })
    batches.set(organizationId, join)
    const settled = await join(write)
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }
}

/**
 * Whether one of them is to blame, and nothing is stored. Where the database is away all wait alike, and what a lost
 * connection has committed must not be made a second time.
 */
const isForOne = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.code !== 'unavailable'
    : error instanceof Apart || isUndone(error)

/** @throws Apart where a key is taken or a change with a key refused, which must leave the key free */
async function applyTogether(
  { keyring }: Pick<Platform, 'keyring'>,
  mounted: Mounted,
  work: Work,
  batch: readonly BatchedWrite[],
): Promise<Settled[]> {
  const uses = batch.flatMap(({ use }) => use ?? [])
  if (uses.length > 0 && !(await claimKeys(work.db, uses))) throw new Apart()
  const asked = batch.map(({ asking }) => asking)
  const replies = await applyChanges(work, mounted, asked)
  return replies.map((reply, at) => {
    const { use, asking } = batch[at] as BatchedWrite
    if (reply instanceof ApiError) {
      if (use) throw new Apart()
      return { status: 'rejected', reason: reply }
    }
    if (use) {
      const input = { params: asking.params, query: {}, body: undefined }
      const { resource_id: subject } = mounted.resourceOf(input, reply.body)
      storeReply(work, keyring, use, reply, subject)
    }
    return { status: 'fulfilled', value: reply }
  })
}

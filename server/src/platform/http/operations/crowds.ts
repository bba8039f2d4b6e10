import { LRUCache } from 'lru-cache'
import { createBatcher } from '../../concurrency/batcher.ts'
import { ApiError } from '../../errors.ts'
import type { KeyUse, StoredReply } from '../../idempotency/key.ts'
import { claimKeys, storeReply } from '../../idempotency/store.ts'
import type { Platform } from '../../platform.ts'
import type { Work } from '../../work.ts'
import { type AskingTogether, applyChanges } from './handle-many.ts'
import type { Mounted } from './mounted.ts'

/** Changes of one transaction. */
const maxTogether = 32
const maxOrganizations = 1_000

/** A change, and how it is made by itself. */
export interface Crowding {
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
 * Makes changes of one operation. One that comes alone is made at once, by itself. Those of an organization that come while
 * a transaction runs share the next one, for most of what a change costs is its transaction: begin, commit and a
 * statement for each of its records. Where a shared one fails, each is made by itself.
 */
export function createCrowds(
  platform: Pick<Platform, 'transact' | 'keyring'>,
  mounted: Mounted,
): (organizationId: string, crowding: Crowding) => Promise<StoredReply> {
  const crowds = new LRUCache<string, (crowding: Crowding) => Promise<Settled>>({
    max: maxOrganizations,
  })
  const runAlone = (crowd: readonly Crowding[]): Promise<Settled[]> =>
    Promise.allSettled(crowd.map(({ alone }) => alone()))
  const runTogether = async (organizationId: string, crowd: Crowding[]): Promise<Settled[]> => {
    if (crowd.length === 1) return runAlone(crowd)
    try {
      const act = (work: Work) => applyTogether(platform, mounted, work, crowd)
      return await platform.transact(organizationId, { kind: 'system' }, act, {
        isRepeatable: true,
      })
    } catch (error) {
      // One at a time they would only wait as long once more.
      if (error instanceof ApiError && error.code === 'unavailable') throw error
      return runAlone(crowd)
    }
  }
  return async (organizationId, crowding) => {
    const run = (crowd: Crowding[]) => runTogether(organizationId, crowd)
    const join = crowds.get(organizationId) ?? createBatcher({ maxBatch: maxTogether, run })
    crowds.set(organizationId, join)
    const settled = await join(crowding)
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }
}

/** @throws Apart where a key is taken or a change with a key refused, which must leave the key free */
async function applyTogether(
  { keyring }: Pick<Platform, 'keyring'>,
  mounted: Mounted,
  work: Work,
  crowd: readonly Crowding[],
): Promise<Settled[]> {
  const uses = crowd.flatMap(({ use }) => use ?? [])
  if (uses.length > 0 && !(await claimKeys(work.db, uses))) throw new Apart()
  const asked = crowd.map(({ asking }) => asking)
  const replies = await applyChanges(work, mounted, asked)
  return replies.map((reply, at) => {
    const { use, asking } = crowd[at] as Crowding
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

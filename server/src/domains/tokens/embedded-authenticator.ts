import { LRUCache } from 'lru-cache'
import { every } from '../../platform/background.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { LastUses } from './last-uses.ts'
import { isAllowed } from './networks.ts'
import { gcraAdmit, rateState, refundableUs } from './rate.ts'
import { findLivingToken, type LivingToken } from './store.ts'
import {
  limitOf,
  principalOf,
  requireAddress,
  requireAlive,
  type TokenAuthenticator,
} from './token-authenticator.ts'

const maxRemembered = 10_000
const sweepEveryMs = 10_000

/**
 * For the embedded database, which one process owns: it caches tokens and counts requests in memory.
 * `invalidate` runs before a revocation is answered, so no later request meets a stale token.
 */
export function inMemoryAuthenticator(platform: Platform): TokenAuthenticator {
  const { database, clock, log } = platform
  const uses = new LastUses(platform)
  const living = new LRUCache<string, LivingToken>({ max: maxRemembered })
  const arrivals = new Map<string, number>()
  let generation = 0

  const nowUs = (): number => clock.now().getTime() * 1000
  const sweepArrivals = (): void => {
    const now = nowUs()
    for (const [id, arrivalUs] of arrivals) if (arrivalUs <= now) arrivals.delete(id)
  }
  const sweeping = every(sweepEveryMs, sweepArrivals, {
    log,
    failure: 'past arrivals could not be removed',
    unref: true,
  })

  const find = async (hash: Buffer): Promise<LivingToken | undefined> => {
    const key = hash.toString('base64')
    const cached = living.get(key)
    if (cached) return cached
    const readIn = generation
    const row = await findLivingToken(database.db, hash, clock.now())
    // The previous value of a rotated token ends by the clock, so it is not cached.
    if (row && readIn === generation && hash.equals(row.hash)) living.set(key, row)
    return row
  }

  const count = (row: LivingToken): Principal => {
    const limit = limitOf(row)
    if (!limit) return principalOf(row, null)
    const now = nowUs()
    const before = arrivals.get(row.id) ?? 0
    const next = gcraAdmit(limit, before, now)
    if (next !== null) arrivals.set(row.id, next)
    const state = rateState(limit, (next ?? before) - now, next !== null)
    return principalOf(row, state, async () => {
      const left = (arrivals.get(row.id) ?? 0) - refundableUs(limit, next ?? 0, nowUs())
      arrivals.set(row.id, left)
      return rateState(limit, left - nowUs(), true)
    })
  }

  return {
    async authenticate(hash, caller) {
      const row = await find(hash)
      if (!row) return null
      const now = clock.now()
      requireAlive(row, now)
      requireAddress(isAllowed(row.allowed_networks, caller.address), caller)
      uses.note(row.id, { ...caller, organizationId: row.organization_id, at: now })
      return count(row)
    },
    invalidate() {
      generation++
      living.clear()
    },
    async [Symbol.asyncDispose]() {
      await sweeping[Symbol.asyncDispose]()
      await uses[Symbol.asyncDispose]()
    },
  }
}

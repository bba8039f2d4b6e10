import { LRUCache } from 'lru-cache'
import { TokenHomes } from '../../platform/db/token-homes.ts'
import type { Platform } from '../../platform/platform.ts'
import { limitsOf, type RateLimits } from '../../platform/rates/limits.ts'
import type { Rates } from '../../platform/rates/rates.ts'
import { LastUses } from './last-uses.ts'
import { isAllowed } from './networks.ts'
import { findLivingToken, type LivingToken } from './store.ts'
import {
  principalOf,
  requireAddress,
  requireAlive,
  type TokenAuthenticator,
} from './token-authenticator.ts'

const maxRemembered = 10_000

type KnownToken = LivingToken & { limits: RateLimits }

/**
 * For the embedded database, which one process owns: it caches tokens in memory, where their requests are counted too.
 * `invalidate` runs before a revocation is answered, so no later request meets a stale token.
 */
export function inMemoryAuthenticator(
  platform: Platform,
  rates: Rates = platform.rates,
): TokenAuthenticator {
  const { database, clock } = platform
  const uses = new LastUses(platform)
  const homes = new TokenHomes(database.db)
  const living = new LRUCache<string, KnownToken>({ max: maxRemembered })
  let generation = 0

  const find = async (hash: Buffer): Promise<KnownToken | undefined> => {
    const key = hash.toString('base64')
    const cached = living.get(key)
    if (cached) return cached
    const readIn = generation
    const home = await homes.find(hash)
    if (home === undefined) return undefined
    const row = await findLivingToken(database.db, home, { hash, now: clock.now() })
    if (!row) return undefined
    const token = { ...row, limits: limitsOf(row) }
    // The previous value of a rotated token ends by the clock, so it is not cached.
    if (readIn === generation && hash.equals(row.hash)) living.set(key, token)
    return token
  }

  return {
    async authenticate(hash, caller) {
      const row = await find(hash)
      if (!row) return null
      const now = clock.now()
      requireAlive(row, now)
      requireAddress(isAllowed(row.allowed_networks, caller.address), caller)
      uses.note({ ...caller, tokenId: row.id, organizationId: row.organization_id, at: now })
      const subject = { kind: 'token' as const, id: row.id, organizationId: row.organization_id }
      return principalOf(row, await rates.admit(subject, row.limits))
    },
    invalidate() {
      generation++
      living.clear()
    },
    async [Symbol.asyncDispose]() {
      await uses[Symbol.asyncDispose]()
    },
  }
}

import type { Principal } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { LastUses } from './last-uses.ts'
import { isAllowed } from './networks.ts'
import { arrive, rateState, uncounted } from './rate.ts'
import { limitOf, principalOf, type Register, requireAddress, requireAlive } from './register.ts'
import { findLivingToken, type LivingToken } from './store.ts'

const maxRemembered = 10_000
const sweepEveryMs = 10_000

/**
 * Embedded database: this process owns everything, so it may remember tokens and count in memory.
 * `forget` runs before the answer to a revocation, so nothing started later meets a stale memory.
 */
export function ownRegister(platform: Platform): Register {
  const { database, clock } = platform
  const uses = new LastUses(platform)
  const living = new Map<string, LivingToken>()
  const arrivals = new Map<string, number>()
  let generation = 0

  const nowUs = (): number => clock.now().getTime() * 1000
  const timer = setInterval(() => {
    const now = nowUs()
    for (const [id, arrivalUs] of arrivals) if (arrivalUs <= now) arrivals.delete(id)
  }, sweepEveryMs).unref()

  const find = async (hash: Buffer): Promise<LivingToken | undefined> => {
    const key = hash.toString('base64')
    const remembered = living.get(key)
    // The previous value of a rotated token ends by the clock, so it is looked up each time.
    if (remembered) return remembered
    const asked = generation
    const row = await findLivingToken(database.db, hash, clock.now())
    if (living.size >= maxRemembered) living.clear()
    if (row && asked === generation && hash.equals(row.hash)) living.set(key, row)
    return row
  }

  const count = (row: LivingToken): Principal => {
    const limit = limitOf(row)
    if (!limit) return principalOf(row, null)
    const now = nowUs()
    const before = arrivals.get(row.id) ?? 0
    const next = arrive(limit, before, now)
    if (next !== null) arrivals.set(row.id, next)
    const state = rateState(limit, (next ?? before) - now, next !== null)
    return principalOf(row, state, async () => {
      const left = (arrivals.get(row.id) ?? 0) - uncounted(limit, next ?? 0, nowUs())
      arrivals.set(row.id, left)
      return rateState(limit, left - nowUs(), true)
    })
  }

  return {
    async admit(hash, caller) {
      const row = await find(hash)
      if (!row) return null
      const now = clock.now()
      requireAlive(row, now)
      requireAddress(isAllowed(row.allowed_networks, caller.address), caller)
      uses.note(row.id, { ...caller, organizationId: row.organization_id, at: now })
      return count(row)
    },
    forget() {
      generation++
      living.clear()
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await uses[Symbol.asyncDispose]()
    },
  }
}

import { isIP } from 'node:net'
import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { gathered } from './gathered.ts'
import { LastUses } from './last-uses.ts'
import { gapUs, rateState } from './rate.ts'
import { limitOf, principalOf, type Register, requireAddress, requireAlive } from './register.ts'
import { admitTokens, type Question, uncountRequest } from './store.ts'

/** Many nodes on one database: one statement asks whether tokens are alive and counts the requests. */
export function sharedRegister(platform: Platform): Register {
  const { clock, database } = platform
  const uses = new LastUses(platform)
  const ask = gathered((asked: Question[]) => admitTokens(database.db, asked, timeOf(clock)))
  return {
    async admit(hash, caller) {
      const address = isIP(caller.address) === 0 ? null : caller.address
      const row = await ask({ hash, address })
      if (!row) return null
      requireAlive(row, row.checked_at)
      requireAddress(row.address_allowed, caller)
      uses.note(row.id, { ...caller, organizationId: row.organization_id, at: row.checked_at })
      const limit = limitOf(row)
      if (!limit) return principalOf(row, null)
      return principalOf(row, rateState(limit, row.ahead_us, row.admitted), async () => {
        const aheadUs = await uncountRequest(database.db, row, gapUs(limit), timeOf(clock))
        return rateState(limit, aheadUs, true)
      })
    },
    forget() {},
    [Symbol.asyncDispose]: () => uses[Symbol.asyncDispose](),
  }
}

// Nodes agree on the database's clock; a test that holds the time by hand passes its own.
const timeOf = (clock: Clock): Date | null => (clock === systemClock ? null : clock.now())

import { isIP } from 'node:net'
import { statementTime } from '../../platform/clock.ts'
import { createBatcher } from '../../platform/concurrency/batcher.ts'
import { TokenHomes } from '../../platform/db/token-homes.ts'
import type { Platform } from '../../platform/platform.ts'
import { limitsOf } from '../../platform/rates/limits.ts'
import { ratesOf } from '../../platform/rates/rates.ts'
import { LastUses } from './last-uses.ts'
import { type AdmissionRequest, admitTokens } from './store.ts'
import {
  principalOf,
  requireAddress,
  requireAlive,
  type TokenAuthenticator,
} from './token-authenticator.ts'

const maxBatch = 200

/** For many nodes on one database: one statement checks the tokens of a batch and counts their requests. */
export function postgresAuthenticator(platform: Platform): TokenAuthenticator {
  const { clock, database } = platform
  const uses = new LastUses(platform)
  const homes = new TokenHomes(database.admission)
  const admit = createBatcher({
    maxBatch,
    run: (requests: AdmissionRequest[]) =>
      admitTokens(database.admission, requests, statementTime(clock)),
  })
  return {
    async authenticate(hash, caller) {
      const address = isIP(caller.address) === 0 ? null : caller.address
      const organizationId = await homes.find(hash)
      if (organizationId === undefined) return null
      const row = await admit({ organizationId, hash, address })
      if (!row) return null
      requireAlive(row, row.checked_at)
      requireAddress(row.address_allowed, caller)
      uses.note({
        ...caller,
        tokenId: row.id,
        organizationId: row.organization_id,
        at: row.checked_at,
      })
      return principalOf(row, ratesOf('token', limitsOf(row), row))
    },
    invalidate() {},
    [Symbol.asyncDispose]: () => uses[Symbol.asyncDispose](),
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { FailedAuthLimiter } from '../../operations/failed-auth-limiter.ts'
import { type Authenticate, authenticateByCredential, nilId } from '../../operations/principal.ts'

/** The operator's key opens `/operator/v1`; it belongs to no organization and has no rate limit. */
export function operatorAuthenticator(operatorKey: string, clock: Clock): Authenticate {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(operatorKey)
  const limiter = new FailedAuthLimiter(clock)
  return authenticateByCredential(async (credential, { address }) => {
    if (!timingSafeEqual(digest(credential), expected)) throw limiter.recordFailure(address)
    return {
      kind: 'operator',
      id: nilId,
      name: 'operator',
      shownId: null,
      organizationId: nilId,
      plan: '',
      scopes: ['*'],
      expiresAt: null,
      rates: [],
    }
  })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { FailedAuthLimiter } from './failed-auth-limiter.ts'
import type { Admit } from './principal.ts'

const nil = '00000000-0000-0000-0000-000000000000'

/** The operator's key opens `/operator/v1`; it belongs to no organization and has no rate limit. */
export function operatorAdmission(operatorKey: string, clock: Clock): Admit {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(operatorKey)
  const limiter = new FailedAuthLimiter(clock)
  return async (credential, { address }) => {
    if (!timingSafeEqual(digest(credential), expected)) {
      limiter.recordFailure(address)
      throw limiter.refusalFor(address)
    }
    return {
      kind: 'operator',
      tokenId: nil,
      tokenName: 'operator',
      organizationId: nil,
      plan: '',
      scopes: ['*'],
      expiresAt: null,
      rate: null,
    }
  }
}

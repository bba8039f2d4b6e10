import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Guesses } from './guesses.ts'
import type { Admit } from './principal.ts'

const nil = '00000000-0000-0000-0000-000000000000'

/** The operator's key opens `/operator/v1`; it belongs to no organization and has no rate limit. */
export function operatorAdmission(operatorKey: string, clock: Clock): Admit {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(operatorKey)
  const guesses = new Guesses(clock)
  return async (credential, { address }) => {
    if (!timingSafeEqual(digest(credential), expected)) throw guesses.refusalOf(address)
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

import { createHash, timingSafeEqual } from 'node:crypto'
import { type Admit, unauthorized } from './principal.ts'

const nil = '00000000-0000-0000-0000-000000000000'

/** The operator's key opens `/operator/v1`; it belongs to no organization and has no rate limit. */
export function operatorAdmission(operatorKey: string): Admit {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const expected = digest(operatorKey)
  return async (credential) => {
    if (!timingSafeEqual(digest(credential), expected)) throw unauthorized('invalid_token')
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

import { ApiError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/operations/caller.ts'
import { type Principal, unauthorized } from '../../platform/operations/principal.ts'
import type { PlanRates } from '../../platform/rates/limits.ts'
import type { Rate } from '../../platform/rates/rates.ts'
import { TokenId } from './ids.ts'

/** Finds tokens and counts their requests: in memory for one process, in the database for many nodes. */
export interface TokenAuthenticator extends AsyncDisposable {
  /**
   * Null when no token has this hash.
   *
   * @throws ApiError 401 for a token that is revoked or expired, 403 for one that is not allowed from there
   */
  authenticate(hash: Buffer, caller: Caller): Promise<Principal | null>
  /** To be called when a token, a plan or an organization has changed. */
  invalidate(): void
}

/** What authentication reads of a token, its organization and its plan. */
export interface TokenRecord extends PlanRates {
  id: string
  name: string
  organization_id: string
  plan: string
  scopes: string[]
  expires_at: Date | null
  revoked_at: Date | null
}

export function requireAlive({ revoked_at, expires_at }: TokenRecord, now: Date): void {
  if (revoked_at) throw unauthorized('revoked_token')
  if (expires_at && expires_at <= now) throw unauthorized('expired_token')
}

export function requireAddress(isAllowed: boolean, { address }: Caller): void {
  if (isAllowed) return
  throw new ApiError('address_not_allowed', `The token may not be used from ${address}.`)
}

export const principalOf = (token: TokenRecord, rates: readonly Rate[]): Principal => ({
  kind: 'token',
  id: token.id,
  name: token.name,
  shownId: TokenId.show(token.id),
  organizationId: token.organization_id,
  plan: token.plan,
  scopes: token.scopes,
  expiresAt: token.expires_at,
  rates,
})

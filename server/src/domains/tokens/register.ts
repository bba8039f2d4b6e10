import { ApiError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/operations/caller.ts'
import {
  type Principal,
  type RateState,
  unauthorized,
} from '../../platform/operations/principal.ts'
import { TokenId } from './ids.ts'
import type { RateLimit } from './rate.ts'

/** What knows the tokens: one for a process that owns its database, one for many nodes on one. */
export interface Register extends AsyncDisposable {
  /** Null for a value that no token has; a 401 or 403 for one that may not be used now or from there. */
  admit(hash: Buffer, caller: Caller): Promise<Principal | null>
  /** A token, a plan or an organization changed. */
  forget(): void
}

/** A token as a register knows it. */
export interface Entry {
  id: string
  name: string
  organization_id: string
  plan: string
  scopes: string[]
  expires_at: Date | null
  revoked_at: Date | null
  requests_per_minute: number | null
  burst: number | null
}

export function requireAlive({ revoked_at, expires_at }: Entry, now: Date): void {
  if (revoked_at) throw unauthorized('revoked_token')
  if (expires_at && expires_at <= now) throw unauthorized('expired_token')
}

export function requireAddress(isAllowed: boolean, { address }: Caller): void {
  if (isAllowed) return
  throw new ApiError('address_not_allowed', `The token may not be used from ${address}.`)
}

/** Null when the plan sets none. */
export const limitOf = ({ requests_per_minute, burst }: Entry): RateLimit | null =>
  requests_per_minute === null || burst === null
    ? null
    : { requestsPerMinute: requests_per_minute, burst }

export const principalOf = (
  entry: Entry,
  rate: RateState | null,
  uncount?: () => Promise<RateState>,
): Principal => ({
  kind: 'token',
  id: entry.id,
  name: entry.name,
  shownId: TokenId.show(entry.id),
  organizationId: entry.organization_id,
  plan: entry.plan,
  scopes: entry.scopes,
  expiresAt: entry.expires_at,
  rate,
  ...(rate?.admitted && uncount && { uncount }),
})

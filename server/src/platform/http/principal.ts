import { ApiError } from '../errors.ts'
import type { Scope } from './scopes.ts'

/** Who sends the request: a token of one organization, or the operator of the installation. */
export interface Principal {
  kind: 'token' | 'operator'
  tokenId: string
  tokenName: string
  organizationId: string
  plan: string
  scopes: readonly string[]
  expiresAt: Date | null
  /** The token's rate limit after this request; null when the plan has none. */
  rate: RateState | null
}

export interface RateState {
  limit: number
  remaining: number
  /** Whole seconds until the full burst is available again. */
  resetSeconds: number
  /** Whole seconds after which one more request is admitted; 0 when it would be now. */
  retryAfterSeconds: number
  admitted: boolean
}

/** Is the token alive, and has it room for one more request? Throws a 401 otherwise. */
export type Admit = (credential: string) => Promise<Principal>

/** The credential of a request, from either header; both are allowed when they agree. */
export function readCredential(headers: Record<string, string | string[] | undefined>): string {
  const bearer = /^Bearer +(\S+)$/i.exec(String(headers['authorization'] ?? ''))?.[1]
  const key = headers['x-api-key']
  const given = [bearer, typeof key === 'string' ? key : undefined].filter((value) => value)
  const [credential] = given
  if (credential === undefined) {
    if (headers['authorization'] || headers['x-api-key']) throw unauthorized('invalid_token')
    throw unauthorized('missing_token')
  }
  if (given.some((value) => value !== credential)) {
    throw unauthorized('invalid_token', 'Authorization and X-API-Key carry different tokens.')
  }
  return credential
}

export const unauthorized = (
  code: 'missing_token' | 'invalid_token' | 'expired_token' | 'revoked_token',
  message?: string,
): ApiError => new ApiError(code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export function requireScope(principal: Principal, scope: Scope | null): void {
  if (scope === null || principal.scopes.includes('*') || principal.scopes.includes(scope)) return
  throw new ApiError('insufficient_scope', `This needs a token with the scope ${scope}.`)
}

/** The largest integer of a structured field (RFC 9651): how the headers say that there is no limit. */
const noLimit = 999_999_999_999_999

/** RateLimit fields, draft-ietf-httpapi-ratelimit-headers-10. */
export function rateHeaders(rate: RateState | null): Record<string, string> {
  const { limit, remaining, resetSeconds } = rate ?? {
    limit: noLimit,
    remaining: noLimit,
    resetSeconds: 0,
  }
  return {
    'RateLimit-Policy': `"token";q=${limit};w=60`,
    RateLimit: `"token";r=${remaining};t=${resetSeconds}`,
  }
}

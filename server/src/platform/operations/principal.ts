import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { ApiError } from '../errors.ts'
import type { RateStatus } from '../rates/rates.ts'

/** Sender of a request: a token of one organization, its member at the dashboard, or the operator. */
export interface Principal {
  kind: 'token' | 'operator' | 'member'
  /** Id of the token or the person; nil for the operator. */
  id: string
  name: string
  /** Id in the audit log: of the token or the membership; null for the operator. */
  shownId: string | null
  /** Id of the organization; nil for the operator, and for a person who belongs to no organization yet. */
  organizationId: string
  plan: string
  scopes: readonly string[]
  expiresAt: Date | null
  /** Rate limits, after this request; empty if the plan sets none. */
  rates: readonly RateStatus[]
  /** Person of a member. */
  person?: SignedIn
}

export interface SignedIn {
  id: string
  email: string
  sessionId: string
  /** Id of the membership; null for a person who belongs to no organization yet. */
  memberId: string | null
  role: string | null
}

/** Authenticates a request. Throws a 401, a 403, or a 429 for an address that guesses credentials. */
export type Authenticate = (request: FastifyRequest) => Promise<Principal>

export const nilId = '00000000-0000-0000-0000-000000000000'

export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new Error('an operation ran without authentication')
  return request.principal
}

/** Checks that a token is valid, can be used from this address, and is within its rate limit. */
export type Admit = (credential: string, caller: RequestOrigin) => Promise<Principal>

export const authenticateByCredential =
  (admit: Admit): Authenticate =>
  (request) =>
    admit(readCredential(request.headers), callerOf(request))

/** Returns the credential of a request, from either header; both are allowed if they agree. */
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
    throw unauthorized('invalid_token', 'Authorization and X-API-Key contain different tokens.')
  }
  return credential
}

export const unauthorized = (
  code: 'missing_token' | 'invalid_token' | 'expired_token' | 'revoked_token',
  message?: string,
): ApiError => new ApiError(code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export const hasScope = ({ scopes }: Pick<Principal, 'scopes'>, scope: string): boolean =>
  scopes.includes('*') || scopes.includes(scope)

export function requireScope(
  principal: Pick<Principal, 'kind' | 'scopes'>,
  scope: string | null,
): void {
  if (scope === null || hasScope(principal, scope)) return
  if (principal.kind === 'member') throw new ApiError('insufficient_role')
  throw new ApiError('insufficient_scope', `This needs a token with the scope ${scope}.`)
}

/**
 * Checks the scopes for an operation that exports or changes data of other resources.
 *
 * @throws ApiError 403 that names the first missing scope
 */
export function requireScopes(
  principal: Pick<Principal, 'kind' | 'scopes'>,
  scopes: readonly string[],
): void {
  for (const scope of scopes) requireScope(principal, scope)
}

/**
 * Returns the RateLimit fields (draft-ietf-httpapi-ratelimit-headers-10): an item for each limit, empty without one.
 */
export function rateHeaders(rates: readonly RateStatus[]): Record<string, string> {
  if (rates.length === 0) return {}
  return {
    'RateLimit-Policy': rates.map(({ name, limit }) => `"${name}";q=${limit};w=60`).join(', '),
    RateLimit: rates
      .map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`)
      .join(', '),
  }
}

const senders = { token: 'this token', person: 'you', organization: 'your organization' }

/**
 * Checks the rate limits.
 *
 * @throws ApiError `rate_limited` if the request exceeds a limit.
 */
export function requireRate(rates: readonly RateStatus[]): void {
  const refusals = rates.filter(({ admitted }) => !admitted)
  const [{ name, limit } = {}] = refusals
  if (!name) return
  const seconds = Math.max(...refusals.map(({ retryAfterSeconds }) => retryAfterSeconds))
  throw new ApiError(
    'rate_limited',
    `The limit of ${limit} requests a minute for ${senders[name]} is reached. Retry in ${seconds} s.`,
    { headers: { 'Retry-After': String(seconds) } },
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    principal?: Principal
  }
}

/** Origin of a request, as this server sees it behind the proxies that it trusts. */
export interface RequestOrigin {
  /** Address; IPv4 is never IPv4-mapped. Not an address if a trusted proxy sends something else. */
  address: string
  userAgent: string | null
}

const maxUserAgent = 300

export const callerOf = ({ ip, headers }: FastifyRequest): RequestOrigin => ({
  address: plainAddress(ip),
  userAgent: headers['user-agent']?.slice(0, maxUserAgent) || null,
})

/**
 * Returns the plain form of an address. A dual-stack socket shows IPv4 as `::ffff:192.0.2.1`, and link-local addresses
 * with their zone.
 */
export function plainAddress(text: string): string {
  const [address = ''] = text.split('%')
  const inner = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(inner) === 0 ? text : inner
}

/**
 * Returns the network for which attempts are counted. An IPv6 /64 is one network, because a person often has all of it.
 */
export const networkOf = (address: string): string =>
  isIPv6(address) ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString() : address

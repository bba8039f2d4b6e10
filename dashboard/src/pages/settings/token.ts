/** A token as lists show it. */
export interface Token {
  id: string
  name: string
  lastFour: string
  scopes: string[]
  createdBy: string
  createdAt: string
  allowedNetworks: string[]
  lastUsedAt: string | null
  lastUsed: { at: string; address: string; userAgent: string | null } | null
  expiresAt: string | null
  revokedAt: string | null
}

export interface IssuedToken extends Token {
  token: string
}

export const tokensPath = '/session/tokens'

const soonMs = 7 * 86_400_000

export function statusOf({ revokedAt, expiresAt }: Token, now: Date): string {
  if (revokedAt) return 'revoked'
  const left = expiresAt ? new Date(expiresAt).getTime() - now.getTime() : Number.POSITIVE_INFINITY
  if (left <= 0) return 'expired'
  return left < soonMs ? 'expiring' : 'active'
}

/** The request that shows a newcomer that the token works. */
export const firstRequest = (token: string): string =>
  `curl ${location.origin}/v1/me \\\n  -H "Authorization: Bearer ${token}"`

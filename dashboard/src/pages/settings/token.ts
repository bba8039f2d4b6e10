import type { Token } from '@capstan/sdk'

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

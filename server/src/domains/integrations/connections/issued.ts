import type { Keyring } from '../../../platform/crypto/seal.ts'
import type { Tokens } from '../../../platform/oauth/oauth.ts'
import { openTokens, sealTokens } from './secrets.ts'
import type { ConnectionRow } from './store.ts'

const renewBeforeMs = 300_000

/** The columns that new tokens change. A provider that sends no other refresh token goes on with the one there is. */
export function issuedColumns(
  keyring: Keyring,
  row: ConnectionRow,
  { accessToken, refreshToken, expiresInSeconds, scopes }: Tokens,
  now: Date,
): Partial<ConnectionRow> {
  const kept = refreshToken ?? openTokens(keyring, row)?.refreshToken ?? null
  const lifetimeMs = expiresInSeconds === null ? null : expiresInSeconds * 1000
  const nowMs = now.getTime()
  return {
    tokens: sealTokens(keyring, row.id, { accessToken, refreshToken: kept }),
    scopes: [...(scopes ?? (row.scopes.length > 0 ? row.scopes : row.asked_scopes))],
    expires_at: lifetimeMs === null ? null : new Date(nowMs + lifetimeMs),
    // One that lives for a few minutes is renewed at the middle of its life.
    refresh_at:
      lifetimeMs === null
        ? null
        : new Date(nowMs + lifetimeMs - Math.min(renewBeforeMs, lifetimeMs / 2)),
    credential_version: row.credential_version + 1,
    refresh_lease_until: null,
    refresh_failures: 0,
    refresh_wait_until: null,
  }
}

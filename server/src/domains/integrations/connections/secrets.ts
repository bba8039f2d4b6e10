import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import type { Tokens } from '../../../platform/oauth/oauth.ts'
import type { Credentials } from './schema.ts'
import type { ConnectionRow } from './store.ts'

export const sealedColumns = {
  credentials: defineSealedColumn('connections', 'credentials'),
  tokens: defineSealedColumn('connections', 'tokens'),
  verifier: defineSealedColumn('connection_authorizations', 'verifier'),
}

/** Tokens that a provider issued. */
export interface IssuedTokens {
  accessToken: string
  refreshToken: string | null
}

export const sealCredentials = (keyring: Keyring, id: string, credentials: Credentials): Buffer =>
  keyring.column(sealedColumns.credentials).seal(id, JSON.stringify(credentials))

export const openCredentials = (
  keyring: Keyring,
  { id, credentials }: { id: string; credentials: Uint8Array | null },
): Credentials =>
  credentials === null
    ? {}
    : (JSON.parse(keyring.column(sealedColumns.credentials).open(id, credentials)) as Credentials)

export const sealTokens = (keyring: Keyring, id: string, tokens: IssuedTokens): Buffer =>
  keyring.column(sealedColumns.tokens).seal(id, JSON.stringify(tokens))

export const openTokens = (
  keyring: Keyring,
  { id, tokens }: { id: string; tokens: Uint8Array | null },
): IssuedTokens | null =>
  tokens === null
    ? null
    : (JSON.parse(keyring.column(sealedColumns.tokens).open(id, tokens)) as IssuedTokens)

export const sealVerifier = (keyring: Keyring, id: string, verifier: string): Buffer =>
  keyring.column(sealedColumns.verifier).seal(id, verifier)

export const openVerifier = (keyring: Keyring, id: string, sealed: Uint8Array): string =>
  keyring.column(sealedColumns.verifier).open(id, sealed)

const renewBeforeMs = 300_000

/** Returns the columns that new tokens change. Without a new refresh token, the existing one stays valid. */
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
    // A short-lived token is renewed after half of its life.
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

import type { Keyring } from '../../../platform/crypto/seal.ts'
import { defineSealedColumn } from '../../../platform/crypto/sealed-column.ts'
import type { Credentials } from './schema.ts'

export const sealedColumns = {
  credentials: defineSealedColumn('connections', 'credentials'),
  tokens: defineSealedColumn('connections', 'tokens'),
  verifier: defineSealedColumn('connection_authorizations', 'verifier'),
}

/** What a provider issued. */
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

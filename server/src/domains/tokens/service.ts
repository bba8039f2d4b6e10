import type { Db } from '../../platform/db/database.ts'
import { ApiError, requireFound } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { defineSweep } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Work } from '../../platform/work.ts'
import {
  type IssuedToken,
  type NewToken,
  presentToken,
  type Token,
  tokenExpiring,
  tokenRevoked,
  tokenRotated,
} from './schema.ts'
import {
  claimExpiryNotice,
  findToken,
  insertToken,
  listExpired,
  listExpiring,
  listLivingTokens,
  replaceHash,
  type TokenRow,
  updateToken,
} from './store.ts'
import { canonicalNetwork, createToken, hashToken } from './token.ts'

/** Who is shown the value of a token, which is in one answer only. */
export interface TokenIssuer {
  name: string
  /** Absent where no person is. */
  person?: { id: string } | undefined
}

export async function issueToken(
  work: Work,
  input: NewToken,
  issuer: TokenIssuer,
): Promise<IssuedToken> {
  const expiresAt = input.expiresAt ? new Date(input.expiresAt) : null
  if (expiresAt && expiresAt <= work.now) {
    throw new ApiError('validation_error', 'expiresAt must be in the future.', {
      field: 'expiresAt',
    })
  }
  const token = createToken()
  const row = await insertToken(work.db, {
    organization_id: work.organizationId,
    id: newId(),
    name: input.name,
    hash: hashToken(token),
    last_four: token.slice(-4),
    scopes: [...input.scopes],
    allowed_networks: readNetworks(input.allowedNetworks ?? []),
    created_by: issuer.name,
    shown_to: issuer.person?.id ?? null,
    created_at: work.now,
    expires_at: expiresAt,
  })
  return { ...presentToken(row), token }
}

function readNetworks(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const network = canonicalNetwork(text)
    if (network === text) return network
    const field = `allowedNetworks.${index}`
    const expected = network ?? 'an address or a network such as 203.0.113.0/24'
    throw new ApiError('validation_error', `${field} must be ${expected}.`, { field })
  })
}

/** Gives the token a new value under the same id. The old value works on for `overlapHours`. */
export async function rotateToken(
  work: Work,
  id: string,
  { overlapHours, issuer }: { overlapHours: number; issuer: TokenIssuer },
): Promise<IssuedToken> {
  const row = await getToken(work, id)
  if (row.revoked_at) throw new ApiError('invalid_transition', 'A revoked token cannot be rotated.')
  if (row.expires_at && row.expires_at <= work.now) {
    throw new ApiError('invalid_transition', 'An expired token cannot be rotated; issue another.')
  }
  const token = createToken()
  const change = {
    hash: hashToken(token),
    last_four: token.slice(-4),
    shown_to: issuer.person?.id ?? null,
    previous_hash: overlapHours > 0 ? row.hash : null,
    previous_until:
      overlapHours > 0 ? new Date(work.now.getTime() + overlapHours * 3_600_000) : null,
  }
  const shown = presentToken(await replaceHash(work.db, row, change))
  await work.emit(tokenRotated, shown)
  return { ...shown, token }
}

/** Gives a token that lives for a short time another value, and more time. The old value ends. */
export async function renewToken(
  work: Work,
  id: string,
  expiresAt: Date,
): Promise<{ token: string; scopes: readonly string[] }> {
  const row = await getToken(work, id)
  const token = createToken()
  await replaceHash(work.db, row, {
    hash: hashToken(token),
    last_four: token.slice(-4),
    shown_to: null,
    previous_hash: null,
    previous_until: null,
    expires_at: expiresAt,
    expiry_done_at: null,
  })
  return { token, scopes: row.scopes }
}

export async function revokeToken(work: Work, id: string): Promise<void> {
  const row = await getToken(work, id)
  if (row.revoked_at) return
  const revoked = await updateToken(work.db, work.organizationId, id, { revoked_at: work.now })
  await work.emit(tokenRevoked, presentToken(revoked))
  await work.recordLoss({ kind: 'token', id })
}

async function getToken(work: Work, id: string): Promise<TokenRow> {
  const row = requireFound(await findToken(work.db, work.organizationId, id))
  return row
}

/** Tokens that still work and whose value the person was shown, the newest first. */
export async function listTokensKnownTo(
  { db, organizationId, now }: Pick<Work, 'organizationId' | 'now'> & { db: Db },
  personId: string,
): Promise<Token[]> {
  return (await listLivingTokens(db, organizationId, { personId, now })).map(presentToken)
}

export async function revokeTokensKnownTo(work: Work, personId: string): Promise<void> {
  const { db, organizationId, now } = work
  const rows = await listLivingTokens(db, organizationId, { personId, now })
  for (const { id } of rows) await revokeToken(work, id)
}

export const expiryJob = defineSweep('tokens.tell_expiry', '23 * * * *')

const withinMs = 7 * 86_400_000
const batchTokens = 200

/** Stops what tokens had saved that have expired; true if there were any. */
export async function endExpired({
  database,
  clock,
  transact,
}: Pick<Platform, 'database' | 'clock' | 'transact'>): Promise<boolean> {
  const expired = await listExpired(database.db, clock.now(), batchTokens)
  for (const { organization_id: organizationId, id } of expired) {
    await transact(organizationId, { kind: 'system' }, async (work) => {
      await updateToken(work.db, organizationId, id, { expiry_done_at: work.now })
      await work.recordLoss({ kind: 'token', id })
    })
  }
  return expired.length > 0
}

/** Emits an event for each token that expires within seven days, once. */
export async function tellExpiries({
  database,
  clock,
  transact,
}: Pick<Platform, 'database' | 'clock' | 'transact'>): Promise<void> {
  for (let more = true; more; ) {
    const window = { now: clock.now(), withinMs }
    const expiring = await listExpiring(database.db, window, batchTokens)
    for (const { organization_id: organizationId, id } of expiring) {
      await transact(organizationId, { kind: 'system' }, async (work) => {
        const row = await claimExpiryNotice(work.db, organizationId, id, work.now)
        if (row) await work.emit(tokenExpiring, presentToken(row))
      })
    }
    more = expiring.length === batchTokens
  }
}

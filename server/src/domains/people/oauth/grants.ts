import { createHash } from 'node:crypto'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import type { Catalogue } from '../../../platform/domain.ts'
import { newId } from '../../../platform/ids.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import { hasScope } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { LossListener, Work } from '../../../platform/work.ts'
import { findToken, issueToken, renewToken, revokeToken, TokenId } from '../../tokens/index.ts'
import { findMember } from '../store.ts'
import {
  deleteGrant,
  findGrant,
  findGrantOfToken,
  insertGrant,
  listExpiredGrants,
  listGrantsOfMember,
  type OAuthGrantRow,
  replaceSecret,
} from './grant-store.ts'
import { OAuthRefusal } from './refusal.ts'
import { type GrantSecret, newSecret } from './secret.ts'

const codeMs = 120_000
export const accessSeconds = 3_600
/** Without a refresh the grant ends, and its token with it. */
const idleMs = 30 * 86_400_000

/** The roles that decide the permissions of members, and the cache of tokens. */
export type GrantContext = Pick<Catalogue, 'roles'> & Pick<Platform, 'principals'>

/** Data bound to a code. The client that exchanges the code has to send all of it again. */
export interface CodeBinding {
  clientId: string
  redirectUri: string
  /** SHA-256 of the verifier, in base64url. */
  challenge: string
}

const bindingHash = ({ clientId, redirectUri, challenge }: CodeBinding): Buffer =>
  hashSecret(JSON.stringify([clientId, redirectUri, challenge]))

export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/**
 * Allows a client what its person has chosen; returns the code. The token exists from now on, without a value that
 * anybody knows, so that a limit of the plan is told to the person. It takes the place of an earlier one of this client.
 */
export async function allowClient(
  work: Work,
  context: GrantContext,
  member: { id: string; name: string },
  { name, scopes, ...bound }: CodeBinding & { name: string; scopes: readonly string[] },
): Promise<{ code: string; tokenId: string }> {
  const { db, organizationId, now } = work
  const clientHash = hashSecret(bound.clientId)
  for (const earlier of await listGrantsOfMember(db, organizationId, member.id)) {
    if (clientHash.equals(earlier.client_hash)) await endGrant(work, context, earlier)
  }
  const expiresAt = new Date(now.getTime() + codeMs)
  const token = await issueToken(
    work,
    { name, scopes: [...scopes], expiresAt: expiresAt.toISOString() },
    { name: member.name },
  )
  const id = newId()
  const { text: code, hash } = newSecret(organizationId, id)
  const tokenId = TokenId.read(token.id) ?? ''
  await insertGrant(db, {
    organization_id: organizationId,
    id,
    member_id: member.id,
    token_id: tokenId,
    client_hash: clientHash,
    secret_hash: hash,
    code_binding: bindingHash(bound),
    created_at: now,
    expires_at: expiresAt,
  })
  return { code, tokenId }
}

export interface GrantTokens {
  token: string
  refreshToken: string
  scopes: readonly string[]
}

type Refused = { refused: OAuthRefusal }

/** Exchanges a code. One that was used before, or comes with another binding, ends the grant: somebody has stolen it. */
export async function exchangeCode(
  work: Work,
  context: GrantContext,
  secret: GrantSecret,
  bound: CodeBinding,
): Promise<GrantTokens | Refused> {
  const grant = await findGrant(work.db, work.organizationId, secret.grantId)
  if (!grant) return invalid('The code is not known, or was used before.')
  const isBound = grant.code_binding && bindingHash(bound).equals(grant.code_binding)
  if (!isBound) {
    await endGrant(work, context, grant)
    return invalid('The code was used before, or is for another client, redirect_uri or verifier.')
  }
  return renew(work, context, grant, secret)
}

/** Changes a refresh token for a new one. One that was used before ends the grant (RFC 9700, section 4.14.2). */
export async function refreshAccess(
  work: Work,
  context: GrantContext,
  secret: GrantSecret,
  clientId: string,
): Promise<GrantTokens | Refused> {
  const grant = await findGrant(work.db, work.organizationId, secret.grantId)
  if (!grant) return invalid('The refresh token is not known, or its access was revoked.')
  if (grant.code_binding || !hashSecret(clientId).equals(grant.client_hash)) {
    return invalid('The refresh token is for another client.')
  }
  return renew(work, context, grant, secret)
}

async function renew(
  work: Work,
  context: GrantContext,
  grant: OAuthGrantRow,
  { hash }: GrantSecret,
): Promise<GrantTokens | Refused> {
  const { db, organizationId, now } = work
  if (grant.expires_at <= now) return invalid('It has expired. Ask the person again.')
  const next = newSecret(organizationId, grant.id)
  const isCurrent = hash.equals(grant.secret_hash)
  const change = { secret_hash: next.hash, expires_at: new Date(now.getTime() + idleMs) }
  const hasRights = isCurrent && (await hasStill(work, context, grant))
  if (!hasRights || !(await replaceSecret(db, grant, change))) {
    await endGrant(work, context, grant)
    return invalid('It was used before, or the person no longer has these rights.')
  }
  work.afterCommit(context.principals.invalidate)
  const expiresAt = new Date(now.getTime() + accessSeconds * 1000)
  const token = await renewToken(work, grant.token_id, expiresAt)
  return { ...token, refreshToken: next.text }
}

const invalid = (message: string): Refused => ({
  refused: new OAuthRefusal('invalid_grant', message),
})

/** Whether the member is there, with every scope of the token. */
async function hasStill(
  { db, organizationId }: Work,
  { roles }: GrantContext,
  { member_id, token_id }: OAuthGrantRow,
): Promise<boolean> {
  const member = await findMember(db, organizationId, member_id)
  const token = await findToken(db, organizationId, token_id)
  const scopes = roles.get(member?.role ?? '') ?? []
  if (!token || token.revoked_at) return false
  return token.scopes.every((scope) => hasScope({ scopes }, scope))
}

/** Revokes the token of a grant, and deletes the grant. */
export async function endGrant(
  work: Work,
  { principals }: GrantContext,
  { id, token_id }: Pick<OAuthGrantRow, 'id' | 'token_id'>,
): Promise<void> {
  work.afterCommit(principals.invalidate)
  await deleteGrant(work.db, work.organizationId, id)
  if (await findToken(work.db, work.organizationId, token_id)) await revokeToken(work, token_id)
}

/** A grant ends with its token, and with the rights of its member. An expired token is renewed. */
export const endLostGrants =
  (context: GrantContext): LossListener =>
  async (work, { kind, id }) => {
    const { db, organizationId } = work
    if (kind === 'token') {
      const grant = await findGrantOfToken(db, organizationId, id)
      if (grant && (await findToken(db, organizationId, id))?.revoked_at) {
        await deleteGrant(db, organizationId, grant.id)
      }
      return
    }
    for (const grant of await listGrantsOfMember(db, organizationId, id)) {
      if (!(await hasStill(work, context, grant))) await endGrant(work, context, grant)
    }
  }

export const expiryJob = defineSweep('people.end_grants', '41 * * * *')

const batchGrants = 200

/** Ends grants that nobody has used for 30 days, and codes that nobody exchanged. */
export async function endExpiredGrants(
  { database, clock, transact }: Pick<Platform, 'database' | 'clock' | 'transact'>,
  context: GrantContext,
): Promise<void> {
  for (let more = true; more; ) {
    const expired = await listExpiredGrants(database.db, clock.now(), batchGrants)
    for (const grant of expired) {
      await transact(grant.organization_id, { kind: 'system' }, (work) =>
        endGrant(work, context, grant),
      )
    }
    more = expired.length === batchGrants
  }
}

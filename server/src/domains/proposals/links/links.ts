import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import type { Db } from '../../../platform/db/database.ts'
import { newId, OrganizationId } from '../../../platform/ids.ts'
import type { PublicUrl } from '../../../platform/links.ts'
import { nilId } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { isOpen } from '../states.ts'
import {
  endLinksAt,
  findLinkByHash,
  insertLink,
  insertLinkBeside,
  type LinkAndProposal,
  type ProposalLinkRow,
  revokeLinksOf,
} from './store.ts'

const dayMs = 86_400_000

/** Days that a link works after the proposal ended, if the settings give no other number. */
const linkDays = 30

interface Holder {
  proposalId: string
  recipientId: string
}

export const linkUrl = (publicUrl: Pick<PublicUrl, 'get'>, token: string): string =>
  `${publicUrl.get()}/p/${token}`

/**
 * Makes a link for a recipient. Only the return value contains the token. Each mail has a link of its own, because
 * earlier tokens are not stored and a client may return to any mail. All links work until they are revoked together.
 */
export const issueLink = (work: Work, holder: Holder): string => issueBy(insertLink, work, holder)

/** Makes another link if the recipient has a working one. Otherwise the token opens nothing. */
export const issueLinkBeside = (work: Work, holder: Holder): string =>
  issueBy(insertLinkBeside, work, holder)

function issueBy(
  insert: typeof insertLinkBeside,
  work: Work,
  { proposalId, recipientId }: Holder,
): string {
  const { token, hash } = createLinkToken(work.organizationId)
  insert(work, {
    ...{ organization_id: work.organizationId, token_hash: hash, id: newId() },
    ...{ proposal_id: proposalId, recipient_id: recipientId, created_at: work.now },
  })
  return token
}

/** Revokes a recipient's links and makes a new one. */
export function rotateLinks(work: Work, holder: Holder): string {
  revokeLinks(work, holder)
  return issueLink(work, holder)
}

/** Revokes all links of a recipient when the transaction commits. */
export const revokeLinks = (work: Work, holder: Holder): void =>
  revokeLinksOf(work, work.organizationId, holder, work.now)

/** Sets when the links end. Call it whenever a proposal ends, for any reason. */
export const endLinks = (work: Work, proposalId: string, endedAt: Date): void =>
  endLinksAt(work, work.organizationId, proposalId, new Date(endedAt.getTime() + linkDays * dayMs))

/**
 * Finds the link of a token, or null. An unknown, malformed, revoked or expired token takes the same statement as a
 * working one, so they cannot be told apart.
 */
export async function findLink(db: Db, token: string, now: Date): Promise<ProposalLinkRow | null> {
  const { organizationId, hash } = readLinkToken(token)
  const row = await findLinkByHash(db, organizationId, hash)
  return row && isAlive(row, now) ? row : null
}

/**
 * The last part of a recipient's link: 26 characters that lead to the organization and are not secret, and 256 random
 * bits in base62. Only the SHA-256 of the bits' 43 characters is stored.
 */
interface LinkToken {
  token: string
  hash: Buffer
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretBytes = 32
const secretCharacters = 43
const prefix = `${OrganizationId.prefix}_`
const form = /^([0-7][0-9a-hjkmnp-tv-z]{25})([0-9A-Za-z]{43})$/

export function createLinkToken(organizationId: string): LinkToken {
  const secret = base62(randomBytes(secretBytes))
  const token = OrganizationId.show(organizationId).slice(prefix.length) + secret
  return { token, hash: hashSecret(secret) }
}

function base62(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let i = 0; i < secretCharacters; i++) {
    text = digits.charAt(Number(value % 62n)) + text
    value /= 62n
  }
  return text
}

/**
 * Reads the organization and the hash to look up. A text that is not a token leads to an organization that does not
 * exist.
 */
export function readLinkToken(text: string): { organizationId: string; hash: Buffer } {
  const [, organization, secret] = form.exec(text) ?? []
  const organizationId = organization && OrganizationId.read(prefix + organization)
  return { organizationId: organizationId || nilId, hash: hashSecret(secret ?? text) }
}

/**
 * Returns true if a link works now. It also covers a proposal that no job has expired yet, and a link made after the
 * end.
 */
export function isAlive(
  row: Pick<
    LinkAndProposal,
    'revoked_at' | 'expires_at' | 'status' | 'transitions' | 'proposal_expires_at'
  >,
  now: Date,
): boolean {
  const { revoked_at, expires_at, status, transitions, proposal_expires_at } = row
  if (revoked_at !== null || status === 'draft') return false
  if (expires_at !== null) return now < expires_at
  const ended = isOpen(status)
    ? proposal_expires_at?.getTime()
    : Date.parse(transitions[status] ?? '')
  return ended === undefined || now.getTime() < ended + linkDays * dayMs
}

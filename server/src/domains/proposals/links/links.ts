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

/** How long a link shows what came of a proposal after its end, where the settings say nothing else. */
const linkDays = 30

interface Holder {
  proposalId: string
  recipientId: string
}

export const linkUrl = (publicUrl: Pick<PublicUrl, 'get'>, token: string): string =>
  `${publicUrl.get()}/p/${token}`

/**
 * Makes a link for a recipient; the token is in the answer alone. Each mail carries one of its own, because none
 * that was made earlier can be shown again, and a client may come back to any of the mails: those live on until
 * they are revoked together.
 */
export const issueLink = (work: Work, holder: Holder): string => issueBy(insertLink, work, holder)

/** One more, if the recipient has one that lives; of who has none, the token opens nothing. */
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

/** Ends what a recipient has, and makes another one. */
export function rotateLinks(work: Work, holder: Holder): string {
  revokeLinks(work, holder)
  return issueLink(work, holder)
}

/** Ends all links of a recipient, from the commit on. */
export const revokeLinks = (work: Work, holder: Holder): void =>
  revokeLinksOf(work, work.organizationId, holder, work.now)

/** To be called when a proposal ends, whatever its end: its links live so much longer. */
export const endLinks = (work: Work, proposalId: string, endedAt: Date, days = linkDays): void =>
  endLinksAt(work, work.organizationId, proposalId, new Date(endedAt.getTime() + days * dayMs))

/**
 * The link of a token, or null. One that is unknown, malformed, revoked or over costs the same statement as one
 * that lives, and nothing tells them apart.
 */
export async function findLink(db: Db, token: string, now: Date): Promise<ProposalLinkRow | null> {
  const { organizationId, hash } = readLinkToken(token)
  const row = await findLinkByHash(db, organizationId, hash)
  return row && isAlive(row, now) ? row : null
}

/**
 * The last part of a recipient's link: 26 characters that lead to the organization and are no secret, and 256
 * random bits in base62. SHA-256 of the bits' 43 characters is all that is stored.
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

/** Where to look for the link; a text that is no token leads to an organization that is not there. */
export function readLinkToken(text: string): { organizationId: string; hash: Buffer } {
  const [, organization, secret] = form.exec(text) ?? []
  const organizationId = organization && OrganizationId.read(prefix + organization)
  return { organizationId: organizationId || nilId, hash: hashSecret(secret ?? text) }
}

/** Also where no job has noticed that the proposal is over, and for a link that was made after its end. */
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

import type { SignatureEvidence } from '../evidence/schema.ts'
import { RecipientId } from '../ids.ts'
import type { RecipientRow } from '../recipient-store.ts'

/** The person acting: the holder of a working link. */
export interface LinkIdentity {
  organizationId: string
  proposalId: string
  recipientId: string
  linkId: string
  /** True if a mailed code was entered for the link. */
  codeUsed: boolean
}

/** Origin of a request. */
export interface RequestFacts {
  /** IP address. */
  address: string | null
  userAgent: string | null
  requestId: string
}

const maxUserAgent = 500

/** Builds the evidence of a recipient who signs on the page. */
export const evidenceOfLink = (
  recipient: RecipientRow,
  { linkId, codeUsed }: Pick<LinkIdentity, 'linkId' | 'codeUsed'>,
  { address, userAgent, requestId }: RequestFacts,
  given: Pick<SignatureEvidence, 'at' | 'name' | 'signature' | 'consent'>,
): SignatureEvidence => ({
  recipientId: RecipientId.show(recipient.id),
  role: 'signer',
  source: 'recipient',
  ...given,
  address,
  userAgent: userAgent?.slice(0, maxUserAgent) ?? null,
  mailedTo: recipient.email,
  codeUsed,
  linkId,
  requestId,
  sentAt: recipient.transitions.sent ?? null,
  viewedAt: recipient.transitions.viewed ?? null,
  recorded: null,
})

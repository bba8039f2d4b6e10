import type { Work } from '../../../platform/work.ts'
import { keepBlob, sha256Of } from '../blobs/blob.ts'
import type { ProposalDocument } from '../document.ts'
import { isOverdue } from '../ending/expire.ts'
import { endLinks } from '../links/links.ts'
import { withdrawMails } from '../mails/store.ts'
import { type RecipientRow, unsigned, updateRecipient } from '../recipient-store.ts'
import { lockProposal, type ProposalColumns, type ProposalRow, updateProposal } from '../store.ts'
import { announce } from './announce.ts'
import type { SigningDependencies } from './dependencies.ts'
import { addToBase } from './knowledge.ts'
import { evidenceOf, type MadeChoice, type SealedDocument, seal } from './sealed-document.ts'
import { insertSignature, noteMissingTimestamp, type SignatureRow } from './signature-store.ts'
import type { SigningState } from './state.ts'

/** Slow work, done before the transaction. It is valid for one version of the proposal, for a minute. */
export interface PreparedSigning {
  /** The state that this was prepared from. */
  state: SigningState
  at: Date
  choice: MadeChoice
  added: readonly SignatureRow[]
  /** The PDF as it was sent, if it was not stored yet. */
  sent: Buffer | null
  /** Null while other signatures are missing. */
  sealed: SealedDocument | null
}

const maxAgeMs = 60_000
const pdf = 'application/pdf'

interface Signing {
  at: Date
  document: ProposalDocument
  choice: MadeChoice
  added: readonly SignatureRow[]
}

/** Renders and seals the document if these signatures are the last ones. */
export async function prepareSigning(
  handles: SigningDependencies,
  organizationId: string,
  before: SigningState,
  { at, document, choice, added }: Signing,
): Promise<PreparedSigning> {
  const { row } = before
  const createdAt = new Date(row.transitions.sent ?? at)
  const sent = row.sent_sha256
    ? null
    : Buffer.from(await handles.render(organizationId, document, { createdAt, isUrgent: true }))
  const sentSha256 = row.sent_sha256 ?? (sent && sha256Of(sent))
  const state = { ...before, row: { ...row, sent_sha256: sentSha256 } }
  const prepared = { state, at, choice, added, sent }
  const signing = new Set(added.map(({ recipient_id: id }) => id))
  if (!unsigned(state.recipients).every(({ id }) => signing.has(id))) {
    return { ...prepared, sealed: null }
  }
  const signatures = [...state.signatures, ...added]
  const evidence = evidenceOf(state, choice, signatures)
  const printed = { createdAt: at, evidence, isUrgent: true }
  const rendered = await handles.render(organizationId, choice.document, printed)
  const bytes = new Uint8Array(rendered)
  const sealed = await seal(handles, organizationId, bytes, { reason: 'accepted', time: at })
  return { ...prepared, sealed }
}

export interface CommittedSigning {
  row: ProposalRow
  recipients: RecipientRow[]
}

/**
 * Writes the prepared result: signatures, state, documents, the source in the base, events and mails, all or nothing.
 * Returns null if the proposal has changed since or too much time has passed.
 */
export async function commitSigning(
  handles: SigningDependencies,
  work: Work,
  { state, at, choice, added, sent, sealed }: PreparedSigning,
): Promise<CommittedSigning | null> {
  const { organizationId, now } = work
  const row = await lockProposal(work.db, organizationId, state.row.id)
  if (!row || row.version !== state.row.version || isOverdue(row, now)) return null
  if (now.getTime() - at.getTime() > maxAgeMs) return null
  for (const signature of added) insertSignature(work, organizationId, signature)
  const recipients = markSigned(work, state, added)
  if (sent) keepBlob(work, { mediaType: pdf, content: sent })
  const change: Partial<ProposalColumns> = {
    ...changeOf(row, choice, state.row.sent_sha256, now),
    ...(sealed && (await complete(work, row, sealed))),
  }
  const changed = updateProposal(work, organizationId, row, change)
  if (sealed) {
    endLinks(work, row.id, now)
    withdrawMails(work, organizationId, { proposalId: row.id })
  }
  return announce(handles, work, { row: changed, recipients, added })
}

function markSigned(
  work: Work,
  { recipients }: SigningState,
  added: readonly SignatureRow[],
): RecipientRow[] {
  const times = new Map(added.map((one) => [one.recipient_id, one.signed_at.toISOString()]))
  return recipients.map((recipient) => {
    const signed = times.get(recipient.id)
    if (!signed) return recipient
    const transitions = { ...recipient.transitions, signed }
    return updateRecipient(work, work.organizationId, recipient, { status: 'signed', transitions })
  })
}

/** Returns the new state. The first signature changes the status to `signing` and fixes the choice. */
const changeOf = (
  { transitions }: ProposalRow,
  { selection, totals }: MadeChoice,
  sentSha256: string | null,
  now: Date,
): Partial<ProposalColumns> => ({
  status: 'signing',
  choice: selection,
  totals,
  first_total: totals.firstTotal,
  sent_sha256: sentSha256,
  transitions: { signing: now.toISOString(), ...transitions },
  updated_at: now,
})

/** Completes the proposal. Without a countersigner, the document is also added to its base. */
async function complete(
  work: Work,
  row: ProposalRow,
  sealed: SealedDocument,
): Promise<Partial<ProposalColumns>> {
  const { organizationId, now } = work
  keepBlob(work, { mediaType: pdf, content: sealed.bytes })
  if (sealed.isUnstamped) noteMissingTimestamp(work, organizationId, row.id, now)
  const transitions = { ...row.transitions, accepted: now.toISOString() }
  return {
    status: 'accepted',
    sealed_sha256: sealed.sha256,
    transitions,
    ...(row.signing.countersign ? {} : { knowledge: await addToBase(work, row, sealed) }),
  }
}

import { ApiError, requireFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { keepBlob, readBlob } from '../blobs/blob.ts'
import { proposalCountersigned } from '../events.ts'
import type { SignatureEvidence } from '../evidence/schema.ts'
import { RecipientId } from '../ids.ts'
import { endLinks } from '../links/links.ts'
import { updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import { requireAct } from '../states.ts'
import { lockProposal, updateProposal } from '../store.ts'
import { announceCompletion } from './announce.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { RequestFacts } from './identity.ts'
import { addToBase } from './knowledge.ts'
import { changedMeanwhile } from './record-outside.ts'
import { type SealedDocument, seal } from './sealed-document.ts'
import { insertSignature, noteMissingTimestamp, type SignatureRow } from './signature-store.ts'
import { readState, type SigningState } from './state.ts'

export interface PreparedCountersigning {
  state: SigningState
  signature: SignatureRow
  sealed: SealedDocument
}

interface Countersigner {
  memberId: string
  name: string
  facts: RequestFacts
}

/**
 * Adds the second seal to the document, after the first one.
 *
 * @throws ApiError 404, 403 for a member who is not the countersigner, 409 by its status
 */
export async function prepareCountersigning(
  handles: SigningDependencies,
  organizationId: string,
  proposalId: string,
  { memberId, name, facts }: Countersigner,
): Promise<PreparedCountersigning> {
  const { db } = handles.database
  const state = await readState(db, organizationId, proposalId)
  const { row, recipients } = state
  requireAct(row.status, 'countersign')
  const recipient = recipients.find(
    ({ role, member_id: id }) => role === 'countersigner' && id === memberId,
  )
  if (!row.signing.countersign || !row.sealed_sha256) {
    const message = 'This proposal is complete. It needs no countersignature.'
    throw new ApiError('invalid_transition', message, { field: 'status' })
  }
  if (!recipient) {
    throw new ApiError(
      'insufficient_role',
      'Only the countersigner can do this, and that is another member.',
    )
  }
  const at = handles.clock.now()
  const pdf = new Uint8Array(await readBlob(db, organizationId, row.sealed_sha256))
  const sealed = await seal(handles, organizationId, pdf, { reason: 'countersigned', time: at })
  const evidence: SignatureEvidence = {
    recipientId: RecipientId.show(recipient.id),
    role: 'countersigner',
    source: 'member',
    at: at.toISOString(),
    name,
    signature: null,
    consent: null,
    ...facts,
    mailedTo: null,
    codeUsed: false,
    linkId: null,
    sentAt: recipient.transitions.sent ?? null,
    viewedAt: recipient.transitions.viewed ?? null,
    recorded: null,
  }
  const signature: SignatureRow = {
    recipient_id: recipient.id,
    proposal_id: proposalId,
    signed_at: at,
    source: 'member',
    signature: null,
    evidence,
    request_sha256: null,
  }
  return { state, signature, sealed }
}

/** Writes the prepared countersignature and completes the proposal. */
export async function countersign(
  handles: SigningDependencies,
  work: Work,
  { state, signature, sealed }: PreparedCountersigning,
): Promise<Proposal> {
  const { organizationId, now } = work
  const row = requireFound(await lockProposal(work.db, organizationId, state.row.id))
  requireAct(row.status, 'countersign')
  if (row.version !== state.row.version) throw changedMeanwhile()
  insertSignature(work, organizationId, signature)
  keepBlob(work, { mediaType: 'application/pdf', content: sealed.bytes })
  if (sealed.isUnstamped) noteMissingTimestamp(work, organizationId, row.id, now)
  const recipients = state.recipients.map((one) =>
    one.id === signature.recipient_id
      ? updateRecipient(work, organizationId, one, {
          status: 'signed',
          transitions: { ...one.transitions, signed: signature.signed_at.toISOString() },
        })
      : one,
  )
  const changed = updateProposal(work, organizationId, row, {
    status: 'countersigned',
    sealed_sha256: sealed.sha256,
    transitions: { ...row.transitions, countersigned: now.toISOString() },
    updated_at: now,
    knowledge: await addToBase(work, row, sealed),
  })
  endLinks(work, row.id, now)
  const recipient = recipients.find(({ id }) => id === signature.recipient_id)
  const proposal = presentProposal(changed, recipients)
  if (recipient) {
    await work.emit(proposalCountersigned, { ...proposal, recipient: presentRecipient(recipient) })
  }
  const isManual = state.signatures.some(({ source }) => source === 'manual')
  const source = isManual ? 'manual' : 'recipient'
  await announceCompletion(handles, work, { row: changed, recipients, source })
  return proposal
}

import { ApiError, unavailable } from '../../../platform/errors.ts'
import type { SignatureEvidence } from '../evidence/schema.ts'
import { RecipientId } from '../ids.ts'
import { type RecipientRow, unsigned } from '../recipient-store.ts'
import { requireAct } from '../states.ts'
import { type PreparedSigning, prepareSigning } from './commit.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { RecordedAcceptance } from './schema.ts'
import { makeChoice } from './sealed-document.ts'
import type { SignatureRow } from './signature-store.ts'
import { readDocument, readState, refuseOver } from './state.ts'

/**
 * Prepares the signatures of an agreement made elsewhere, for all who have not signed.
 *
 * @throws ApiError 404, 409 by its status, 422 for a time in the future
 */
export async function prepareRecord(
  handles: SigningDependencies,
  organizationId: string,
  proposalId: string,
  { body, recordedBy }: { body: RecordedAcceptance; recordedBy: string },
): Promise<PreparedSigning> {
  const { db } = handles.database
  const state = await readState(db, organizationId, proposalId)
  const at = handles.clock.now()
  const signedAt = requirePast(body.at, at)
  await refuseOver(handles, organizationId, state.row, at)
  requireAct(state.row.status, 'accept')
  const document = await readDocument(db, organizationId, state.row)
  const choice = makeChoice(state.row, document, body.selection)
  const added = unsigned(state.recipients).map(
    (signer): SignatureRow => ({
      recipient_id: signer.id,
      proposal_id: proposalId,
      signed_at: signedAt,
      source: 'manual',
      signature: null,
      evidence: evidenceOfRecord(signer, { body, recordedBy, signedAt }),
      request_sha256: null,
    }),
  )
  return prepareSigning(handles, organizationId, state, { at, document, choice, added })
}

/**
 * Returns the time.
 *
 * @throws ApiError 422 for a time in the future
 */
export function requirePast(at: string, now: Date): Date {
  const time = new Date(at)
  if (time <= now) return time
  const message = 'at must not be in the future. Enter when it was agreed.'
  throw new ApiError('validation_error', message, { field: 'at' })
}

const evidenceOfRecord = (
  signer: RecipientRow,
  {
    body: { by, note },
    recordedBy,
    signedAt,
  }: { body: RecordedAcceptance; recordedBy: string; signedAt: Date },
): SignatureEvidence => ({
  recipientId: RecipientId.show(signer.id),
  role: 'signer',
  source: 'manual',
  at: signedAt.toISOString(),
  name: signer.name,
  signature: null,
  address: null,
  userAgent: null,
  mailedTo: signer.transitions.sent ? signer.email : null,
  codeUsed: false,
  consent: null,
  linkId: null,
  requestId: null,
  sentAt: signer.transitions.sent ?? null,
  viewedAt: signer.transitions.viewed ?? null,
  recorded: { by, note: note ?? null, recordedBy },
})

/** Reports that a signature was added between the preparation and the transaction. */
export const changedMeanwhile = (): ApiError =>
  unavailable('The proposal has just changed. Send the same request again in a second.')

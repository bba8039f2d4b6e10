import type { Db } from '../../../platform/db/database.ts'
import { ApiError, requireFound, unavailable } from '../../../platform/errors.ts'
import { readBlob } from '../blobs/blob.ts'
import type { ProposalDocument } from '../document.ts'
import { expireOnAccess, isOverdue } from '../ending/expire.ts'
import { listRecipients, type RecipientRow, signersInTurn } from '../recipient-store.ts'
import { findProposal, type ProposalRow } from '../store.ts'
import type { SigningDependencies } from './dependencies.ts'
import { listSignatures, type SignatureRow } from './signature-store.ts'

/** A proposal with everything that decides who may sign. */
export interface SigningState {
  row: ProposalRow
  recipients: RecipientRow[]
  signatures: SignatureRow[]
}

/**
 * Reads the state outside a transaction. Rows read after the proposal may be newer; a concurrent write then also
 * changes the proposal's version.
 *
 * @throws ApiError 404
 */
export async function readState(
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<SigningState> {
  const row = requireFound(await findProposal(db, organizationId, proposalId))
  const recipients = await listRecipients(db, organizationId, proposalId)
  const signatures = await listSignatures(db, organizationId, proposalId)
  return { row, recipients, signatures }
}

/** Reads the document as it was sent and shown. */
export async function readDocument(
  db: Db,
  organizationId: string,
  { content_sha256: sha256 }: Pick<ProposalRow, 'content_sha256'>,
): Promise<ProposalDocument> {
  if (!sha256) throw new Error('a sent proposal without its content')
  const bytes = await readBlob(db, organizationId, sha256)
  return JSON.parse(bytes.toString('utf8')) as ProposalDocument
}

/**
 * Requires that it is the recipient's turn.
 *
 * @throws ApiError 409
 */
export function requireTurn(state: SigningState, recipient: RecipientRow): void {
  if (signersInTurn(state.row.signing, state.recipients).some(({ id }) => id === recipient.id))
    return
  const message = 'Others sign before you. You will get a mail when it is your turn.'
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

const maxAttempts = 3

/**
 * Retries the preparation and the commit if others change the proposal in between; `attempt` returns null then.
 *
 * @throws ApiError 503 after the third attempt
 */
export async function untilUnchanged<Result>(
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw unavailable('Others are signing right now. Send the same request again in a second.')
}

/**
 * Refuses if the date has passed, after storing that the proposal has expired.
 *
 * @throws ApiError 409
 */
export async function refuseOver(
  handles: SigningDependencies,
  organizationId: string,
  row: ProposalRow,
  now: Date,
): Promise<void> {
  if (!isOverdue(row, now)) return
  await expireOnAccess(handles, organizationId, row.id)
  const message = `The proposal expired on ${row.expires_at?.toISOString()}. Ask for a new one.`
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

import { canonicalJson } from '../../../platform/canonical-json.ts'
import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import { sha256Of } from '../blobs/blob.ts'
import { consentOf } from '../evidence/consent.ts'
import { isVisible, maxPoints, type Signature } from '../evidence/schema.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { listCharacters, missingCharacters } from '../pdf/printable.ts'
import type { RecipientRow } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import { readSettings } from '../settings/service.ts'
import { requireAct } from '../states.ts'
import {
  type CommittedSigning,
  commitSigning,
  type PreparedSigning,
  prepareSigning,
} from './commit.ts'
import type { SigningDependencies } from './dependencies.ts'
import { evidenceOfLink, type LinkIdentity, type RequestFacts } from './identity.ts'
import type { Acceptance } from './schema.ts'
import { type MadeChoice, makeChoice } from './sealed-document.ts'
import { isLinkAlive, type SignatureRow } from './signature-store.ts'
import {
  readDocument,
  readState,
  refuseOver,
  requireTurn,
  type SigningState,
  untilUnchanged,
} from './state.ts'

export interface AcceptanceByLink {
  link: LinkIdentity
  facts: RequestFacts
  body: Acceptance
  /** Of the page's own words; absent: that of the proposal. */
  language?: string
}

const system = { kind: 'system' } as const

/**
 * Accepts a proposal for the holder of a link; the last signer's acceptance also seals it. The same acceptance
 * again is answered with the first result, and nothing happens.
 *
 * @throws ApiError 404 for a link that has ended, 409 for what is no longer as the page showed it, 503 when others
 * sign at the same time again and again
 */
export async function acceptProposal(
  handles: SigningDependencies,
  acceptance: AcceptanceByLink,
): Promise<Proposal> {
  const { organizationId, proposalId } = acceptance.link
  checkNames(acceptance.body)
  checkSignature(acceptance.body.signature)
  const requestSha256 = sha256Of(Buffer.from(canonicalJson(acceptance.body)))
  return untilUnchanged(async () => {
    const { db } = handles.database
    const state = await readState(db, organizationId, proposalId)
    if (hasAccepted(state, acceptance, requestSha256)) {
      // The row was read before the signature, which may have come in between.
      const signed = await readState(db, organizationId, proposalId)
      return presentProposal(signed.row, signed.recipients)
    }
    const prepared = await prepare(handles, state, acceptance, requestSha256)
    const done = await handles.transact(organizationId, system, async (work) => {
      requireFound(await isLinkAlive(work.db, organizationId, acceptance.link))
      const committed = await commitSigning(handles, work, prepared)
      if (committed) note(work, acceptance, committed)
      return committed
    })
    return done && presentProposal(done.row, done.recipients)
  })
}

function checkNames({
  name,
  signature,
}: Pick<AcceptanceByLink['body'], 'name' | 'signature'>): void {
  const typed = signature.type === 'typed' ? { 'signature.text': signature.text } : {}
  for (const [field, text] of Object.entries({ name, ...typed })) {
    if (isVisible(text)) continue
    throw new ApiError('validation_error', `${field} must have a letter or a digit.`, { field })
  }
}

/** Of the field of 1000 by 1000: a tap, or a line that shrinks to one, signs nothing. */
const minExtent = 20

/** A drawing shows something, and its points together are bounded, which a schema cannot say. */
function checkSignature(signature: Signature): void {
  if (signature.type === 'typed') return
  const extents = [0, 1].map((axis) => {
    const places = signature.strokes.flatMap((stroke) => stroke.map((point) => point[axis] ?? 0))
    return (
      places.reduce((most, at) => Math.max(most, at), 0) -
      places.reduce((least, at) => Math.min(least, at), 1000)
    )
  })
  if (Math.max(...extents) < minExtent) {
    const message = 'The drawing is a dot. Draw your signature, or type your name.'
    throw new ApiError('validation_error', message, { field: 'signature.strokes' })
  }
  const points = signature.strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  if (points <= maxPoints) return
  const message = `The drawing has ${points} points; at most ${maxPoints} are kept.`
  throw new ApiError('validation_error', message, { field: 'signature.strokes' })
}

/**
 * The sealed document shows a typed signature, and nobody can sign again: what no font has is refused while its signer
 * can still draw.
 */
async function requirePrintable(
  { pdf }: SigningDependencies,
  organizationId: string,
  signature: Signature,
): Promise<void> {
  if (signature.type !== 'typed') return
  const missing = await missingCharacters(pdf, signature.text, { organizationId, isUrgent: true })
  if (missing.length === 0) return
  const message = `The PDF cannot show these characters: ${listCharacters(missing)}. Draw the signature, or type it in other letters.`
  throw new ApiError('validation_error', message, { field: 'signature.text' })
}

/** @throws ApiError 409 when the recipient has signed otherwise */
function hasAccepted(
  { row, signatures }: SigningState,
  { link: { recipientId } }: AcceptanceByLink,
  requestSha256: string,
): boolean {
  const earlier = signatures.find(({ recipient_id: id }) => id === recipientId)
  if (!earlier) return false
  if (earlier.request_sha256 === requestSha256) return true
  const message = `You have signed already, on ${earlier.signed_at.toISOString()}; the proposal is ${row.status}.`
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

async function prepare(
  handles: SigningDependencies,
  state: SigningState,
  { link, facts, body, language }: AcceptanceByLink,
  requestSha256: string,
): Promise<PreparedSigning> {
  const { db } = handles.database
  const { row } = state
  const { organizationId } = link
  const at = handles.clock.now()
  await refuseOver(handles, organizationId, row, at)
  requireAct(row.status, 'accept')
  const recipient = requireSigner(state, link.recipientId)
  requireTurn(state, recipient)
  requireShown(body.contentSha256, row.content_sha256, 'contentSha256')
  const document = await readDocument(db, organizationId, row)
  const choice = makeChoice(row, document, body.selection)
  requireTotal(body.expectedTotal, choice)
  await requirePrintable(handles, organizationId, body.signature)
  const { consentText } = await readSettings(db, organizationId)
  const evidence = evidenceOfLink(recipient, link, facts, {
    at: at.toISOString(),
    name: body.name,
    signature: body.signature,
    consent: consentOf(consentText, language ?? row.language),
  })
  const signature: SignatureRow = {
    recipient_id: recipient.id,
    proposal_id: row.id,
    signed_at: at,
    source: 'recipient',
    signature: body.signature,
    evidence,
    request_sha256: requestSha256,
  }
  return prepareSigning(handles, organizationId, state, {
    at,
    document,
    choice,
    added: [signature],
  })
}

/** @throws ApiError 404: the page of a viewer offers no button */
function requireSigner({ recipients }: SigningState, recipientId: string): RecipientRow {
  const recipient = recipients.find(({ id }) => id === recipientId)
  if (recipient?.role !== 'signer') throw notFound()
  return recipient
}

function requireShown(shown: string, current: string | null, field: string): void {
  if (shown === current) return
  const message = 'The page showed something else than what is offered now. Load it again.'
  throw new ApiError('invalid_transition', message, { field })
}

function requireTotal(expected: number, { totals }: MadeChoice): void {
  if (expected === totals.firstTotal) return
  const message = `The page showed a total of ${expected}, but this choice comes to ${totals.firstTotal} minor units. Load it again.`
  throw new ApiError('invalid_transition', message, { field: 'expectedTotal' })
}

function note(
  work: Parameters<Parameters<SigningDependencies['transact']>[2]>[0],
  { link, facts, body }: AcceptanceByLink,
  { row }: CommittedSigning,
): void {
  const { status, content_sha256: contentSha256, sealed_sha256: sealedSha256, choice } = row
  work.recordAct({
    actor: { kind: 'recipient', id: RecipientId.show(link.recipientId), name: body.name },
    action: 'acceptProposal',
    resource: { type: 'proposal', id: ProposalId.show(row.id) },
    after: JSON.stringify({ status, contentSha256, sealedSha256, choice }),
    ...facts,
  })
}

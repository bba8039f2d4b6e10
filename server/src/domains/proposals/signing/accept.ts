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
  /** Language of the page's own texts. Default: the proposal's. */
  language?: string
}

const system = { kind: 'system' } as const

/**
 * Accepts a proposal for the holder of a link; the last acceptance also seals it. Repeating the same acceptance returns
 * the first result and changes nothing.
 *
 * @throws ApiError 404 for a link that has ended, 409 if the proposal differs from the page, 503 if others keep signing
 * at the same time
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
      // The row was read before the signatures, and one may have been added in between.
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

/** Minimum size in the field of 1000 by 1000. A tap, or a line that is almost a dot, is not a signature. */
const minExtent = 20

/** Checks that a drawing shows something and has a limited number of points in all, which a schema cannot express. */
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
  const message = `The drawing has ${points} points. The limit is ${maxPoints}. Draw a simpler signature.`
  throw new ApiError('validation_error', message, { field: 'signature.strokes' })
}

/**
 * Refuses a typed signature with characters that no font has, while the signer can still draw it. The sealed document
 * shows it, and no one can sign twice.
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

/**
 * Returns true if the recipient has already signed in the same way.
 *
 * @throws ApiError 409 if the recipient has signed differently
 */
function hasAccepted(
  { row, signatures }: SigningState,
  { link: { recipientId } }: AcceptanceByLink,
  requestSha256: string,
): boolean {
  const earlier = signatures.find(({ recipient_id: id }) => id === recipientId)
  if (!earlier) return false
  if (earlier.request_sha256 === requestSha256) return true
  const message = `You already signed on ${earlier.signed_at.toISOString()}. The proposal is ${row.status}.`
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

/**
 * Returns the signer.
 *
 * @throws ApiError 404 for a viewer, whose page has no button
 */
function requireSigner({ recipients }: SigningState, recipientId: string): RecipientRow {
  const recipient = recipients.find(({ id }) => id === recipientId)
  if (recipient?.role !== 'signer') throw notFound()
  return recipient
}

function requireShown(shown: string, current: string | null, field: string): void {
  if (shown === current) return
  const message = 'The offer has changed since the page was loaded. Load the page again.'
  throw new ApiError('invalid_transition', message, { field })
}

function requireTotal(expected: number, { totals }: MadeChoice): void {
  if (expected === totals.firstTotal) return
  const message = `The page showed a total of ${expected} minor units, but this choice comes to ${totals.firstTotal}. Load the page again.`
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

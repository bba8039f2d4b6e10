import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import { signPdf } from '../../../platform/pdf-signatures/sign.ts'
import { sha256Of } from '../blobs/blob.ts'
import { getSigningKey } from '../certificates/service.ts'
import type { ProposalDocument } from '../document.ts'
import type { Evidence } from '../evidence/schema.ts'
import { ProposalId } from '../ids.ts'
import type { Pricing, Selection } from '../pricing/schema.ts'
import { applySelection, selectionOf } from '../pricing/selection.ts'
import { amountsDue, computeTotals } from '../pricing/totals.ts'
import type { Totals } from '../pricing/totals-schema.ts'
import { shownNumber } from '../representation.ts'
import type { ProposalRow } from '../store.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { SignatureRow } from './signature-store.ts'
import type { SigningState } from './state.ts'

export interface SealedDocument {
  bytes: Buffer
  sha256: string
  /** True if a time stamp was requested and not received. */
  isUnstamped: boolean
}

/** Reason of the seal, as PDF readers show it. */
const reasons = { accepted: 'Accepted', countersigned: 'Countersigned' } as const

export interface MadeChoice {
  /** The complete form: every chosen line and every adjustable quantity. */
  selection: Required<Selection>
  totals: Totals
  /** The sent document with the choice applied. */
  document: ProposalDocument
}

/** Collects the evidence of all signatures of a proposal. */
export const evidenceOf = (
  { row }: Pick<SigningState, 'row'>,
  { selection, totals }: Pick<MadeChoice, 'selection' | 'totals'>,
  signatures: readonly Pick<SignatureRow, 'evidence'>[],
): Evidence => ({
  version: 1,
  proposalId: ProposalId.show(row.id),
  number: shownNumber(row),
  revision: row.revision,
  title: row.title,
  contentSha256: row.content_sha256 ?? '',
  sentSha256: row.sent_sha256,
  selection,
  totals: {
    buckets: totals.buckets,
    firstTotal: totals.firstTotal,
    contractValue: totals.contractValue,
    instalments: totals.instalments,
  },
  amountsDue: amountsDue(totals.buckets, row.content),
  signatures: signatures.map(({ evidence }) => evidence),
})

/**
 * Applies a selection to the sent proposal. The first acceptance fixes it for later ones.
 *
 * @throws ApiError 422 for a choice that is not offered, 409 if it differs from the fixed choice
 */
export function makeChoice(
  row: Pick<ProposalRow, 'currency' | 'content' | 'choice'>,
  document: ProposalDocument,
  wanted: Selection | undefined,
): MadeChoice {
  const pricing: Pricing = { currency: row.currency, ...row.content }
  const applied = applySelection(pricing, wanted ?? row.choice ?? {})
  const selection = selectionOf(applied)
  if (row.choice && !isDeepStrictEqual(selection, row.choice)) {
    const message =
      'Another signer has signed with a different choice, which applies to all signers. Load the page again to see it.'
    throw new ApiError('invalid_transition', message, { field: 'selection' })
  }
  const totals = computeTotals(applied)
  const chosen = new Map((applied.items ?? []).map((item) => [item.id, item]))
  const items = document.items.map((item) => {
    const { selected = item.selected, quantity = item.quantity } = chosen.get(item.id) ?? {}
    return { ...item, selected, quantity }
  })
  return { selection, totals, document: { ...document, items, totals } }
}

/** Adds the organization's seal to a PDF, after its existing signatures. */
export async function seal(
  handles: SigningDependencies,
  organizationId: string,
  pdf: Uint8Array<ArrayBuffer>,
  { reason, time }: { reason: keyof typeof reasons; time: Date },
): Promise<SealedDocument> {
  const key = await getSigningKey(handles, organizationId)
  const { timestamps, log } = handles
  const sealed = await signPdf(pdf, { key, reason: reasons[reason], time, timestamps })
  if (sealed.timestampFault) log.warn({ err: sealed.timestampFault }, 'no time stamp was received')
  const bytes = Buffer.from(sealed.bytes)
  return { bytes, sha256: sha256Of(bytes), isUnstamped: sealed.timestampFault !== null }
}

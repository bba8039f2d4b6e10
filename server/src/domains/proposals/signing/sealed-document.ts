import { signPdf } from '../../../platform/pdf-signatures/sign.ts'
import { sha256Of } from '../blobs/blob.ts'
import { getSigningKey } from '../certificates/service.ts'
import type { Evidence } from '../evidence/schema.ts'
import { ProposalId } from '../ids.ts'
import { amountsDue } from '../pricing/due.ts'
import { shownNumber } from '../representation.ts'
import type { MadeChoice } from './choice.ts'
import type { SigningHandles } from './handles.ts'
import type { SignatureRow } from './signature-store.ts'
import type { SigningState } from './state.ts'

export interface SealedDocument {
  bytes: Buffer
  sha256: string
  /** A time stamp was asked for, and did not come. */
  isUnstamped: boolean
}

/** Why a document is sealed, as readers of the PDF show it. */
const reasons = { accepted: 'Accepted', countersigned: 'Countersigned' } as const

/** All that is recorded of the signatures of a proposal. */
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

/** Puts the organization's seal under a PDF, behind what is in it already. */
export async function seal(
  handles: SigningHandles,
  organizationId: string,
  pdf: Uint8Array<ArrayBuffer>,
  { reason, time }: { reason: keyof typeof reasons; time: Date },
): Promise<SealedDocument> {
  const key = await getSigningKey(handles, organizationId)
  const { timestamps, log } = handles
  const sealed = await signPdf(pdf, { key, reason: reasons[reason], time, timestamps })
  if (sealed.timestampFault) log.warn({ err: sealed.timestampFault }, 'no time stamp came')
  const bytes = Buffer.from(sealed.bytes)
  return { bytes, sha256: sha256Of(bytes), isUnstamped: sealed.timestampFault !== null }
}

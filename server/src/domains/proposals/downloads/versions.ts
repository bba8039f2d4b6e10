import type { OrganizationDb } from '../../../platform/db/database.ts'
import { ApiError, unavailable } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { PdfError } from '../../../platform/pdf/pdf-task.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepBlob, readBlob } from '../blobs/blob.ts'
import type { ProposalDraft } from '../draft.ts'
import type { RenderProposal } from '../signing/dependencies.ts'
import { readDocument } from '../signing/state.ts'
import { findProposal, type ProposalRow, putSentPdf } from '../store.ts'
import { findProblems } from '../variables/problems.ts'

interface VersionContext extends OrganizationDb {
  /** That of who waits for it. */
  signal?: AbortSignal
}

/** As it was sent: kept soon after, and made the same, byte for byte, before. */
export async function readSentPdf(
  { db, organizationId, signal }: VersionContext,
  render: RenderProposal,
  row: Pick<ProposalRow, 'sent_sha256' | 'content_sha256' | 'transitions'>,
): Promise<Uint8Array> {
  if (row.sent_sha256) return readBlob(db, organizationId, row.sent_sha256)
  const document = await readDocument(db, organizationId, row)
  const createdAt = new Date(row.transitions.sent ?? 0)
  return render(organizationId, document, { createdAt, signal }).catch(refusePdf)
}

export type PdfVersion = 'current' | 'sent' | 'sealed'

/** @throws ApiError `invalid_transition` for a version that there is not yet */
export async function readPdf(
  reading: VersionContext & { now: Date },
  render: RenderProposal,
  draft: ProposalDraft,
  version: PdfVersion,
): Promise<Uint8Array> {
  const { row } = draft
  if (version !== 'sent' && row.sealed_sha256) {
    return readBlob(reading.db, reading.organizationId, row.sealed_sha256)
  }
  if (version === 'sealed') throw notYet('It is not sealed before everybody has signed.')
  if (row.content_sha256) return readSentPdf(reading, render, row)
  if (version === 'sent') throw notYet('It is not sent yet: ask for the current version.')
  const { document, problems } = await findProblems(reading, draft)
  const missing = problems.find(({ code }) => code === 'missing_image')
  if (missing) throw new ApiError('validation_error', missing.message, { field: missing.path })
  const createdAt = row.updated_at
  const { organizationId, signal } = reading
  return render(organizationId, document, { createdAt, signal }).catch(refusePdf)
}

const notYet = (message: string) =>
  new ApiError('invalid_transition', message, { field: 'version' })

/** What cannot be printed is for its author to mend; what takes too long, may be done in a moment. */
function refusePdf(error: unknown): never {
  if (!(error instanceof PdfError)) throw error
  if (error.fault === 'took_too_long' || error.fault === 'too_much_memory') {
    throw unavailable(`${error.message} Try again in a moment.`)
  }
  throw new ApiError('validation_error', error.message, { field: 'blocks' })
}

interface SentRevision {
  organizationId: string
  proposalId: string
}

/** A renderer that is busy or away is asked again, for a day in all. */
export const keepSentPdfJob = defineJob<SentRevision>('proposals.keep_sent_pdf', {
  retryLimit: 10,
  retryDelaySeconds: 30,
})

/**
 * Makes the PDF of what was sent and keeps it, so that a download costs no rendering and an acceptance one less. An
 * acceptance that comes first has kept the same bytes.
 */
export async function keepSentPdf(
  { database: { db }, transact }: Pick<Platform, 'database' | 'transact'>,
  render: RenderProposal,
  { organizationId, proposalId }: SentRevision,
): Promise<void> {
  const row = await findProposal(db, organizationId, proposalId)
  if (!row?.content_sha256 || row.sent_sha256) return
  const content = Buffer.from(await readSentPdf({ db, organizationId }, render, row))
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const sha256 = keepBlob(work, { mediaType: 'application/pdf', content })
    putSentPdf(work, organizationId, proposalId, sha256)
  })
}

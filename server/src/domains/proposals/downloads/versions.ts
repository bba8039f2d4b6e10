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
  /** Aborts if the caller stops waiting. */
  signal?: AbortSignal
}

/** Reads the PDF as it was sent. It is stored soon after sending; before that, the same bytes are rendered. */
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

/**
 * Reads a version of the PDF.
 *
 * @throws ApiError `invalid_transition` if the version does not exist yet
 */
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
  if (version === 'sealed')
    throw notYet('The proposal is sealed once everyone has signed. Ask for the current version.')
  if (row.content_sha256) return readSentPdf(reading, render, row)
  if (version === 'sent') throw notYet('The proposal is not sent yet. Ask for the current version.')
  const { document, problems } = await findProblems(reading, draft)
  const missing = problems.find(({ code }) => code === 'missing_image')
  if (missing) throw new ApiError('validation_error', missing.message, { field: missing.path })
  const createdAt = row.updated_at
  const { organizationId, signal } = reading
  return render(organizationId, document, { createdAt, signal }).catch(refusePdf)
}

const notYet = (message: string) =>
  new ApiError('invalid_transition', message, { field: 'version' })

/**
 * Turns a rendering error into a response. The author must fix content that cannot be printed; a rendering that took
 * too long may work in a moment.
 */
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

/** Retries for up to a day if the renderer is busy or down. */
export const keepSentPdfJob = defineJob<SentRevision>('proposals.keep_sent_pdf', {
  retryLimit: 10,
  retryDelaySeconds: 30,
})

/**
 * Renders and stores the PDF of a sent revision, which saves downloads and the acceptance a rendering. If an acceptance
 * came first, it has stored the same bytes.
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

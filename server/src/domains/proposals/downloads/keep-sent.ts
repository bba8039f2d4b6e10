import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepBlob } from '../blobs/blob.ts'
import type { RenderProposal } from '../signing/handles.ts'
import { findProposal, putSentPdf } from '../store.ts'
import { readSentPdf } from './versions.ts'

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

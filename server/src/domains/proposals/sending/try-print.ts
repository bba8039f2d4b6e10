import type { Platform } from '../../../platform/platform.ts'
import { refusePdf } from '../pdf/versions.ts'
import { listRecipients } from '../recipient-store.ts'
import { shownNumber } from '../representation.ts'
import type { RenderProposal } from '../signing/handles.ts'
import { findProposal } from '../store.ts'
import { buildDocument } from '../variables/build-document.ts'

/**
 * Prints a draft before it is sent: what no font has, or what makes too long a document, must be its author's to
 * mend, and not stop the last signer.
 *
 * @throws ApiError `validation_error`, or `unavailable` when the renderer is
 */
export async function tryPrint(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  render: RenderProposal,
  organizationId: string,
  proposalId: string,
): Promise<void> {
  const row = await findProposal(db, organizationId, proposalId)
  // Another refusal comes first, under the lock.
  if (row?.status !== 'draft') return
  const recipients = await listRecipients(db, organizationId, proposalId)
  const at = clock.now()
  const draft = { row, recipients }
  const issue = { number: shownNumber(row) ?? 'P-0000', at }
  const { document, problems } = await buildDocument({ db, organizationId }, draft, issue)
  if (problems.length > 0) return
  await render(organizationId, document, { createdAt: at }).catch(refusePdf)
}

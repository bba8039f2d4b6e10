import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { proposalCanceled } from '../events.ts'
import type { Proposal } from '../schema.ts'
import { isOpen } from '../states.ts'
import type { ProposalRow } from '../store.ts'
import { endProposal, tellRecipients } from './end.ts'
import { lockFor } from './expire.ts'

/** Withdraws a draft, or a proposal that is out; who had a mail is told. */
export async function cancelProposal(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  id: string,
  reason: string,
): Promise<Proposal> {
  const row = await lockFor('cancel', work, id)
  const { recipients, proposal } = await endProposal(work, row, 'canceled', { reason })
  if (isOpen(row.status)) {
    await tellRecipients(platform, work, recipients, 'canceled', { reason })
  }
  await work.emit(proposalCanceled, proposal)
  return proposal
}

/** Ends a locked revision that another one takes the place of. Nobody is told: the new one is in the mail. */
export async function supersede(work: Work, row: ProposalRow): Promise<void> {
  const { proposal } = await endProposal(work, row, 'canceled', { reason: 'superseded' })
  await work.emit(proposalCanceled, proposal)
}

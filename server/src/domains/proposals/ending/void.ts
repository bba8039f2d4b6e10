import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { proposalVoided } from '../events.ts'
import type { Proposal } from '../schema.ts'
import type { ProposalRow } from '../store.ts'
import { endProposal, tellRecipients } from './end.ts'
import { lockFor } from './expire.ts'

/** Takes the sealed document out of its base, where it is in one. */
export type RemoveSource = (work: Work, row: ProposalRow) => Promise<void>

/**
 * Declares what was accepted void. The sealed document stays where it is stored, and leaves the base; who had a mail
 * is told.
 */
export async function voidProposal(
  platform: Pick<Platform, 'keyring'>,
  removeSource: RemoveSource,
  work: Work,
  id: string,
  reason: string,
): Promise<Proposal> {
  const row = await lockFor('void', work, id)
  await removeSource(work, row)
  const { recipients, proposal } = await endProposal(work, row, 'voided', { reason })
  await tellRecipients(platform, work, recipients, 'voided', { reason })
  await work.emit(proposalVoided, proposal)
  return proposal
}

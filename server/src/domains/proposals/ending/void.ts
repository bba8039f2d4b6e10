import type { Work } from '../../../platform/work.ts'
import { proposalVoided } from '../events.ts'
import type { Proposal } from '../schema.ts'
import type { ProposalRow } from '../store.ts'
import { endProposal } from './end.ts'
import { lockFor } from './expire.ts'

/** Takes the sealed document out of its base, where it is in one. */
export type RemoveSource = (work: Work, row: ProposalRow) => Promise<void>

/** Declares what was accepted void. The sealed document stays where it is stored, and leaves the base. */
export async function voidProposal(
  removeSource: RemoveSource,
  work: Work,
  id: string,
  reason: string,
): Promise<Proposal> {
  const row = await lockFor('void', work, id)
  await removeSource(work, row)
  const { proposal } = await endProposal(work, row, 'voided', { reason })
  await work.emit(proposalVoided, proposal)
  return proposal
}

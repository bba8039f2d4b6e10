import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { expects, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { proposalVoided } from '../events.ts'
import { ProposalId } from '../ids.ts'
import { Proposal } from '../schema.ts'
import type { ProposalRow } from '../store.ts'
import { endProposal, tellRecipients } from './end.ts'
import { cancelProposal, expiringFirst, lockFor } from './expire.ts'

const reason = (description: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: 2_000,
    pattern: '\\S',
    description,
    examples: [example],
    ...expects('1 to 2000 characters that give the reason'),
  })

const Cancellation = Type.Object(
  {
    reason: reason(
      'Reason for the withdrawal. The mail to the recipients includes it.',
      'Prices changed',
    ),
  },
  { title: 'ProposalCancellation', additionalProperties: false },
)

const Voiding = Type.Object(
  { reason: reason('Reason why the agreement is void.', 'Agreed otherwise on 2 December') },
  { title: 'ProposalVoiding', additionalProperties: false },
)

const common = {
  method: 'POST',
  tag: 'Proposals',
  scope: 'proposals:write',
  params: Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') }),
  reply: Proposal,
  errors: ['invalid_transition'],
} as const

export const endingOperations = (
  platform: Platform,
  removeSource: RemoveSource,
): readonly Operation[] => [
  operation(
    {
      ...common,
      path: '/v1/proposals/{proposalId}/cancel',
      operationId: 'cancelProposal',
      summary: 'Cancel a proposal',
      description:
        'Withdraws a draft, or a sent proposal that is not accepted yet. Recipients who got a mail are told the reason.',
      body: Cancellation,
      prepare: expiringFirst(platform),
    },
    (work, { params: { proposalId }, body }) =>
      cancelProposal(platform, work, proposalId, body.reason),
  ),
  operation(
    {
      ...common,
      path: '/v1/proposals/{proposalId}/void',
      operationId: 'voidProposal',
      summary: 'Void a proposal',
      description:
        'Declares an accepted proposal void. Its sealed PDF is kept; it is removed from the knowledge base immediately. Recipients who got a mail are told the reason.',
      body: Voiding,
    },
    (work, { params: { proposalId }, body }) =>
      voidProposal(platform, removeSource, work, proposalId, body.reason),
  ),
]

/** Removes the sealed document from its base, if it is in one. */
type RemoveSource = (work: Work, row: ProposalRow) => Promise<void>

/**
 * Voids an accepted proposal. The sealed document stays stored and is removed from the base; recipients who got a mail
 * are told.
 */
async function voidProposal(
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

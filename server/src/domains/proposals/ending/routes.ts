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
    ...expects('1 to 2000 characters that say why'),
  })

const Cancellation = Type.Object(
  { reason: reason('Why it is withdrawn. The mail to the recipients says it.', 'Prices changed') },
  { title: 'ProposalCancellation', additionalProperties: false },
)

const Voiding = Type.Object(
  { reason: reason('Why it no longer holds.', 'Agreed otherwise on 2 December') },
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
        'Withdraws a draft, or a proposal that was sent and is not accepted. Recipients who had a mail are told why.',
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
        'Declares an accepted proposal void. Its sealed PDF stays; the knowledge base loses it at once. Recipients who had a mail are told why.',
      body: Voiding,
    },
    (work, { params: { proposalId }, body }) =>
      voidProposal(platform, removeSource, work, proposalId, body.reason),
  ),
]

/** Takes the sealed document out of its base, where it is in one. */
type RemoveSource = (work: Work, row: ProposalRow) => Promise<void>

/**
 * Declares what was accepted void. The sealed document stays where it is stored, and leaves the base; who had a mail
 * is told.
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

import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ProposalId } from '../ids.ts'
import { Proposal } from '../schema.ts'
import { cancelProposal } from './cancel.ts'
import { expiringFirst } from './expire.ts'
import { Cancellation, Voiding } from './schema.ts'
import { type RemoveSource, voidProposal } from './void.ts'

const common = {
  audience: 'token',
  effect: 'write',
  method: 'POST',
  tag: 'Proposals',
  scope: 'proposals:write',
  params: Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') }),
  status: 200,
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

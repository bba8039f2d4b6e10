import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { expiringFirst } from '../ending/expire.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { Recipient } from '../recipient-schema.ts'
import { replaceCountersigner } from './countersigner.ts'
import { changeRecipient, revokeLink, rotateLink } from './recipients.ts'
import { RecipientChanges, RecipientWithLink } from './schema.ts'

const params = Type.Object({
  proposalId: PathId(ProposalId, 'Identifier of the proposal.'),
  recipientId: PathId(RecipientId, 'Identifier of the recipient.'),
})
const path = '/v1/proposals/{proposalId}/recipients/{recipientId}'
const common = {
  tag: 'Proposals',
  scope: 'proposals:write',
  params,
} as const

export const recipientOperations = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'PATCH',
      path,
      operationId: 'updateProposalRecipient',
      summary: 'Update a recipient',
      description:
        'Changes name or address of a recipient of a sent proposal who has not answered. The old link ends; the new one is mailed if the old one was, and is in the answer. With `memberId` another member countersigns, until it is countersigned; at the dashboard an admin or owner decides that. Recipients of a draft are changed with the draft.',
      body: RecipientChanges,
      reply: RecipientWithLink,
      errors: ['invalid_transition', 'duplicate_resource', 'insufficient_role'],
      prepare: expiringFirst(platform),
    },
    (work, { params: whose, body: { memberId, ...changes } }) => {
      if (memberId === undefined) return changeRecipient(platform, work, whose, changes)
      return replaceCountersigner(platform, work, { ...whose, memberId, changes })
    },
  ),
  operation(
    {
      ...common,
      method: 'POST',
      path: `${path}/rotate-link`,
      changes: 'recipientId',
      operationId: 'rotateProposalLink',
      summary: 'Rotate a link',
      description:
        'Ends all links of a recipient and makes another, which only this answer shows. Nothing is mailed.',
      reply: RecipientWithLink,
      errors: ['invalid_transition'],
      prepare: expiringFirst(platform),
    },
    (work, { params: whose }) => rotateLink(platform, work, whose),
  ),
  operation(
    {
      ...common,
      method: 'POST',
      path: `${path}/revoke-link`,
      changes: 'recipientId',
      operationId: 'revokeProposalLink',
      summary: 'Revoke a link',
      description:
        'Ends all links of a recipient at once. `remind` and `rotate-link` make new ones; nothing else does.',
      reply: Recipient,
      errors: ['invalid_transition'],
      prepare: expiringFirst(platform),
    },
    (work, { params: whose }) => revokeLink(work, whose),
  ),
]

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
        'Changes the name or address of a recipient of a sent proposal who has not answered. The old link ends. The response has the new link, which is also mailed if the old one was. `memberId` makes another member the countersigner, until the proposal is countersigned; in the dashboard, only an admin or owner can do that. To change recipients of a draft, change the draft.',
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
        'Revokes all links of a recipient and makes a new one, which only this response shows. Nothing is mailed.',
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
        'Revokes all links of a recipient immediately. Only `remind` and `rotate-link` make new ones.',
      reply: Recipient,
      errors: ['invalid_transition'],
      prepare: expiringFirst(platform),
    },
    (work, { params: whose }) => revokeLink(work, whose),
  ),
]

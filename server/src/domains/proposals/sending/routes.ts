import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { expiringFirst } from '../ending/expire.ts'
import { ProposalId } from '../ids.ts'
import { proposalText } from '../representation.ts'
import { Proposal } from '../schema.ts'
import { remindNow } from './remind.ts'
import { Reminding, Sending, SentProposal } from './schema.ts'
import { sendProposal } from './send.ts'
import { type PrintDocument, tryOut } from './try-out.ts'

const common = {
  method: 'POST',
  tag: 'Proposals',
  scope: 'proposals:write',
  params: Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') }),
} as const

export const sendingOperations = (
  platform: Platform,
  print: PrintDocument,
): readonly Operation[] => [
  operation(
    {
      ...common,
      path: '/v1/proposals/{proposalId}/send',
      operationId: 'sendProposal',
      summary: 'Send a proposal',
      description:
        'Assigns the draft its number, freezes and hashes its content, and mails each recipient a link when it is their turn. A revision replaces the previous one. `GET …/problems` lists what prevents sending.',
      body: Type.Union([Sending, Type.Null()]),
      reply: SentProposal,
      errors: [
        'plan_limit_reached',
        'invalid_transition',
        'insufficient_credits',
        'contact_opted_out',
      ],
      prepare: ({ params: { proposalId } }, { organizationId }) =>
        tryOut(platform, print, organizationId, proposalId),
      tool: {
        name: 'send_proposal',
        title: 'Send a proposal',
        description:
          'Numbers a draft, freezes it and mails it to its recipients, if it has not changed since its preview. contentSha256 comes from preview_proposal.',
        takes: ['contentSha256', 'message'],
        requires: ['contentSha256'],
        isDestructive: true,
        isOpenWorld: true,
        text: proposalText,
      },
    },
    (work, { params: { proposalId }, body }, tried) =>
      sendProposal(platform, work, proposalId, body ?? {}, tried),
  ),
  operation(
    {
      ...common,
      path: '/v1/proposals/{proposalId}/remind',
      operationId: 'remindProposal',
      summary: 'Remind recipients',
      description: 'Mails a link to each signer who can sign now and has not.',
      body: Type.Union([Reminding, Type.Null()]),
      reply: Proposal,
      errors: ['invalid_transition'],
      prepare: expiringFirst(platform),
    },
    (work, { params: { proposalId }, body }) => remindNow(platform, work, proposalId, body ?? {}),
  ),
]

import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { ProposalSettings, ProposalSettingsChanges } from './schema.ts'
import { changeSettings, readSettings } from './service.ts'

const common = {
  path: '/v1/proposal-settings',
  singleton: true,
  tag: 'Proposals',
  reply: ProposalSettings,
} as const

export const settingsOperations: readonly Operation[] = [
  operation(
    {
      ...common,
      method: 'GET',
      operationId: 'getProposalSettings',
      summary: 'Get the proposal settings',
      description: 'Returns the number pattern, the look of documents, and the defaults of drafts.',
      scope: 'proposals:read',
    },
    ({ db, organizationId }) => readSettings(db, organizationId),
  ),
  operation(
    {
      ...common,
      method: 'PATCH',
      operationId: 'updateProposalSettings',
      summary: 'Change the proposal settings',
      description:
        'Changes the fields that you send. Sent proposals do not change, and drafts keep their values. Only owners and admins, and tokens with the scope `*`, can change `consentText` and `brand`, by which clients know who makes the offer.',
      scope: 'proposals:write',
      body: ProposalSettingsChanges,
      errors: ['insufficient_scope', 'insufficient_role'],
    },
    (work, { body }) => changeSettings(work, body, work.principal),
  ),
]

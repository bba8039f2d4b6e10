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
      summary: 'Get the settings of proposals',
      description: 'Returns how numbers are made, how documents look, and what drafts begin with.',
      scope: 'proposals:read',
    },
    ({ db, organizationId }) => readSettings(db, organizationId),
  ),
  operation(
    {
      ...common,
      method: 'PATCH',
      operationId: 'updateProposalSettings',
      summary: 'Change the settings of proposals',
      description:
        'Changes the fields that you send. What was sent already stays as it was; drafts keep the values that they began with. `consentText` and `brand`, by which clients know who offers, are for owners and admins, and tokens with the scope `*`.',
      scope: 'proposals:write',
      body: ProposalSettingsChanges,
      errors: ['insufficient_scope', 'insufficient_role'],
    },
    (work, { body }) => changeSettings(work, body, work.principal),
  ),
]

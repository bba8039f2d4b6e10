import { Type } from 'typebox'
import { PathId } from '../../../platform/operations/schemas.ts'
import { AutomationId } from './schema.ts'

export const path = '/v1/automations'
export const one = `${path}/{automationId}` as const
export const params = Type.Object({
  automationId: PathId(AutomationId, 'Identifier of the automation.'),
})
export const common = { tag: 'Automations' } as const
export const reads = {
  ...common,
  method: 'GET',
  scope: 'integrations:read',
} as const
export const writes = { ...common, scope: 'integrations:write' } as const

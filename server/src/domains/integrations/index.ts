import type { Domain } from '../../platform/domain.ts'
import { automationDeclarations, openAutomations } from './automations/index.ts'
import { expressionOperations } from './expressions/routes.ts'
import { hookDeclarations, hookTools, openHooks } from './hooks/index.ts'

/** How data comes in and what it sets off. */
export const integrations: Domain = {
  name: 'integrations',
  tags: { ...hookDeclarations.tags, ...automationDeclarations.tags },
  scopes: ['integrations:read', 'integrations:write'],
  roles: { member: ['integrations:read'] },
  limits: [...hookDeclarations.limits, ...automationDeclarations.limits],
  ids: [...hookDeclarations.ids, ...automationDeclarations.ids],
  events: [...hookDeclarations.events, ...automationDeclarations.events],
  sealedColumns: hookDeclarations.sealedColumns,
  open(platform, catalogue) {
    const hooks = openHooks(platform)
    const automations = openAutomations(platform, catalogue)
    return {
      ...hooks,
      ...automations,
      operations: [...hooks.operations, ...automations.operations, ...expressionOperations],
      jobs: [...hooks.jobs, ...automations.jobs],
      toolbox(all) {
        const { instructions, tools } = automations.toolbox(all)
        return { instructions, tools: [...hookTools(all), ...tools] }
      },
    }
  },
}

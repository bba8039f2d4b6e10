import type { Domain } from '../../platform/domain.ts'
import { automationDeclarations, openAutomations } from './automations/index.ts'
import { connectionDeclarations, connectionTools, openConnections } from './connections/index.ts'
import { expressionOperations } from './expressions/routes.ts'
import { hookDeclarations, hookTools, openHooks } from './hooks/index.ts'
import { openProviders, providerDeclarations } from './providers/index.ts'

/** How data comes in and what it sets off. */
export const integrations: Domain = {
  name: 'integrations',
  tags: {
    ...hookDeclarations.tags,
    ...automationDeclarations.tags,
    ...providerDeclarations.tags,
    ...connectionDeclarations.tags,
  },
  scopes: ['integrations:read', 'integrations:write'],
  roles: { member: ['integrations:read'] },
  limits: [
    ...hookDeclarations.limits,
    ...automationDeclarations.limits,
    ...connectionDeclarations.limits,
  ],
  ids: [...hookDeclarations.ids, ...automationDeclarations.ids, ...connectionDeclarations.ids],
  events: [
    ...hookDeclarations.events,
    ...automationDeclarations.events,
    ...connectionDeclarations.events,
  ],
  sealedColumns: [...hookDeclarations.sealedColumns, ...connectionDeclarations.sealedColumns],
  open(platform, catalogue) {
    const hooks = openHooks(platform)
    const automations = openAutomations(platform, catalogue)
    const providers = openProviders(platform)
    const connections = openConnections(platform)
    return {
      ...hooks,
      ...automations,
      operations: [
        ...hooks.operations,
        ...automations.operations,
        ...expressionOperations,
        ...providers.operations,
        ...connections.operations,
      ],
      jobs: [...hooks.jobs, ...automations.jobs, ...connections.jobs],
      background: [...automations.background, ...connections.background],
      async drain() {
        const hasBegun = await automations.drain()
        return (await connections.drain()) || hasBegun
      },
      toolbox(all) {
        const { instructions, tools } = automations.toolbox(all)
        return { instructions, tools: [...hookTools(all), ...connectionTools(all), ...tools] }
      },
    }
  },
}

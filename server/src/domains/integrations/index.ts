import type { Domain } from '../../platform/domain.ts'
import { automationDeclarations, openAutomations } from './automations/index.ts'
import { destinationDeclarations, openDestinations } from './destinations/index.ts'
import { expressionOperations } from './expressions/routes.ts'
import { hookDeclarations, hookTools, openHooks } from './hooks/index.ts'

/** How data comes in what it sets off, and how events go out. */
export const integrations: Domain = {
  name: 'integrations',
  tags: {
    ...hookDeclarations.tags,
    ...automationDeclarations.tags,
    ...destinationDeclarations.tags,
  },
  scopes: ['integrations:read', 'integrations:write'],
  roles: { member: ['integrations:read'] },
  limits: [...hookDeclarations.limits, ...automationDeclarations.limits],
  ids: [...hookDeclarations.ids, ...automationDeclarations.ids, ...destinationDeclarations.ids],
  events: [
    ...hookDeclarations.events,
    ...automationDeclarations.events,
    ...destinationDeclarations.events,
  ],
  sealedColumns: [...hookDeclarations.sealedColumns, ...destinationDeclarations.sealedColumns],
  open(platform, catalogue) {
    const hooks = openHooks(platform)
    const automations = openAutomations(platform, catalogue)
    const destinations = openDestinations(platform, catalogue)
    return {
      ...hooks,
      ...automations,
      ...destinations,
      operations: [
        ...hooks.operations,
        ...automations.operations,
        ...destinations.operations,
        ...expressionOperations,
      ],
      background: [...automations.background, ...destinations.background],
      async drain() {
        const hasBegun = await automations.drain()
        return (await destinations.drain()) || hasBegun
      },
      jobs: [...hooks.jobs, ...automations.jobs],
      toolbox(all) {
        const { instructions, tools } = automations.toolbox(all)
        return { instructions, tools: [...hookTools(all), ...tools] }
      },
    }
  },
}

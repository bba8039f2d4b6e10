import type { Domain } from '../../platform/domain.ts'
import { automationDeclarations, openAutomations } from './automations/index.ts'
import { connectionDeclarations, connectionTools, openConnections } from './connections/index.ts'
import { expressionOperations } from './expressions/routes.ts'
import { hookDeclarations, hookTools, openHooks } from './hooks/index.ts'
import { openProviders, providerDeclarations } from './providers/index.ts'
import { openSyncs, syncDeclarations, syncTools } from './syncs/index.ts'

/** How data comes in and what it sets off. */
export const integrations: Domain = {
  name: 'integrations',
  tags: {
    ...hookDeclarations.tags,
    ...automationDeclarations.tags,
    ...providerDeclarations.tags,
    ...connectionDeclarations.tags,
    ...syncDeclarations.tags,
  },
  scopes: ['integrations:read', 'integrations:write'],
  roles: { member: ['integrations:read'] },
  limits: [
    ...hookDeclarations.limits,
    ...automationDeclarations.limits,
    ...connectionDeclarations.limits,
    ...syncDeclarations.limits,
  ],
  ids: [
    ...hookDeclarations.ids,
    ...automationDeclarations.ids,
    ...connectionDeclarations.ids,
    ...syncDeclarations.ids,
  ],
  events: [
    ...hookDeclarations.events,
    ...automationDeclarations.events,
    ...connectionDeclarations.events,
    ...syncDeclarations.events,
  ],
  sealedColumns: [...hookDeclarations.sealedColumns, ...connectionDeclarations.sealedColumns],
  open(platform, catalogue) {
    const hooks = openHooks(platform)
    const automations = openAutomations(platform, catalogue)
    const providers = openProviders(platform)
    const connections = openConnections(platform)
    const syncs = openSyncs(platform, new Map())
    return {
      ...hooks,
      ...automations,
      operations: [
        ...hooks.operations,
        ...automations.operations,
        ...expressionOperations,
        ...providers.operations,
        ...connections.operations,
        ...syncs.operations,
      ],
      jobs: [...hooks.jobs, ...automations.jobs, ...connections.jobs, ...syncs.jobs],
      background: [...automations.background, ...connections.background, ...syncs.background],
      async drain() {
        const drained = [automations.drain, connections.drain, syncs.drain]
        let hasBegun = false
        for (const drain of drained) hasBegun = (await drain()) || hasBegun
        return hasBegun
      },
      onEvent: syncs.onEvent,
      recordsAbout: syncs.recordsAbout,
      toolbox(all) {
        const { instructions, tools } = automations.toolbox(all)
        return {
          instructions,
          tools: [...hookTools(all), ...connectionTools(all), ...tools, ...syncTools(all)],
        }
      },
    }
  },
}

import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import {
  handleInboundEvent,
  hookDeclarations,
  openHooks,
  settleInboundEvent,
} from './hooks/index.ts'

/** How data comes in and what it sets off. */
export const integrations: Domain = {
  name: 'integrations',
  tags: hookDeclarations.tags,
  scopes: ['integrations:read', 'integrations:write'],
  roles: { member: ['integrations:read'] },
  limits: hookDeclarations.limits,
  ids: hookDeclarations.ids,
  events: hookDeclarations.events,
  sealedColumns: hookDeclarations.sealedColumns,
  open(platform) {
    const hooks = openHooks(platform)
    return {
      ...hooks,
      jobs: [
        ...hooks.jobs,
        handle(handleInboundEvent, ({ organizationId, inboundEventId }) =>
          platform.transact(organizationId, { kind: 'system' }, (work) =>
            settleInboundEvent(work, inboundEventId, {
              status: 'ignored',
              runIds: [],
              error: null,
            }),
          ),
        ),
      ],
    }
  },
}

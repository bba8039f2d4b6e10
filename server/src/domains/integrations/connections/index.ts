import { every } from '../../../platform/background.ts'
import type { OpenDomain } from '../../../platform/domain.ts'
import { handle } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkConnection } from './check.ts'
import { authorizationDoor } from './door-routes.ts'
import { authorizationRetention, beginChecks, checkJob, removeExpired } from './jobs.ts'
import { connectionOperations, type ReachOf } from './routes.ts'
import { ConnectionId } from './schema.ts'
import { sealedColumns } from './secrets.ts'
import {
  connectionActivated,
  connectionDegraded,
  connectionDeleted,
  connectionReauthRequired,
} from './state.ts'

export { requireActiveConnection, requireUsable } from './active.ts'
export { type ConnectionClient, ConnectionFault, type ConnectionRequest } from './client.ts'
export { openConnectionClient } from './open-client.ts'
export { ConnectionId } from './schema.ts'
export { findConnection } from './store.ts'

/** Declarations of connections for the domain. */
export const connectionDeclarations = {
  tags: {
    Connections: 'Accounts at other services: authorization and status.',
  },
  limits: [{ resource: 'connections', description: 'Null for no limit; 0 is a limit.' }],
  ids: [ConnectionId],
  events: [connectionActivated, connectionDegraded, connectionReauthRequired, connectionDeleted],
  sealedColumns: Object.values(sealedColumns),
} as const

/** Longest delay of due work. */
const lookEveryMs = 1_000

export const openConnections = (platform: Platform, reachOf: ReachOf) =>
  ({
    operations: [...connectionOperations(platform, reachOf), ...authorizationDoor(platform)],
    jobs: [
      handle(checkJob, async (key, { signal }) => {
        await checkConnection(platform, key, signal)
      }),
      handle(authorizationRetention, async (_nothing, { signal }) => {
        await removeExpired(platform, signal)
      }),
    ],
    background: [
      {
        runsOn: 'worker',
        start: async () =>
          every(lookEveryMs, () => beginChecks(platform), {
            log: platform.log,
            failure: 'connections could not be looked at',
            follows: platform.database,
            restMs: 5_000,
          }),
      },
    ],
    drain: () => beginChecks(platform),
  }) satisfies OpenDomain

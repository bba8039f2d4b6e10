import { every } from '../../../platform/background.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Catalogue, OpenDomain } from '../../../platform/domain.ts'
import { defineSweep, handle } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stopOnLoss } from '../../people/index.ts'
import { eventHandlers, recordsAbout } from './follow.ts'
import { syncOperations } from './routes.ts'
import { syncRunOperations } from './run-routes.ts'
import { beginDue, forgetRuns } from './runs/due.ts'
import { carryOut } from './runs/execute-run.ts'
import { stopSync } from './runs/finish.ts'
import {
  syncCompleted,
  syncFailed,
  syncNeedsConfirmation,
  syncPartial,
  syncStarted,
} from './runs/schema.ts'
import { runSync } from './runs/start.ts'
import { SyncId, SyncRunId } from './schema.ts'
import { needsOf } from './service.ts'
import { openSources, type Readers } from './sources.ts'
import { listSyncsOf, listTargets } from './store.ts'

/** Declarations of syncs for the domain. */
export const syncDeclarations = {
  tags: { Syncs: 'Syncs keep contacts and sources up to date with another service, in runs.' },
  limits: [{ resource: 'syncs', description: 'Null for no limit; 0 is a limit.' }],
  ids: [SyncId, SyncRunId],
  events: [syncStarted, syncCompleted, syncPartial, syncFailed, syncNeedsConfirmation],
} as const

const retentionJob = defineSweep('integrations.sync-retention', '47 * * * *')

/** Longest delay of a due run. */
const lookEveryMs = 1_000

/** Opens syncs. `readers`, except the one of REST services, come from `integrations/sources`. */
export function openSyncs(platform: Platform, catalogue: Catalogue, readers: Readers) {
  const sources = openSources(platform, readers)
  const syncing = { ...platform, sources, catalogue }
  const look = () => beginDue(platform)
  return {
    operations: [...syncOperations(syncing), ...syncRunOperations(syncing)],
    jobs: [
      handle(runSync, (key, attempt) => carryOut(syncing, key, attempt)),
      handle(retentionJob, (_nothing, { signal }) => forgetRuns(platform, signal)),
    ],
    background: [
      {
        runsOn: 'worker',
        start: async () =>
          every(lookEveryMs, look, {
            log: platform.log,
            failure: 'syncs could not be begun',
            follows: platform.database,
            restMs: 5_000,
          }),
      },
    ],
    drain: look,
    /** Returns the scopes of the data that the syncs of a connection write. */
    reachOf: async ({ db, organizationId }: { db: Db; organizationId: string }, id: string) =>
      (await listTargets(db, organizationId, id)).flatMap((target) => needsOf({ target })),
    on: eventHandlers,
    onLoss: stopOnLoss(catalogue, {
      list: ({ db, organizationId }, { id }) => listSyncsOf(db, organizationId, id),
      stop: stopSync,
    }),
    recordsAbout,
  } satisfies OpenDomain & Record<string, unknown>
}

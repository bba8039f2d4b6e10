import { every } from '../../platform/background.ts'
import {
  freeDatabaseMebibytes,
  freeMebibytes,
  leastFreeMebibytes,
} from '../../platform/db/free-space.ts'
import { analyzeGrownTables, vacuumTables } from '../../platform/db/upkeep.ts'
import { ClockSteps, moveWaits } from '../../platform/db/waits.ts'
import type { Domain } from '../../platform/domain.ts'
import { keptHours } from '../../platform/idempotency/key.ts'
import { deleteOldKeys, responseColumn } from '../../platform/idempotency/store.ts'
import { defineJob, defineSweep, handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../platform/retention.ts'
import { findWriteFault } from '../../platform/scratch-directory.ts'
import { deleteEndedCounts } from '../../platform/throttle/store.ts'

const vacuumJob = defineSweep('database.upkeep', '*/10 * * * *')

const expireKeysJob = defineJob('idempotency.forget', { schedule: '17 * * * *', concurrency: 1 })
const expireCountsJob = defineJob('attempts.forget', { schedule: '27 * * * *', concurrency: 1 })
const batchRows = 1_000
/** A burst into an empty table reads some thousand rows by then. */
const analyzeMs = 2_000

const clockMs = 1_000
const sweepMs = 5_000
/** A node sends its jobs within milliseconds, unless it is dead or has lost the database. */
const leftAfterMs = 5_000

/** Maintenance that keeps the installation from growing without bound. */
export const maintenance: Domain = {
  name: 'maintenance',
  sealedColumns: [responseColumn],
  open: (platform) => ({
    concerns: () => describeRoom(platform),
    jobs: [
      handle(expireKeysJob, (_nothing, { signal }) => deleteExpiredKeys(platform, signal)),
      handle(expireCountsJob, (_nothing, { signal }) => deleteOldCounts(platform, signal)),
      ...(platform.database.needsVacuum
        ? [handle(vacuumJob, () => vacuumTables(platform.database.db))]
        : []),
    ],
    background: [
      // A database that is not shared has the clock of this process.
      ...(platform.database.isShared
        ? []
        : [{ runsOn: 'everywhere' as const, start: async () => followClock(platform) }]),
      { runsOn: 'worker', start: async () => keepStatistics(platform) },
      { runsOn: 'worker', start: () => sendLeftJobs(platform) },
    ],
    drain: async () => (await sweepOutbox(platform)) > 0,
  }),
}

const keepStatistics = ({ database, log }: Platform): AsyncDisposable =>
  every(analyzeMs, () => analyzeGrownTables(database.db), {
    log,
    failure: 'statistics of tables could not be gathered',
    follows: database,
  })

function followClock({ database, clock, log }: Platform): AsyncDisposable {
  const steps = new ClockSteps(clock)
  const look = async (): Promise<void> => {
    const { stepMs } = steps
    if (stepMs === 0) return
    await moveWaits(database, stepMs, clock.now())
    steps.take(stepMs)
    log.warn(
      `the clock was put back by ${Math.round(stepMs / 1000)} s: what waits was moved with it`,
    )
  }
  return every(clockMs, look, { log, failure: 'waits could not be moved', unref: true })
}

/** At the start all of them: what a crash has left is most often what this node wrote itself. */
async function sendLeftJobs(platform: Platform): Promise<AsyncDisposable> {
  const { jobs, clock, log } = platform
  await jobs.sweepOutbox(clock.now())
  const failure = 'jobs that a node has left could not be sent'
  return every(sweepMs, () => sweepOutbox(platform), { log, failure, follows: platform.database })
}

const sweepOutbox = ({ jobs, clock }: Platform): Promise<number> =>
  jobs.sweepOutbox(new Date(clock.now().getTime() - leftAfterMs))

function deleteExpiredKeys({ database, clock }: Platform, signal: AbortSignal): Promise<void> {
  const oldest = daysBefore(clock.now(), keptHours / 24)
  return deleteInBatches(batchRows, (limit) => deleteOldKeys(database.db, oldest, limit), signal)
}

function deleteOldCounts({ database, clock }: Platform, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  return deleteInBatches(batchRows, (limit) => deleteEndedCounts(database.db, now, limit), signal)
}

const describeRoom = async (platform: Platform): Promise<string[]> => [
  ...(await describeDatabaseRoom(platform)),
  ...(await describeScratchRoom(platform)),
]

/** The disk of PostgreSQL cannot be seen from here; that it is full, its answers tell. */
async function describeDatabaseRoom({ config, database }: Platform): Promise<string[]> {
  const since = database.fullSince()
  if (since) {
    return [
      `The disk of the database is full: writes have been refused since ${since.toISOString()}. Make room.`,
    ]
  }
  const free = await freeDatabaseMebibytes(config)
  if (free === null || free >= leastFreeMebibytes) return []
  return [`${free} MiB are free at ${config.dataDirectory}: make room before writes are refused.`]
}

/** Where uploads and files of syncs lie while they are read. */
async function describeScratchRoom({ scratchDirectory }: Platform): Promise<string[]> {
  const fault = findWriteFault(scratchDirectory, '.')
  if (fault) {
    return [
      `Temporary files cannot be written to ${scratchDirectory} (${fault}), so uploads, PDFs and syncs of files wait. Make room, or set TMPDIR to another directory.`,
    ]
  }
  // A file system that does not report its free space.
  const free = await freeMebibytes(scratchDirectory).catch(() => null)
  if (free === null || free >= leastFreeMebibytes) return []
  return [
    `${free} MiB are free for temporary files at ${scratchDirectory}: make room before uploads are refused.`,
  ]
}

import { vacuumTables } from '../../platform/db/vacuum.ts'
import type { Domain } from '../../platform/domain.ts'
import { deleteExpiredKeys } from '../../platform/idempotency/store.ts'
import { defineJob, handle } from '../../platform/jobs/jobs.ts'

const vacuumJob = defineJob('database.upkeep', {
  schedule: '*/10 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const expireKeysJob = defineJob('idempotency.forget', { schedule: '17 * * * *', concurrency: 1 })

/** What keeps the installation from growing without bound. */
export const maintenance: Domain = {
  name: 'maintenance',
  open: ({ database: { kind, db }, clock }) => ({
    jobs: [
      handle(expireKeysJob, () => deleteExpiredKeys(db, clock.now())),
      // PostgreSQL vacuums by itself; PGlite has no background processes.
      ...(kind === 'embedded' ? [handle(vacuumJob, () => vacuumTables(db))] : []),
    ],
  }),
}

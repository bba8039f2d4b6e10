import type { Domain } from '../domain.ts'
import { defineJob, handle } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { deleteExpiredKeys } from './store.ts'

const forgetKeys = defineJob('idempotency.forget', { schedule: '17 * * * *', concurrency: 1 })

/** What keeps the stored replies from growing for ever; the keys themselves work without it. */
export const idempotency = ({ database, clock }: Platform): Domain => ({
  operations: [],
  jobs: [handle(forgetKeys, () => deleteExpiredKeys(database.db, clock.now()))],
})

import type { Domain } from '../domain.ts'
import { defineJob, handle } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { daysBefore, deleteInBatches } from '../retention.ts'
import { keptHours } from './key.ts'
import { deleteOldKeys, responseColumn } from './store.ts'

const forgetKeys = defineJob('idempotency.forget', { schedule: '17 * * * *', concurrency: 1 })

const batchRows = 1_000

/** Deletes stored replies whose keys have expired. */
export const idempotency = ({ database, clock }: Platform): Domain => ({
  operations: [],
  sealedColumns: [responseColumn],
  jobs: [
    handle(forgetKeys, (_nothing, { signal }) => {
      const oldest = daysBefore(clock.now(), keptHours / 24)
      return deleteInBatches(
        batchRows,
        (limit) => deleteOldKeys(database.db, oldest, limit),
        signal,
      )
    }),
  ],
})

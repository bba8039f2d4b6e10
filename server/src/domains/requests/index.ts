import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { defineSweep, handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { daysBefore, deleteInBatches } from '../../platform/retention.ts'
import { requestFinders } from './finders.ts'
import { Recorder } from './recorder.ts'
import { requestOperations } from './routes.ts'
import { deleteOld } from './store.ts'

const writeMs = 500

const retentionJob = defineSweep('requests.retention', '11 * * * *')

/** The log of each organization's last requests, where a developer looks first. */
export const requests: Domain = {
  name: 'requests',
  tags: {
    'Request log': 'The last requests of the organization, and what was refused and why.',
  },
  open(platform) {
    const recorder = new Recorder(platform)
    return {
      operations: requestOperations(platform.pager, recorder),
      jobs: [handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal))],
      onResponse: recorder.record,
      background: [
        {
          runsOn: 'everywhere',
          start: async () =>
            every(writeMs, () => recorder.flush(), {
              log: platform.log,
              failure: 'the request log could not be written',
            }),
        },
      ],
      finders: requestFinders,
      drain: () => recorder.flush(),
      close: async () => void (await recorder.flush()),
    }
  },
}

const keptDays = 7
const batchRows = 1_000

export function applyRetention(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const oldest = daysBefore(clock.now(), keptDays)
  return deleteInBatches(batchRows, (limit) => deleteOld(database.db, oldest, limit), signal)
}

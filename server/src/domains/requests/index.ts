import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { defineJob, handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { Recorder } from './recorder.ts'
import { applyRetention } from './retention.ts'
import { requestOperations } from './routes.ts'

const writeMs = 500

const retentionJob = defineJob('requests.retention', {
  schedule: '11 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** The log of each organization's last requests, where a developer looks first. */
export function requests(platform: Platform): Domain {
  const recorder = new Recorder(platform)
  return {
    operations: requestOperations(platform.pager, recorder),
    jobs: [handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal))],
    onAnswer: (answered) => recorder.record(answered),
    startEverywhere: async () =>
      every(writeMs, () => recorder.flush(), {
        log: platform.log,
        failure: 'the request log could not be written',
      }),
    drain: () => recorder.flush(),
    dispose: async () => void (await recorder.flush()),
  }
}

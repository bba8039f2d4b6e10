import type { Domain } from '../../platform/domain.ts'
import { defineJob, handle } from '../../platform/jobs/jobs.ts'
import { Recorder } from './recorder.ts'
import { applyRetention } from './retention.ts'
import { requestOperations } from './routes.ts'

const writeMs = 500

const retentionJob = defineJob('requests.retention', {
  schedule: '11 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** The last requests of each organization: what a developer looks at first. */
export const requests: Domain = {
  name: 'requests',
  tags: {
    'Request log': 'The last requests of the organization, and what was refused and why.',
  },
  open(platform) {
    const recorder = new Recorder(platform)
    return {
      operations: requestOperations(platform.pager, recorder),
      jobs: [handle(retentionJob, () => applyRetention(platform))],
      onResponse: (response) => recorder.record(response),
      background: [
        {
          runsOn: 'everywhere',
          async start() {
            const timer = setInterval(() => void recorder.flush(), writeMs)
            return { [Symbol.asyncDispose]: async () => clearInterval(timer) }
          },
        },
      ],
      drain: () => recorder.flush(),
      close: async () => void (await recorder.flush()),
    }
  },
}

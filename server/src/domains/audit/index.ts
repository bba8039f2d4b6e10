import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { defineJob, handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditOperations, operatorAuditOperations } from './routes.ts'
import { applyRetention, chainEntries } from './service.ts'
import { expungeAbout } from './store.ts'

const chainMs = 2_000

const retentionJob = defineJob('audit.retention', {
  schedule: '41 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** The log of who changed what. `platform/audit` writes the entries, each with its change. */
export const audit = (platform: Platform): Domain => ({
  operations: auditOperations(platform.pager),
  operatorOperations: operatorAuditOperations(platform.pager),
  jobs: [handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal))],
  async onEvent({ db, organizationId }, { erases, subject }) {
    if (erases && subject !== null) await expungeAbout(db, organizationId, subject)
  },
  start: async () => keepChaining(platform),
  drain: () => chainEntries(platform),
})

/** Every two seconds is too often for a job, which would be a row each time. */
const keepChaining = (platform: Platform): AsyncDisposable =>
  every(chainMs, () => chainEntries(platform), {
    log: platform.log,
    failure: 'the audit log could not be chained',
  })

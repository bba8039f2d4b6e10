import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { defineSweep, handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRecorder, recordAct } from './record.ts'
import { auditOperations, operatorAuditOperations } from './routes.ts'
import { AuditEntryId, presentEntry } from './schema.ts'
import { applyRetention, chainEntries } from './service.ts'
import { expungeAbout, listEntriesAbout } from './store.ts'

export { listActors, type RecordedActor } from './actor-store.ts'

const chainMs = 2_000

const retentionJob = defineSweep('audit.retention', '41 * * * *')

/** Who changed what: an entry for each change, in its transaction, and a chain of hashes over them. */
export const audit: Domain = {
  name: 'audit',
  tags: { 'Audit log': 'Who changed what and when, in a chain that shows what is missing.' },
  ids: [AuditEntryId],
  open: (platform) => ({
    operations: [...auditOperations(platform.pager), ...operatorAuditOperations(platform.pager)],
    changeRecorder,
    onAct: recordAct,
    jobs: [handle(retentionJob, (_nothing, { signal }) => applyRetention(platform, signal))],
    on: {
      async erasure({ db, organizationId }, events) {
        for (const { erased } of events) {
          for (const subject of erased) await expungeAbout(db, organizationId, subject)
        }
      },
    },
    recordsAbout: async ({ db, organizationId }, subjects, limit) => {
      const changes = await listEntriesAbout(db, organizationId, subjects, limit)
      return { records: { changes: changes.map(presentEntry) } }
    },
    background: [{ runsOn: 'worker', start: async () => keepChaining(platform) }],
    drain: () => chainEntries(platform),
  }),
}

/** Every two seconds is too often for a job, which would be a row each time. */
const keepChaining = (platform: Platform): AsyncDisposable =>
  every(chainMs, () => chainEntries(platform), {
    log: platform.log,
    failure: 'the audit log could not be chained',
    follows: platform.database,
  })

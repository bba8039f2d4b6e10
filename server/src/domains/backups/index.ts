import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { backupOperations } from './routes.ts'
import { BackupId, makeBackup, runBackup } from './service.ts'

/** Copies of everything, made while the server runs. */
export const backups: Domain = {
  name: 'backups',
  tags: { Backups: 'Copies of everything, made while the server runs.' },
  ids: [BackupId],
  open: (platform, { sealedColumns }) => ({
    operations: backupOperations(platform.pager),
    jobs: [handle(makeBackup, ({ id }) => runBackup(platform, sealedColumns, id))],
  }),
}

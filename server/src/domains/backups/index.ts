import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { backupOperations } from './routes.ts'
import { makeBackup, runBackup } from './service.ts'

/** Copies of everything, made while the server runs; `product` is the version that makes them. */
export const backups = (platform: Platform, product: string): Domain => ({
  operations: [],
  operatorOperations: backupOperations(platform.pager),
  jobs: [handle(makeBackup, ({ id }) => runBackup(platform, product, id))],
})

import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { ImportKey } from './drafts-store.ts'

export interface ImportRunKey extends ImportKey {
  /** Counts the starts of the import. */
  run: number
}

export const importJob = defineJob<ImportRunKey>('contacts.import', { concurrency: 2 })
export const undoJob = defineJob<ImportRunKey>('contacts.undo_import', { concurrency: 2 })

import { FileError } from '../../../platform/files/file-error.ts'
import type { RunFailure, RunKind } from '../../../platform/jobs/run.ts'
import type { Work } from '../../../platform/work.ts'
import { importCompleted, importFailed } from './events.ts'
import { type ImportRunKey, importJob, undoJob } from './job.ts'
import { presentEnd } from './representation.ts'
import type { ContactImport } from './schema.ts'
import { type ImportRecord, lockImport, updateImport } from './store.ts'

/** Undone within so many days; the rows with faults can be read as long. */
export const undoMs = 30 * 24 * 3600 * 1000

export interface ImportFailure extends RunFailure {
  code: string
  line: number | null
}

const ours: ImportFailure = {
  code: 'internal',
  message: 'The import failed on our side. Upload the file again: what is imported stays so.',
  line: null,
  retryable: true,
}

const failureOf = (error: unknown): ImportFailure | null =>
  error instanceof FileError
    ? { code: error.code, message: error.message, line: error.line, retryable: false }
    : null

const runOf = (
  job: RunKind<ImportRunKey, ImportRecord, ImportFailure>['job'],
  status: ImportRecord['status'],
  fail: RunKind<ImportRunKey, ImportRecord, ImportFailure>['fail'],
): RunKind<ImportRunKey, ImportRecord, ImportFailure> => ({
  job,
  async lock({ db }, key) {
    const record = await lockImport(db, key)
    return record?.status === status && record.run === key.run ? record : undefined
  },
  failureOf,
  internalFailure: () => ours,
  fail,
})

export const importRun = runOf(importJob, 'running', (work, record, { code, message, line }) => {
  const isPartial = record.rows_read > 0
  return endImport(work, record, isPartial ? 'partial' : 'failed', { code, message, line })
})

/** What is left to undo can be undone by another attempt. */
export const undoRun = runOf(undoJob, 'undoing', (work, record, { code, message, line }) =>
  updateImport(
    work.db,
    { organizationId: work.organizationId, importId: record.id },
    { status: 'partial', error: { code, message, line } },
  ),
)

/** Ends an import in the transaction that has locked its record. */
export async function endImport(
  work: Work,
  record: ImportRecord,
  status: 'completed' | 'partial' | 'failed',
  error: ContactImport['error'],
): Promise<void> {
  const key = { organizationId: work.organizationId, importId: record.id }
  const isDryRun = record.options?.dryRun === true
  const change = {
    status,
    error,
    ended_at: work.now,
    ...(!isDryRun && { expires_at: new Date(work.now.getTime() + undoMs) }),
  }
  await updateImport(work.db, key, change)
  const type = status === 'failed' ? importFailed : importCompleted
  await work.emit(type, presentEnd({ ...record, ...change }))
}

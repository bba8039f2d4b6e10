import { defineEvent } from '../../../platform/events/event.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { RunFailure, RunKind } from '../../../platform/jobs/run.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactImportId } from '../ids.ts'
import type { ImportKey } from './drafts-store.ts'
import { type ContactImport, exampleImportEnd, ImportEnd, type ImportStatus } from './schema.ts'
import { type ImportRecord, lockImport, updateImport } from './store.ts'

/** Time in which an import can be undone and its rejected rows can be read. */
export const undoMs = 30 * 24 * 3600 * 1000

export interface ImportFailure extends RunFailure {
  code: string
  line: number | null
}

const ours: ImportFailure = {
  code: 'internal',
  message:
    'The import failed because of an internal error. Contacts imported so far are kept. Upload the file again.',
  line: null,
  retryable: true,
}

const failureOf = (error: unknown): ImportFailure | null =>
  error instanceof FileError
    ? { code: error.code, message: error.message, line: error.line, retryable: false }
    : null

export interface ImportRunKey extends ImportKey {
  /** Number of times the import has started. */
  run: number
}

export const importJob = defineJob<ImportRunKey>('contacts.import', { concurrency: 2 })
export const undoJob = defineJob<ImportRunKey>('contacts.undo_import', { concurrency: 2 })

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

const progressOf = (record: ImportRecord): ContactImport['progress'] => ({
  rowsRead: record.rows_read,
  created: record.created,
  updated: record.updated,
  unchanged: record.unchanged,
  skipped: record.skipped,
  failed: record.failed,
  incomplete: record.incomplete,
  bytesRead: Number(record.bytes_read),
  bytesTotal: Number(record.file_bytes),
})

export const presentImport = (record: ImportRecord): ContactImport => ({
  id: ContactImportId.show(record.id),
  status: record.status as ImportStatus,
  fileName: record.file_name,
  format: record.format,
  encoding: record.encoding,
  delimiter: record.delimiter,
  headerRow: record.header_row,
  columns: record.columns,
  mapping: record.mapping,
  options: record.options,
  progress: progressOf(record),
  error: record.error,
  undo: record.undo,
  createdAt: record.created_at.toISOString(),
  startedAt: record.started_at?.toISOString() ?? null,
  endedAt: record.ended_at?.toISOString() ?? null,
})

const presentEnd = (record: ImportRecord): ImportEnd => ({
  id: ContactImportId.show(record.id),
  status: record.status as ImportStatus,
  fileName: record.file_name,
  dryRun: record.options?.dryRun === true,
  progress: progressOf(record),
  error: record.error,
})

export const importCompleted = defineEvent(
  'contact_import.completed',
  'A contact import ended. `status` is `partial` if it ended before the end of the file.',
  ImportEnd,
  exampleImportEnd,
)

export const importFailed = defineEvent(
  'contact_import.failed',
  'A contact import failed. `error` has the reason.',
  ImportEnd,
  {
    ...exampleImportEnd,
    status: 'failed',
    progress: {
      ...exampleImportEnd.progress,
      rowsRead: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      failed: 0,
    },
    error: {
      code: 'malformed_file',
      message:
        'The workbook is damaged or incomplete. Open it, save it again and upload the new file.',
      line: null,
    },
  },
)

export const importRun = runOf(importJob, 'running', (work, record, { code, message, line }) => {
  const isPartial = record.rows_read > 0
  return endImport(work, record, isPartial ? 'partial' : 'failed', { code, message, line })
})

/** Runs one attempt at an undo. After a failure, another attempt can undo the rest. */
export const undoRun = runOf(undoJob, 'undoing', (work, record, { code, message, line }) =>
  updateImport(
    work.db,
    { organizationId: work.organizationId, importId: record.id },
    { status: 'partial', error: { code, message, line } },
  ),
)

/** Ends an import, in the transaction that holds the lock on its record. */
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

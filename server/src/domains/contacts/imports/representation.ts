import { ContactImportId } from '../ids.ts'
import type { ContactImport, ImportEnd, ImportStatus } from './schema.ts'
import type { ImportRecord } from './store.ts'

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

export const presentEnd = (record: ImportRecord): ImportEnd => ({
  id: ContactImportId.show(record.id),
  status: record.status as ImportStatus,
  fileName: record.file_name,
  dryRun: record.options?.dryRun === true,
  progress: progressOf(record),
  error: record.error,
})

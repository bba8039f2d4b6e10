import { setImmediate as turn } from 'node:timers/promises'
import { FileError } from '../../../platform/files/file-error.ts'
import { attemptRun, inRun, RunSuperseded } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactImportId } from '../ids.ts'
import { type Applied, applyRows, type ImportOptions } from './apply-rows.ts'
import { deleteRowsOf, type ImportKey, storedFile } from './drafts-store.ts'
import { saveErrors } from './errors-store.ts'
import { endImport, type ImportRunKey, importRun } from './import-run.ts'
import { openRows } from './open-rows.ts'
import { type ImportRow, type ReadRow, type RowRules, readImportRow } from './read-row.ts'
import { type ImportRecord, updateImport } from './store.ts'

/** Rows of one transaction. The embedded database answers nobody else meanwhile. */
const rowsAtOnce = { embedded: 250, postgres: 500 }
/** Rows parsed in one turn: about 2 ms, so that the writing of earlier rows continues. */
const rowsBetweenTurns = 50

type ImportPlatform = Pick<Platform, 'database' | 'transact' | 'log'>

/** Runs one attempt at an import. It reads the file from its beginning and writes the rows after the checkpoint. */
export const runImport = (
  platform: ImportPlatform,
  key: ImportRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(platform, importRun, key, {
    isLast: last,
    signal,
    steps: async (ends) => {
      const record = await inRun(platform, importRun, key, async (_work, row) => row)
      if (record.rows_read === 0) await forgetEarlier(platform, key, ends)
      await importRows(platform, key, record, ends)
      await clearUp(platform, key, record)
    },
  })

const drafts = ['contact_import_drafts', 'contact_import_draft_handles'] as const

const forgetEarlier = (
  { database }: ImportPlatform,
  key: ImportRunKey,
  signal: AbortSignal,
): Promise<void> => deleteRowsOf(database, key, ['contact_import_errors', ...drafts], signal)

/** Deletes the file, which is not needed after the import. */
const clearUp = (
  { database }: ImportPlatform,
  key: ImportRunKey,
  { options }: ImportRecord,
): Promise<void> => deleteRowsOf(database, key, options?.dryRun ? drafts : ['contact_import_parts'])

async function importRows(
  platform: ImportPlatform,
  key: ImportRunKey,
  record: ImportRecord,
  signal: AbortSignal,
): Promise<void> {
  const { database } = platform
  const meter = { bytes: 0 }
  const stored = storedFile(database, key, Number(record.file_bytes))
  const file = {
    ...stored,
    read: (start: number, end: number) => counted(stored.read(start, end), meter),
  }
  const { table, rules } = await openRows(database, record, file)
  const write = (rows: ReadRow[], isEnd: boolean, fault?: FileError) =>
    writeBatch(platform, key, rows, {
      rules,
      bytes: Math.min(meter.bytes, stored.bytes),
      isEnd,
      fault,
    })
  const most = database.pick(rowsAtOnce)
  let batch: ReadRow[] = []
  let number = 0
  // Rows are read while the database writes the previous ones. True when those end the import.
  let written = Promise.resolve(false)
  try {
    for await (const row of table) {
      number++
      if (number <= record.rows_read) continue
      batch.push(readImportRow({ number, ...row }, rules))
      if (batch.length % rowsBetweenTurns === 0) await turn()
      if (batch.length < most) continue
      signal.throwIfAborted()
      if (await written) return
      written = write(batch, false)
      // The error is thrown when the batch is awaited.
      written.catch(() => {})
      batch = []
    }
    meter.bytes = stored.bytes
    if (!(await written)) await write(batch, true)
  } catch (error) {
    const isLast = await written
    if (!(error instanceof FileError)) throw error
    if (!isLast) await write(batch, true, error)
  }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  meter: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    meter.bytes += piece.length
    yield piece
  }
}

/** Result of the end of the file, after its last rows. */
const nothing: Applied = {
  counts: { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, incomplete: 0 },
  faulty: [],
  full: null,
  results: [],
}

interface BatchPlace {
  rules: RowRules
  bytes: number
  isEnd: boolean
  /** Error that ends the file early. */
  fault: FileError | undefined
}

/**
 * Writes some rows and the checkpoint after them in one transaction. Returns true if that ends the import.
 * @throws RunSuperseded
 */
async function writeBatch(
  platform: ImportPlatform,
  key: ImportRunKey,
  rows: readonly ReadRow[],
  place: BatchPlace,
): Promise<boolean> {
  return inRun(platform, importRun, key, async (work, record) => {
    const first = rows[0]?.row
    // Another attempt is ahead of this one.
    if (first && record.rows_read !== first.number - 1) throw new RunSuperseded()
    const options = applyOptions(key, record, place.rules)
    const applied = rows.length > 0 ? await applyRows(work, rows, options) : nothing
    const after = await checkpoint(work, key, record, rows, applied, place)
    if (applied.full) await endFull(work, after, applied.full.row)
    else if (place.isEnd) await endAt(work, after, place.fault)
    return applied.full !== null
  })
}

/** Returns the options of an import in the form of `applyRows`. */
export const applyOptions = (
  key: ImportKey,
  record: ImportRecord,
  rules: RowRules,
): ImportOptions => ({
  key,
  source: ContactImportId.show(record.id),
  rules,
  onConflict: record.options?.onConflict ?? 'update',
  tags: record.options?.tags ?? [],
  hasEvents: record.options?.events !== 'summary',
  writes: record.options?.dryRun ? 'drafts' : 'contacts',
  createdBefore: record.created,
})

async function checkpoint(
  work: Work,
  key: ImportRunKey,
  record: ImportRecord,
  rows: readonly ReadRow[],
  { counts, faulty, full }: Applied,
  { bytes }: BatchPlace,
): Promise<ImportRecord> {
  const last = (full ? rows[rows.indexOf(full) - 1] : rows.at(-1))?.row
  const change = {
    rows_read: last?.number ?? record.rows_read,
    line: last?.line ?? record.line,
    bytes_read: bytes,
    created: record.created + counts.created,
    updated: record.updated + counts.updated,
    unchanged: record.unchanged + counts.unchanged,
    skipped: record.skipped + counts.skipped,
    failed: record.failed + counts.failed,
    incomplete: record.incomplete + counts.incomplete,
  }
  if (faulty.length > 0) await saveErrors(work.db, key, faulty)
  await updateImport(work.db, key, change)
  return { ...record, ...change }
}

const endFull = (work: Work, record: ImportRecord, { line }: ImportRow): Promise<void> =>
  endImport(work, record, 'partial', {
    code: 'plan_limit_reached',
    message: `The plan allows no more contacts, from line ${line} on. Delete some or upgrade the plan, and upload the file again.`,
    line,
  })

function endAt(work: Work, record: ImportRecord, fault: FileError | undefined): Promise<void> {
  if (!fault) return endImport(work, record, 'completed', null)
  const status = record.rows_read > 0 ? 'partial' : 'failed'
  const { code, message, line } = fault
  return endImport(work, record, status, { code, message, line })
}

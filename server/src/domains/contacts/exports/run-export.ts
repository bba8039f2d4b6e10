import type { Database } from '../../../platform/db/database.ts'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import {
  attemptRun,
  failOrphanedRuns,
  inRun,
  type RunFailure,
  type RunKind,
} from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readFilter } from '../search/filter.ts'
import type { Sql } from '../search/predicate.ts'
import { compileFilter } from '../search/service.ts'
import { columnsOf, type ExportedRow } from './fields.ts'
import {
  deleteExport,
  type ExportKey,
  type ExportRecord,
  everything,
  exportParts,
  listContactsAfter,
  listCustomKeys,
  listExpiredExports,
  listRunningExports,
  lockExport,
  sealedPartColumn,
  updateExport,
} from './store.ts'
import { createContactWriter, writeHead } from './write-contacts.ts'

export const exportJob = defineJob<ExportKey>('contacts.export', { concurrency: 2 })

/** Contacts whose custom keys are read in one query, which returns little data. */
const keysAtOnce = { embedded: 1_000, postgres: 10_000 }
/** Size of a part in UTF-16 units. A part spans as many pages as it needs. */
const partLength = 256 * 1024
const maxCustomKeys = 400

class ExportFailure extends Error implements RunFailure {
  readonly retryable = false
}

const exportRun: RunKind<ExportKey, ExportRecord, RunFailure> = {
  job: exportJob,
  async lock({ db }, key) {
    const record = await lockExport(db, key)
    return record?.status === 'running' ? record : undefined
  },
  failureOf(error) {
    if (error instanceof ExportFailure) return error
    const refusal = toApiError(error)
    return refusal?.code === 'plan_limit_reached' ? new ExportFailure(refusal.message) : null
  },
  internalFailure: () => ({
    message: 'The export failed because of an internal error. Request another one.',
    retryable: true,
  }),
  fail: (work, { id }, { message }) =>
    updateExport(
      work.db,
      { organizationId: work.organizationId, exportId: id },
      { status: 'failed', error: JSON.stringify({ message }), ended_at: work.now },
    ),
}

type ExportPlatform = Pick<Platform, 'clock' | 'database' | 'transact' | 'log' | 'keyring'>

/** Runs one attempt at an export. It continues after the last stored part. */
export const runExport = (
  platform: ExportPlatform,
  key: ExportKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(platform, exportRun, key, {
    isLast: last,
    signal,
    steps: async (ends) => {
      let record: ExportRecord = await inRun(platform, exportRun, key, async (_work, row) => row)
      const fits = await compileFits(platform, key, record)
      if (record.format === 'csv' && record.custom_keys === null) {
        const custom_keys = record.fields.includes('custom')
          ? await gatherKeys(platform, key, fits, ends)
          : []
        record = await advance(platform, key, record, { custom_keys })
      }
      const readPage = createPageReader(platform.database, key, record, fits)
      while (record.status === 'running') {
        ends.throwIfAborted()
        record = await writePart(platform, key, record, readPage)
      }
    },
  })

/** @throws ExportFailure if the filter names a deleted segment */
async function compileFits(
  { database: { db }, clock }: ExportPlatform,
  { organizationId }: ExportKey,
  { filter }: ExportRecord,
): Promise<Sql> {
  if (filter === null) return everything
  try {
    const reader = { db, organizationId, now: clock.now() }
    return (await compileFilter(reader, readFilter(filter))).fits
  } catch (error) {
    if (error instanceof ApiError) throw new ExportFailure(error.message)
    throw error
  }
}

async function gatherKeys(
  { database }: ExportPlatform,
  { organizationId }: ExportKey,
  fits: Sql,
  signal: AbortSignal,
): Promise<string[]> {
  const keys = new Set<string>()
  let after: string | null = null
  do {
    signal.throwIfAborted()
    const page = await listCustomKeys(database.db, organizationId, {
      fits,
      after,
      limit: database.pick(keysAtOnce),
    })
    for (const key of page.keys) keys.add(key)
    if (keys.size > maxCustomKeys) {
      throw new ExportFailure(
        `The contacts have more than ${maxCustomKeys} custom fields, and each would be a column. Export NDJSON, or leave out the field custom.`,
      )
    }
    after = page.last
  } while (after !== null)
  return [...keys].sort()
}

/** Updates the record unless another attempt is ahead. */
const advance = (
  platform: ExportPlatform,
  key: ExportKey,
  { parts }: ExportRecord,
  change: Partial<ExportRecord>,
  text = '',
): Promise<ExportRecord> =>
  inRun(platform, exportRun, key, async (work, record) => {
    if (record.parts !== parts) return record
    const isEnd = change.status === 'completed'
    const ended = isEnd ? { ended_at: work.now } : {}
    if (text !== '') {
      const { organizationId, exportId } = key
      const seal = platform.keyring.column(sealedPartColumn)
      const sealed_text = seal.seal([organizationId, exportId, String(parts)], text)
      await exportParts.insert(work.db, [organizationId, exportId], parts, sealed_text).execute()
    }
    const { error: _, filter: __, ...columns } = { ...change, ...ended }
    await updateExport(work.db, key, columns)
    return { ...record, ...change, ...ended }
  })

/** Writes enough contacts for one part, and the checkpoint after them. */
async function writePart(
  platform: ExportPlatform,
  key: ExportKey,
  record: ExportRecord,
  readPage: ReturnType<typeof createPageReader>,
): Promise<ExportRecord> {
  const shape = {
    format: record.format,
    fields: record.fields,
    customKeys: record.custom_keys ?? [],
  }
  const write = createContactWriter(shape)
  let text = record.parts === 0 ? writeHead(shape) : ''
  let after = record.after_id
  let count = 0
  let isEnd = false
  while (text.length < partLength && !isEnd) {
    const page = await readPage(after)
    for (const row of page.rows) text += write(row)
    count += page.rows.length
    after = page.rows.at(-1)?.id ?? after
    isEnd = page.isLast
  }
  const change = {
    after_id: after,
    parts: record.parts + (text === '' ? 0 : 1),
    rows_written: record.rows_written + count,
    bytes: Number(record.bytes) + Buffer.byteLength(text),
    ...(isEnd && { status: 'completed' as const }),
  }
  return advance(platform, key, record, change, text)
}

const exportsAtOnce = 100

/** Deletes expired exports with their files, and fails exports that have lost their job. */
export async function expireExports(
  platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log' | 'transact'>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = platform.database
  await failOrphanedRuns(platform, exportRun, await listRunningExports(db, exportsAtOnce))
  for (let full = true; full && !signal.aborted; ) {
    const keys = await listExpiredExports(db, platform.clock.now(), exportsAtOnce)
    for (const key of keys) {
      await exportParts.delete(db, [key.organizationId, key.exportId])
      await deleteExport(db, key)
    }
    full = keys.length === exportsAtOnce
  }
}

/** Contacts of one page: about 10 ms, in which the embedded database answers nobody else. */
const contactsAtOnce = { embedded: 500, postgres: 1_000 }

interface Page {
  rows: ExportedRow[]
  isLast: boolean
}

/**
 * Returns a reader of the page after a contact. It reads the following page while the caller writes this one, which
 * halves the time of an export.
 */
function createPageReader(
  database: Database,
  { organizationId }: ExportKey,
  { fields }: ExportRecord,
  fits: Sql,
): (after: string | null) => Promise<Page> {
  const columns = columnsOf(fields)
  const limit = database.pick(contactsAtOnce)
  const read = (after: string | null) => {
    const rows = listContactsAfter(database.db, organizationId, { fits, after, limit }, columns)
    // The error is thrown if the page is awaited.
    rows.catch(() => {})
    return { after, rows }
  }
  let ahead: ReturnType<typeof read> | null = null
  return async (after) => {
    const rows = await (ahead?.after === after ? ahead : read(after)).rows
    const last = rows.length === limit ? rows.at(-1) : undefined
    ahead = last ? read(last.id) : null
    return { rows, isLast: !last }
  }
}

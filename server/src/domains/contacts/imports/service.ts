import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import { requireEncoding } from '../../../platform/files/encoding.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactImportId } from '../ids.ts'
import { columnFields, ownColumnFields, takesSeveral } from './column-names.ts'
import type { ImportKey } from './drafts-store.ts'
import { importJob, presentImport, undoJob, undoMs } from './import-run.ts'
import { isCountry } from './phone.ts'
import type { ColumnMapping, ContactImport, ImportStart, Options } from './schema.ts'
import { findImport, type ImportRecord, lockImport, updateImport } from './store.ts'
import { unstartedMs } from './upload.ts'

async function getLocked(work: Work, importId: string): Promise<ImportRecord> {
  const record = await lockImport(work.db, keyOf(work, importId))
  if (!record || record.status === 'uploading') throw notFound()
  return record
}

const keyOf = ({ organizationId }: Work, importId: string): ImportKey => ({
  organizationId,
  importId,
})

async function changed(
  work: Work,
  record: ImportRecord,
  change: Partial<ImportRecord>,
): Promise<ContactImport> {
  await updateImport(work.db, keyOf(work, record.id), change)
  return presentImport({ ...record, ...change })
}

const isDry = ({ options }: ImportRecord): boolean => options?.dryRun === true

/** Returns the mapping and options of a start. An import can start again after a dry run. @throws ApiError */
export async function checkStart(
  record: ImportRecord,
  { mapping, options = {} }: ImportStart,
): Promise<{ mapping: ColumnMapping; options: Options }> {
  const hasEnded = !['uploaded', 'running', 'undoing', 'undone'].includes(record.status)
  if (record.status !== 'uploaded' && !(hasEnded && isDry(record))) {
    throw refusedIn(record, 'started', 'Upload the file again.')
  }
  const chosen = mapping ?? record.mapping ?? suggested(record)
  requireMapping(record, chosen)
  if (options.encoding) requireEncoding(options.encoding, 'options.encoding')
  if (options.defaultCountry) await requireCountry(options.defaultCountry)
  return { mapping: chosen, options }
}

/** Starts a run. */
export async function startImport(
  work: Work,
  importId: string,
  start: ImportStart,
): Promise<ContactImport> {
  const record = await getLocked(work, importId)
  const { mapping, options } = await checkStart(record, start)
  const run = record.run + 1
  await work.enqueue(importJob, { ...keyOf(work, importId), run })
  return changed(work, record, {
    status: 'running',
    mapping,
    options,
    run,
    ...nothingRead,
    error: null,
    started_at: work.now,
    ended_at: null,
    expires_at: new Date(work.now.getTime() + (options.dryRun ? unstartedMs : undoMs)),
  })
}

const nothingRead = {
  rows_read: 0,
  line: 0,
  bytes_read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  incomplete: 0,
}

const refusedIn = ({ status, id }: ImportRecord, verb: string, advice: string): ApiError =>
  new ApiError(
    'invalid_transition',
    `${ContactImportId.show(id)} is ${status} and cannot be ${verb}. ${advice}`,
  )

/** Returns the suggested mapping. Files without a header have the fields as columns, so every row is mapped alike. */
function suggested({ columns, format }: ImportRecord): ColumnMapping {
  if (format === 'vcard' || format === 'ndjson') {
    return Object.fromEntries(ownColumnFields.map((field) => [field, field]))
  }
  return Object.fromEntries(
    columns.flatMap(({ name, suggestion }) => (suggestion ? [[name, suggestion.field]] : [])),
  )
}

function requireMapping({ columns, format }: ImportRecord, mapping: ColumnMapping): void {
  const own = format === 'vcard' || format === 'ndjson' ? columnFields : []
  const names = new Set<string>([...columns.map(({ name }) => name), ...own])
  const seen = new Set<string>()
  for (const [name, field] of Object.entries(mapping)) {
    if (!names.has(name)) throw unmappable(name, 'is not a column of the file')
    if (field === null) continue
    if (seen.has(field) && !takesSeveral.has(field)) {
      throw unmappable(
        name,
        `is mapped to ${field}, and so is another column. Leave one of them out.`,
      )
    }
    seen.add(field)
  }
  if (seen.size === 0) {
    const message = 'mapping must map at least one column to a field.'
    throw new ApiError('validation_error', message, { field: 'mapping' })
  }
}

const unmappable = (name: string, problem: string): ApiError =>
  new ApiError('validation_error', `mapping.${name} ${problem}`, { field: `mapping.${name}` })

async function requireCountry(code: string): Promise<void> {
  if (await isCountry(code)) return
  const message =
    'options.defaultCountry must be an ISO 3166 country with phone numbers, such as US.'
  throw new ApiError('validation_error', message, { field: 'options.defaultCountry' })
}

/** Cancels a run between two of its transactions. Rows that it has written are kept. */
export async function cancelImport(work: Work, importId: string): Promise<ContactImport> {
  const record = await getLocked(work, importId)
  if (!['uploaded', 'running'].includes(record.status)) {
    throw refusedIn(record, 'canceled', 'Read it to see how it ended.')
  }
  return changed(work, record, { status: 'canceled', ended_at: work.now })
}

export async function undoImport(work: Work, importId: string): Promise<ContactImport> {
  const record = await getLocked(work, importId)
  const hasRun = record.started_at !== null && !isDry(record)
  if (!hasRun || !['completed', 'partial', 'canceled', 'failed'].includes(record.status)) {
    throw refusedIn(
      record,
      'undone',
      'Only an import that has ended and was not a dry run can be undone.',
    )
  }
  const endedAt = record.ended_at ?? work.now
  if (work.now.getTime() > endedAt.getTime() + undoMs || record.expires_at === null) {
    throw refusedIn(record, 'undone', 'An import can be undone for 30 days.')
  }
  const run = record.run + 1
  await work.enqueue(undoJob, { ...keyOf(work, importId), run })
  const undo = record.undo ?? { deleted: 0, restored: 0, keptCount: 0, kept: [] }
  return changed(work, record, { status: 'undoing', run, undo })
}

export async function getImport(
  db: Parameters<typeof findImport>[0],
  key: ImportKey,
): Promise<ImportRecord> {
  const record = requireFound(await findImport(db, key))
  return record
}

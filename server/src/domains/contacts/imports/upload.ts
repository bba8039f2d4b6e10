import type { Database } from '../../../platform/db/database.ts'
import { partBytesOf } from '../../../platform/db/stored-parts.ts'
import { ApiError } from '../../../platform/errors.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { newId } from '../../../platform/ids.ts'
import type { Upload } from '../../../platform/operations/uploaded-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { type Analysis, analyzeFile } from './analyze.ts'
import { deleteRowsOf, type ImportKey, importParts } from './drafts-store.ts'
import { presentImport } from './import-run.ts'
import type { ContactImport } from './schema.ts'
import { deleteImport, findImport, insertImport, updateImport } from './store.ts'

export const maxImportBytes = 200 * 1024 * 1024

/** Longer than any upload takes. A file that is never imported is deleted after a week. */
const uploadMs = 3600 * 1000
export const unstartedMs = 7 * 24 * 3600 * 1000

/** A file in the database that no import shows yet. It is deleted unless an import takes it. */
export class UploadedTable implements AsyncDisposable {
  readonly key: ImportKey
  readonly analysis: Analysis
  readonly #database: Database
  #isTaken = false

  constructor(database: Database, key: ImportKey, analysis: Analysis) {
    this.#database = database
    this.key = key
    this.analysis = analysis
  }

  keep(work: Work): void {
    work.afterCommit(() => {
      this.#isTaken = true
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isTaken) await discard(this.#database, this.key)
  }
}

/**
 * Stores and analyzes the file in many short statements, before the transaction that creates the import.
 *
 * @throws ApiError `validation_error` if the file is not a list of contacts
 */
export async function storeUpload(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  organizationId: string,
  upload: Upload | undefined,
): Promise<UploadedTable> {
  if (!upload) {
    const message = 'file is required. Send the request as multipart/form-data.'
    throw new ApiError('validation_error', message, { field: 'file' })
  }
  const { file } = upload
  // Read from the disk: reading from the database leaves six times as much garbage.
  const analysis = await analyzeFile(file).catch((error: unknown) => {
    if (!(error instanceof FileError)) throw error
    throw new ApiError('validation_error', error.message, { field: 'file' })
  })
  const key = { organizationId, importId: newId() }
  const now = clock.now()
  await insertImport(database.db, {
    organization_id: organizationId,
    id: key.importId,
    status: 'uploading',
    file_name: file.name,
    file_bytes: file.bytes,
    created_at: now,
    expires_at: new Date(now.getTime() + uploadMs),
  })
  try {
    const parts = file.parts(partBytesOf(database))
    await importParts.insertAll(database.db, [organizationId, key.importId], parts)
    return new UploadedTable(database, key, analysis)
  } catch (error) {
    await discard(database, key)
    throw error
  }
}

async function discard(database: Database, key: ImportKey): Promise<void> {
  await deleteRowsOf(database, key, ['contact_import_parts'])
  await deleteImport(database.db, key)
}

export async function showUpload(work: Work, table: UploadedTable): Promise<ContactImport> {
  const { key, analysis } = table
  const { format, encoding, delimiter, headerRow } = analysis.reading
  await updateImport(work.db, key, {
    status: 'uploaded',
    format,
    encoding,
    delimiter,
    header_row: headerRow,
    columns: analysis.columns,
    expires_at: new Date(work.now.getTime() + unstartedMs),
  })
  table.keep(work)
  const record = await findImport(work.db, key)
  if (!record) throw new Error('an import is missing that was just made')
  return presentImport(record)
}

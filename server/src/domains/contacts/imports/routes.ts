import { Readable } from 'node:stream'
import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactImportId } from '../ids.ts'
import { columnFields } from './column-names.ts'
import { listErrors } from './errors-store.ts'
import { presentImport } from './import-run.ts'
import { ImportPreview, previewImport } from './preview.ts'
import { ContactImport, ImportQuery, ImportStart } from './schema.ts'
import { cancelImport, getImport, startImport, undoImport } from './service.ts'
import { type ImportRecord, listImports } from './store.ts'
import { maxImportBytes, showUpload, storeUpload } from './upload.ts'

const tag = 'Imports and exports'
const writes = { tag, scope: 'contacts:write' } as const
const reads = { tag, scope: 'contacts:read' } as const
const path = '/v1/contact-imports'
const params = Type.Object({ importId: PathId(ContactImportId, 'Identifier of the import.') })
const noFields = Type.Object({}, { title: 'ContactImportForm', additionalProperties: false })

export const importOperations = (
  platform: Pick<Platform, 'database' | 'clock' | 'pager' | 'transact'>,
): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createContactImport',
      summary: 'Upload a file of contacts',
      description:
        'Takes a CSV, TSV, XLSX, vCard or NDJSON file as `multipart/form-data` and suggests a field for each column. Nothing is imported until you start the import.',
      upload: noFields,
      maxUploadBytes: maxImportBytes,
      status: 201,
      reply: ContactImport,
      errors: ['plan_limit_reached', 'payload_too_large', 'validation_error'],
      prepare: ({ upload }, { organizationId }) => storeUpload(platform, organizationId, upload),
    },
    (work, _input, table) => showUpload(work, table),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path,
      operationId: 'listContactImports',
      summary: 'List imports',
      description: 'Lists the imports of contacts, newest first.',
      query: ImportQuery,
      reply: List(ContactImport),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'contact imports' }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const rows = await listImports(db, organizationId, page)
      return platform.pager.page(list, query, rows, presentImport)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/{importId}`,
      operationId: 'getContactImport',
      summary: 'Get an import',
      description: 'Returns an import and its progress. Made for polling.',
      params,
      reply: ContactImport,
    },
    async ({ db, organizationId }, { params: { importId } }) =>
      presentImport(await getImport(db, { organizationId, importId })),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{importId}/start`,
      operationId: 'startContactImport',
      summary: 'Start an import',
      description:
        'Imports the rows in the background. Poll the import, or wait for `contact_import.completed`. An import that ended as a dry run can be started again.',
      params,
      body: ImportStart,
      reply: ContactImport,
      errors: ['invalid_transition'],
    },
    (work, { params: { importId }, body }) => startImport(work, importId, body),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      effect: 'read',
      path: `${path}/{importId}/preview`,
      operationId: 'previewContactImport',
      summary: 'Preview an import',
      description:
        'Returns what the first ten rows would become with this mapping and these options, and the columns as they are read with them. Nothing is written. The preview shows contacts, so it also needs `contacts:read`.',
      params,
      body: ImportStart,
      reply: ImportPreview,
      errors: ['invalid_transition', 'insufficient_scope'],
    },
    ({ organizationId, principal }, { params: { importId }, body }) =>
      previewImport(platform, { organizationId, importId }, principal, body),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{importId}/cancel`,
      operationId: 'cancelContactImport',
      summary: 'Cancel an import',
      description: 'Cancels an import. Contacts that it has imported are kept; undo removes them.',
      params,
      reply: ContactImport,
      errors: ['invalid_transition'],
    },
    (work, { params: { importId } }) => cancelImport(work, importId),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{importId}/undo`,
      operationId: 'undoContactImport',
      summary: 'Undo an import',
      description:
        'Deletes the contacts that the import created and restores the previous values of those that it changed, within 30 days. Fields that changed later are kept, and so are new contacts that changed; `undo` lists them.',
      params,
      reply: ContactImport,
      errors: ['invalid_transition'],
    },
    (work, { params: { importId } }) => undoImport(work, importId),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/{importId}/errors`,
      operationId: 'listContactImportErrors',
      summary: 'Download the rejected rows',
      description:
        'Returns a CSV file of the rows that were not imported: line, column, code and message, then the original cells. Correct them and upload the file.',
      params,
      reply: rawReply('text/csv'),
    },
    async ({ organizationId }, { params: { importId } }) => {
      const { db } = platform.database
      const record = await getImport(db, { organizationId, importId })
      const body = Readable.toWeb(Readable.from(writeErrors(db, record))) as ReadableStream
      return new Response(body, { headers: csvHeaders(ContactImportId.show(importId)) })
    },
  ),
]

const csvHeaders = (id: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${id}-errors.csv"`,
})

const errorsAtOnce = 500

/** Yields the rejected rows with their errors, as a CSV file that can be corrected and uploaded. */
async function* writeErrors(
  db: Db,
  { organization_id: organizationId, id: importId, columns, format }: ImportRecord,
): AsyncGenerator<string> {
  const isOwn = format === 'vcard' || format === 'ndjson'
  const names = isOwn ? columnFields : columns.map(({ name }) => name)
  yield byteOrderMark + writeCsvRow(['line', 'column', 'code', 'message', ...names])
  let after = 0
  for (let full = true; full; ) {
    const errors = await listErrors(db, { organizationId, importId }, after, errorsAtOnce)
    if (errors.length === 0) return
    yield errors
      .map(({ line, column, code, message, cells }) => {
        const filled = names.map((_, at) => cells[at] ?? '')
        const more = cells.slice(names.length)
        return writeCsvRow([String(line), column ?? '', code, message, ...filled, ...more])
      })
      .join('')
    after = errors.at(-1)?.number ?? after
    full = errors.length === errorsAtOnce
  }
}

import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactExportId, SegmentId } from '../ids.ts'
import { readFilter } from '../search/filter.ts'
import { compileFilter } from '../search/service.ts'
import { findSegment } from '../segments/store.ts'
import { exportJob } from './run-export.ts'
import {
  ContactExport,
  type ExportFormat,
  ExportQuery,
  importedFields,
  NewContactExport,
} from './schema.ts'
import {
  type ExportKey,
  type ExportRecord,
  exportParts,
  findExport,
  insertExport,
  listExports,
  sealedPartColumn,
} from './store.ts'

const tag = 'Imports and exports'
const reads = { tag, scope: 'contacts:read' } as const
const path = '/v1/contact-exports'
const params = Type.Object({ exportId: PathId(ContactExportId, 'Identifier of the export.') })
const keptForMs = 24 * 3600 * 1000

const present = (record: ExportRecord): ContactExport => ({
  id: ContactExportId.show(record.id),
  status: record.status,
  format: record.format,
  fields: record.fields,
  rows: record.rows_written,
  bytes: Number(record.bytes),
  error: record.error?.message ?? null,
  createdAt: record.created_at.toISOString(),
  endedAt: record.ended_at?.toISOString() ?? null,
  expiresAt: record.expires_at.toISOString(),
})

/** Returns the requester: the token or the member. */
const requesterOf = ({ kind, id, person }: Principal) => ({
  requester_kind: kind,
  requester_id: person?.memberId ?? id,
})

export const exportOperations = (
  platform: Pick<Platform, 'database' | 'keyring' | 'pager'>,
): readonly Operation[] => [
  operation(
    {
      ...reads,
      method: 'POST',
      path,
      operationId: 'createContactExport',
      summary: 'Export contacts',
      description:
        'Writes all contacts, or those of a filter or a segment, to a file in the background. Poll the export until its status is `completed`. Capstan keeps the file for 24 hours, and only the token or member that requested it can read it.',
      body: NewContactExport,
      status: 201,
      reply: ContactExport,
    },
    async (work, { body }) => {
      const { format, fields = [...importedFields] } = body
      const id = newId()
      const filter = await filterOf(work, body)
      const record = await insertExport(work.db, {
        organization_id: work.organizationId,
        id,
        status: 'running',
        format,
        fields,
        filter: filter && JSON.stringify(filter),
        ...requesterOf(work.principal),
        created_at: work.now,
        expires_at: new Date(work.now.getTime() + keptForMs),
      })
      await work.enqueue(exportJob, { organizationId: work.organizationId, exportId: id })
      return present(record)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path,
      operationId: 'listContactExports',
      summary: 'List exports',
      description: 'Lists the exports of the last 24 hours, newest first.',
      query: ExportQuery,
      reply: List(ContactExport),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'contact exports' }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const rows = await listExports(db, organizationId, page)
      return platform.pager.page(list, query, rows, present)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/{exportId}`,
      operationId: 'getContactExport',
      summary: 'Get an export',
      description: 'Returns an export and its progress. Made for polling.',
      params,
      reply: ContactExport,
    },
    async ({ db, organizationId }, { params: { exportId } }) =>
      present(await getExport(db, { organizationId, exportId })),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/{exportId}/file`,
      operationId: 'downloadContactExport',
      summary: 'Download an export',
      description:
        'Returns the file after the export is completed, to the token or member that requested it.',
      params,
      reply: rawReply('application/octet-stream'),
      errors: ['invalid_transition'],
    },
    async ({ organizationId, principal }, { params: { exportId } }) => {
      const key = { organizationId, exportId }
      const record = await getExport(platform.database.db, key)
      requireReadable(record, principal)
      const file = Readable.from(readFile(platform, key, record.parts), { objectMode: false })
      return new Response(Readable.toWeb(file) as ReadableStream, { headers: headersOf(record) })
    },
  ),
]

/** Checks and returns the filter as a search takes it; null for all contacts. */
async function filterOf(
  { db, organizationId, now }: Work,
  { filter, segmentId }: NewContactExport,
): Promise<object | null> {
  if (filter && segmentId !== undefined) {
    const message = 'Send either filter or segmentId, not both.'
    throw new ApiError('validation_error', message, { field: 'segmentId' })
  }
  if (segmentId !== undefined) {
    const id = SegmentId.read(segmentId)
    if (id && (await findSegment(db, organizationId, id))) {
      return { field: 'segment', op: 'eq', value: segmentId }
    }
    throw new ApiError('validation_error', 'segmentId: this segment does not exist.', {
      field: 'segmentId',
    })
  }
  if (!filter) return null
  await compileFilter({ db, organizationId, now }, readFilter(filter))
  return filter
}

async function getExport(db: Platform['database']['db'], key: ExportKey): Promise<ExportRecord> {
  const record = requireFound(await findExport(db, key))
  return record
}

function requireReadable(record: ExportRecord, principal: Principal): void {
  const { requester_kind, requester_id } = requesterOf(principal)
  if (record.requester_kind !== requester_kind || record.requester_id !== requester_id) {
    throw new ApiError(
      'insufficient_scope',
      'Only the token or member that requested an export can read its file. Request your own export.',
    )
  }
  if (record.status === 'completed') return
  const message = `The export is ${record.status} and has no file. Wait until it is completed.`
  throw new ApiError('invalid_transition', message)
}

async function* readFile(
  { database, keyring }: Pick<Platform, 'database' | 'keyring'>,
  key: ExportKey,
  parts: number,
): AsyncGenerator<Buffer> {
  const { organizationId, exportId } = key
  for (let position = 0; position < parts; position++) {
    const sealed = await exportParts.find(database.db, [organizationId, exportId], position)
    if (!sealed) throw new Error('a part of an export is missing')
    const row = [organizationId, exportId, String(position)]
    yield keyring.column(sealedPartColumn).openBytes(row, sealed)
  }
}

const mediaTypes: Record<ExportFormat, [type: string, ending: string]> = {
  csv: ['text/csv; charset=utf-8', 'csv'],
  ndjson: ['application/x-ndjson', 'ndjson'],
  vcard: ['text/vcard; charset=utf-8', 'vcf'],
}

function headersOf({ format, created_at, bytes }: ExportRecord): Record<string, string> {
  const [type, ending] = mediaTypes[format]
  const name = `contacts-${created_at.toISOString().slice(0, 10)}.${ending}`
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${name}"`,
  }
}

import { type Static, Type } from 'typebox'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { FileRow } from '../../../platform/files/csv-reader.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { type Principal, requireScopes } from '../../../platform/operations/principal.ts'
import { Id, Nullable, secret } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactId } from '../ids.ts'
import { columnOf, presentContact } from '../representation.ts'
import type { ContactRow } from '../store.ts'
import { analyzeColumns } from './analyze.ts'
import { applyRows, type RowResult } from './apply-rows.ts'
import { type ImportKey, storedFile } from './drafts-store.ts'
import { keepsPlaces, openRows, tableFormatOf } from './open-rows.ts'
import { readImportRow } from './read-row.ts'
import { applyOptions } from './run-import.ts'
import { Choice, Column, ContactImport, type ImportStart } from './schema.ts'
import { checkStart, getImport } from './service.ts'
import type { ImportRecord } from './store.ts'

const previewedRows = 10

const PreviewColumn = Type.Object({
  ...Column.properties,
  name: Type.String({ description: 'Name of the column in the mapping.' }),
  header: Type.String({
    description: 'Header of the column, read with this encoding and header row.',
  }),
  field: Nullable(
    Type.String({ description: 'Field that the column is imported as; null leaves it out.' }),
  ),
})

const PreviewRow = Type.Object({
  line: Type.Integer({ description: 'Line of the row in the file.', examples: [2] }),
  outcome: Choice(
    ['created', 'updated', 'unchanged', 'skipped', 'failed'],
    'Result that importing the row would have.',
  ),
  contactId: Nullable(Id(ContactId, 'Contact of the row; null for a new one.')),
  values: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'The contact as it would be stored, without empty fields.',
    examples: [{ name: 'Ada Lovelace', phone: '+14155550123' }],
    ...secret,
  }),
  changed: Type.Array(Type.String(), { description: 'Fields that the row would change.' }),
  problems: Type.Array(
    Type.Object({
      column: Nullable(
        Type.String({ description: 'Column of the value; null for the whole row.' }),
      ),
      code: Type.String({ description: 'Error code, as in the list of rejected rows.' }),
      message: Type.String({ description: 'What is wrong and how to fix it.', ...secret }),
    }),
    { description: 'Values that cannot be read, or the reason why the row fails.' },
  ),
})

export const ImportPreview = Type.Object(
  {
    encoding: ContactImport.properties.encoding,
    headerRow: ContactImport.properties.headerRow,
    columns: Type.Array(PreviewColumn, {
      description: 'Columns of the file, as they are read now.',
    }),
    rows: Type.Array(PreviewRow, { description: 'The first ten rows.' }),
    isFull: Type.Boolean({ description: 'True if the plan has no room for all of these rows.' }),
  },
  { title: 'ContactImportPreview' },
)
export type ImportPreview = Static<typeof ImportPreview>

/** Computes the results of the first rows with the code of a run. Writes nothing. @throws ApiError */
export async function previewImport(
  { database, transact }: Pick<Platform, 'database' | 'transact'>,
  key: ImportKey,
  principal: Principal,
  start: ImportStart,
): Promise<ImportPreview> {
  const stored = await getImport(database.db, key)
  if (stored.status === 'uploading') throw notFound()
  // The preview shows data of the contacts that the rows find.
  requireScopes(principal, ['contacts:read'])
  const record = { ...stored, ...(await checkStart(stored, start)) }
  const file = storedFile(database, key, Number(record.file_bytes))
  try {
    const reading = tableFormatOf(record)
    const columns = await analyzeColumns(file, reading)
    const { table, rules } = await openRows(database, record, file)
    const rows = (await firstOf(table)).map((row, at) =>
      readImportRow({ number: at + 1, ...row }, rules),
    )
    const options = { ...applyOptions(key, record, rules), writes: 'nothing' as const }
    const { results, full } = await transact(key.organizationId, principal, (work) =>
      applyRows(work, rows, options),
    )
    return {
      encoding: reading.encoding,
      headerRow: reading.headerRow,
      columns: columnsIn(record, columns),
      rows: results.map(presentRow),
      isFull: full !== null,
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    throw new ApiError('validation_error', error.message, { field: 'file' })
  }
}

async function firstOf(table: AsyncIterable<FileRow>): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const row of table) {
    rows.push(row)
    if (rows.length === previewedRows) break
  }
  return rows
}

/**
 * Returns the columns under the names they had at the upload, which the mapping uses. Another encoding or header row
 * reads other names at the same positions.
 */
function columnsIn(record: ImportRecord, read: ImportRecord['columns']): ImportPreview['columns'] {
  return read.map(({ name: header, samples, suggestion }, at) => {
    const name = (keepsPlaces(record) && record.columns[at]?.name) || header
    return { name, header, samples, suggestion, field: record.mapping?.[name] ?? null }
  })
}

function presentRow({ line, outcome, before, after, faults }: RowResult): ImportPreview['rows'][0] {
  const [old, values] = [contentOf(before), contentOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(values)])]
  return {
    line,
    outcome,
    contactId: before && ContactId.show(before.id),
    values,
    changed: names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(values[name])),
    problems: faults.map(({ column, code, message }) => ({ column, code, message })),
  }
}

/** Returns the fields that a row can write, without empty ones. */
const contentOf = (row: ContactRow | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row ? presentContact(row) : {}).filter(
      ([name, value]) => columnOf(name) && !isEmpty(value),
    ),
  )

const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0)

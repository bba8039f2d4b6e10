import type { Database } from '../../../platform/db/database.ts'
import type { Row } from '../../../platform/files/csv-reader.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { listTagsWith } from '../tags/store.ts'
import { namesOf } from './analyze.ts'
import type { ColumnField } from './column-names.ts'
import { createPhoneReader } from './phone.ts'
import type { RowRules } from './read-row.ts'
import type { ImportRecord } from './store.ts'
import { type Reading, readTable } from './table.ts'
import { tagSeparatorOf } from './tag-cells.ts'

/** How the file of an import is read: as it was found out, or as the options say. */
export function readingOf(record: ImportRecord): Reading {
  const { encoding, sheet, headerRow } = record.options ?? {}
  return {
    format: record.format,
    encoding: encoding ?? record.encoding,
    delimiter: record.delimiter,
    sheet: sheet ?? null,
    headerRow: headerRow ?? (sheet ? null : record.header_row),
  }
}

/** Opens the file of an import behind its header: for a run, and for the preview before it. */
export async function openRows(
  database: Database,
  record: ImportRecord,
  file: RandomFile,
): Promise<{ table: AsyncGenerator<Row>; rules: RowRules }> {
  const table = readTable(file, readingOf(record))
  const { value: header } = await table.next()
  return { table, rules: await rulesOf(database, record, header?.cells ?? []) }
}

async function rulesOf(
  { db }: Database,
  record: ImportRecord,
  header: readonly string[],
): Promise<RowRules> {
  const { mapping, options } = record
  const isSheet = record.format === 'csv' || record.format === 'xlsx'
  const columns = namesIn(record, header).flatMap((name, index) => {
    // A column may be called as what every object has, such as constructor.
    const field = mapping && Object.hasOwn(mapping, name) ? mapping[name] : null
    return field ? [{ name, index, field: field as ColumnField }] : []
  })
  const hasTags = isSheet && columns.some(({ field }) => field === 'tags')
  const samples = new Map(record.columns.map(({ name, samples }) => [name, samples]))
  return {
    columns: columns.map((column) => ({
      ...column,
      tagSeparator: isSheet ? tagSeparatorOf(samples.get(column.name) ?? []) : null,
    })),
    width: header.length || record.columns.length,
    clearEmpty: options?.clearEmpty === true,
    isSheet,
    readPhone: await createPhoneReader(options?.defaultCountry ?? null),
    wholeTags: hasTags ? await listTagsWith(db, record.organization_id, [',', '|']) : [],
  }
}

/** As the mapping names them: with another encoding or line of names, the header reads differently. */
const namesIn = (record: ImportRecord, header: readonly string[]): string[] =>
  keepsPlaces(record) ? record.columns.map(({ name }) => name) : namesOf(header)

/** Whether its columns are in the places in which they were uploaded: another sheet has others. */
export const keepsPlaces = ({ format, options }: ImportRecord): boolean =>
  format === 'csv' || (format === 'xlsx' && !options?.sheet)

import type { Database } from '../../../platform/db/database.ts'
import type { FileRow } from '../../../platform/files/csv-reader.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { dayOrderIn } from '../files/read-details.ts'
import { listTagsWith } from '../tags/store.ts'
import { namesOf } from './analyze.ts'
import { type ColumnField, knownAs, labelOfHeader } from './column-names.ts'
import { createPhoneReader } from './phone.ts'
import type { MappedColumn } from './read-cell.ts'
import type { RowRules } from './read-row.ts'
import type { ImportRecord } from './store.ts'
import { readTable, type TableFormat } from './table.ts'
import { tagSeparatorOf } from './tag-cells.ts'

/** Returns the format of an import's file, as detected or as the options say. */
export function tableFormatOf(record: ImportRecord): TableFormat {
  const { encoding, sheet, headerRow } = record.options ?? {}
  return {
    format: record.format,
    encoding: encoding ?? record.encoding,
    delimiter: record.delimiter,
    sheet: sheet ?? null,
    headerRow: headerRow ?? (sheet ? null : record.header_row),
  }
}

/** Opens the file of an import after its header, for a run or a preview. */
export async function openRows(
  database: Database,
  record: ImportRecord,
  file: RandomFile,
): Promise<{ table: AsyncGenerator<FileRow>; rules: RowRules }> {
  const table = readTable(file, tableFormatOf(record))
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
    // A column can have the name of an object property, such as constructor.
    const field = mapping && Object.hasOwn(mapping, name) ? mapping[name] : null
    return field ? [{ name, index, field: field as ColumnField }] : []
  })
  const hasTags = isSheet && columns.some(({ field }) => field === 'tags')
  const labels = labelColumnsOf(columns)
  const samples = new Map(record.columns.map(({ name, samples }) => [name, samples]))
  return {
    columns: columns.map((column) => ({
      ...column,
      tagSeparator: isSheet ? tagSeparatorOf(samples.get(column.name) ?? []) : null,
      dayOrder: dayOrderIn(samples.get(column.name) ?? []),
      place: placeOf(column),
      label: isSheet ? labelOfHeader(column.name) : null,
      labelColumn: labels.get(column.index) ?? null,
    })),
    width: header.length || record.columns.length,
    clearEmpty: options?.clearEmpty === true,
    isSheet,
    readPhone: await createPhoneReader(options?.defaultCountry ?? null),
    wholeTags: hasTags ? await listTagsWith(db, record.organization_id, [',', '|']) : [],
  }
}

type Mapped = Pick<MappedColumn, 'index' | 'name' | 'field'>

/** Returns the additional address that a part belongs to: each group of headers is one address. */
const placeOf = ({ name, field }: Mapped): string =>
  field.startsWith('additionalAddresses.') ? (knownAs(name)?.place ?? '') : ''

/** Maps each column of values to its column of labels, which comes before it. All parts of an address share one. */
function labelColumnsOf(columns: readonly Mapped[]): Map<number, number> {
  const labels = new Map<number, number>()
  let open: { index: number; place: string | null } | null = null
  for (const column of columns) {
    if (column.field === 'label') open = { index: column.index, place: null }
    else if (
      open &&
      (open.place === null || (open.place !== '' && open.place === placeOf(column)))
    ) {
      labels.set(column.index, open.index)
      open.place = placeOf(column)
    } else open = null
  }
  return labels
}

/** Returns the names that the mapping uses. With another encoding or header row, the header would read differently. */
const namesIn = (record: ImportRecord, header: readonly string[]): string[] =>
  keepsPlaces(record) ? record.columns.map(({ name }) => name) : namesOf(header)

/** Returns true if the columns have the positions they had at the upload. Another sheet has other columns. */
export const keepsPlaces = ({ format, options }: ImportRecord): boolean =>
  format === 'csv' || (format === 'xlsx' && !options?.sheet)

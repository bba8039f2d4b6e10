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

/** How the file of an import is read: as it was found out, or as the options say. */
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

/** Opens the file of an import behind its header: for a run, and for the preview before it. */
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
    // A column may be called as what every object has, such as constructor.
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

/** Which of the additional addresses a part belongs to: each group of headers is one. */
const placeOf = ({ name, field }: Mapped): string =>
  field.startsWith('additionalAddresses.') ? (knownAs(name)?.place ?? '') : ''

/** By the column whose values it labels, the column of labels before it; all parts of an address share theirs. */
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

/** As the mapping names them: with another encoding or line of names, the header reads differently. */
const namesIn = (record: ImportRecord, header: readonly string[]): string[] =>
  keepsPlaces(record) ? record.columns.map(({ name }) => name) : namesOf(header)

/** Whether its columns are in the places in which they were uploaded: another sheet has others. */
export const keepsPlaces = ({ format, options }: ImportRecord): boolean =>
  format === 'csv' || (format === 'xlsx' && !options?.sheet)

import type { Row } from '../../../platform/files/csv-reader.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { readSheet } from '../../../platform/office/sheet.ts'
import { isWorkbook, readWorkbook } from '../../../platform/office/workbook.ts'
import { type OfficeFaults, openArchive } from '../../../platform/office/zip.ts'

const maxColumns = 1_000

const damaged = (): FileError =>
  new FileError(
    'malformed_file',
    'The workbook is damaged or cut off. Open it, save it again and upload that file.',
  )

const faults: OfficeFaults = {
  damaged,
  entities: damaged,
  locked: () =>
    new FileError(
      'malformed_file',
      'The workbook has a password. Remove it, and upload the file again.',
    ),
  tooLarge: (what, row) =>
    row === undefined
      ? new FileError(
          'too_large',
          `The workbook ${what}. Save the list of contacts alone, as XLSX or CSV.`,
        )
      : new FileError('too_large', `Row ${row} ${what}. Remove what is not to be imported.`, row),
}

/**
 * Reads the rows of a sheet, the first visible one or the one of that name.
 *
 * @throws FileError
 */
export async function* readXlsx(file: RandomFile, wanted: string | null): AsyncGenerator<Row> {
  const archive = await openArchive(file, { maxBytes: 1024 ** 3, maxSize: '1 GiB', faults })
  if (!isWorkbook(archive)) throw otherKind()
  const workbook = await readWorkbook(archive)
  const { sheets } = workbook
  const sheet = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted)
  if (!sheet) {
    const names = sheets.map(({ name }) => name)
    throw noSheet(wanted, names)
  }
  yield* readSheet(workbook, sheet.part, { maxColumns, booleans: ['false', 'true'] })
}

const otherKind = (): FileError =>
  new FileError(
    'unknown_format',
    'The file is no Excel workbook (XLSX). Save the list as XLSX or CSV, and upload that.',
  )

const noSheet = (wanted: string | null, names: readonly string[]): FileError =>
  new FileError(
    'malformed_file',
    wanted === null
      ? 'The workbook has no visible sheet.'
      : `The workbook has no sheet named ${wanted}; it has ${names.slice(0, 20).join(', ')}.`,
  )

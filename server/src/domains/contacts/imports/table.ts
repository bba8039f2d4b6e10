import { detectDelimiter, type FileRow, readCsv } from '../../../platform/files/csv-reader.ts'
import { type Bytes, decodeText, detectEncoding } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { readSheet } from '../../../platform/office/sheet.ts'
import { isWorkbook, readWorkbook } from '../../../platform/office/workbook.ts'
import { type OfficeFaults, openArchive } from '../../../platform/office/zip.ts'
import { isTooDeep, maxDepth } from '../../../platform/operations/storable.ts'
import { otherCardFields, type Person, readGroups, readPeople } from '../files/card-fields.ts'
import { cellsOf, type FieldCells } from '../files/read-details.ts'
import { wholeCharacters } from '../files/vcard-lines.ts'
import { type Card, readCards } from '../files/vcard-reader.ts'
import { columnFields } from './column-names.ts'

export type ImportFormat = 'csv' | 'xlsx' | 'vcard' | 'ndjson'

/** Options for reading a file. */
export interface TableFormat {
  format: ImportFormat
  /** Null if the format defines its encoding. */
  encoding: string | null
  delimiter: string | null
  /** Sheet of a workbook; null for the first. */
  sheet: string | null
  /** Line of the header; 0 if there is none, null for the first line that has a value. */
  headerRow: number | null
}

const startBytes = 64 * 1024

/** @throws FileError if the file has another format */
export async function detectTableFormat(file: RandomFile, fallback?: string): Promise<TableFormat> {
  const first = await startOf(file)
  const format = formatOf(first)
  const whole = { encoding: null, delimiter: null, sheet: null, headerRow: null, format }
  if (format === 'xlsx') return whole
  const bytes = file.read(0, file.bytes)
  const isCards = /^\s*BEGIN:VCARD/i.test(
    first.toString('latin1').replace(/[\0\xef\xbb\xbf\xff\xfe]/g, ''),
  )
  const encoding = await detectEncoding(isCards ? wholeCharacters(bytes) : bytes, fallback)
  const text = await textOf(first, encoding)
  for (const [beginning, what] of otherTexts) if (beginning.test(text)) throw unknown(what)
  if (isCards || /^\s*\{/.test(text)) {
    return { ...whole, encoding, format: isCards ? 'vcard' : 'ndjson' }
  }
  const isAssumed = !encoding.startsWith('utf-')
  return { ...whole, encoding, delimiter: detectDelimiter(text, { isAssumed }) }
}

async function startOf(file: RandomFile): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of file.read(0, Math.min(startBytes, file.bytes)))
    parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

async function textOf(bytes: Buffer, encoding: string): Promise<string> {
  let text = ''
  const pieces = (async function* () {
    yield bytes
  })()
  for await (const piece of decodeText(pieces, encoding)) text += piece
  return text
}

/** Detects the format by the first bytes. A file that is neither text nor a known archive is rejected. */
function formatOf(start: Buffer): 'csv' | 'xlsx' {
  const is = (mark: string) => start.subarray(0, mark.length).toString('latin1') === mark
  if (is('PK\x03\x04')) return 'xlsx'
  if (is('\x1f\x8b')) throw unknown('compressed (GZIP). Unpack it')
  if (is('\x89PNG') || is('\xff\xd8\xff')) throw unknown('a picture. Export the list as CSV')
  if (is('\xd0\xcf\x11\xe0')) throw unknown('an old Excel workbook (XLS). Save it as XLSX')
  if (is('%PDF')) throw unknown('a PDF. Export the list as CSV')
  return 'csv'
}

/** Text formats that are not tables. */
const otherTexts: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\s*<(?:!doctype|html|table|\?xml)\b/i, 'a web page or XML. Save it as XLSX or CSV'],
  [
    /^\s*\[\s*\{/,
    'a JSON list. Write one object on each line, without the brackets and commas around them',
  ],
]

const unknown = (what: string): FileError =>
  new FileError('unknown_format', `The file is ${what}, and upload that.`)

/** Columns of files without a header. */
const fieldColumns: readonly string[] = [...columnFields, ...otherCardFields]

/** Reads the rows of a file of any format. The first row is the header; it has no cells if the file has no header. */
export function readTable(file: RandomFile, reading: TableFormat): AsyncGenerator<FileRow> {
  const { format, encoding, delimiter, sheet, headerRow } = reading
  if (format === 'xlsx') return withHeader(readXlsx(file, sheet), headerRow)
  const bytes = file.read(0, file.bytes)
  const text = encoding ?? 'utf-8'
  if (format === 'csv') {
    return withHeader(readCsv(bytes, { encoding: text, delimiter: delimiter ?? ',' }), headerRow)
  }
  if (format === 'ndjson')
    return readFields(readJsonLines(bytes, text), ({ value }) => cellsOf(value))
  return readFields(peopleOf(file, text), ({ cells }) => cells)
}

async function* withHeader(
  rows: AsyncIterable<FileRow>,
  headerRow: number | null,
): AsyncGenerator<FileRow> {
  if (headerRow === 0) yield { line: 0, cells: [] }
  for await (const row of rows) if (row.line >= (headerRow ?? 0)) yield row
}

/** Yields the people of the cards. Groups can come after their members, so a file with groups is read twice. */
async function* peopleOf(file: RandomFile, encoding: string): AsyncGenerator<Person> {
  const bytes = () => file.read(0, file.bytes)
  const cards = () => readCards(wholeCharacters(bytes()), encoding)
  const groups = (await mentionsGroups(bytes())) ? await readGroups(wholeOf(cards())) : new Map()
  yield* readPeople(cards(), groups)
}

async function mentionsGroups(bytes: Bytes): Promise<boolean> {
  let end = ''
  for await (const chunk of bytes) {
    const text = end + Buffer.from(chunk).toString('latin1')
    if (/kind:group/i.test(text)) return true
    end = text.slice(-10)
  }
  return false
}

/** Yields cards up to the point where the file is cut off. The error is reported when the people are read. */
async function* wholeOf(cards: AsyncIterable<Card>): AsyncGenerator<Card> {
  try {
    yield* cards
  } catch (error) {
    if (!(error instanceof FileError)) throw error
  }
}

async function* readFields<Item extends { line: number; fault?: string }>(
  items: AsyncIterable<Item>,
  cellsOfItem: (item: Item) => FieldCells,
): AsyncGenerator<FileRow> {
  yield { line: 0, cells: fieldColumns }
  for await (const item of items) {
    const cells = cellsOfItem(item)
    const row = { line: item.line, cells: fieldColumns.map((name) => cells[name] ?? '') }
    yield item.fault === undefined ? row : { ...row, fault: item.fault }
  }
}

interface JsonLine {
  line: number
  value: Readonly<Record<string, unknown>>
}

const maxLineLength = 1024 * 1024

/** Yields the objects of an NDJSON file (https://jsonlines.org). @throws FileError with the line */
async function* readJsonLines(bytes: Bytes, encoding: string): AsyncGenerator<JsonLine> {
  let line = 0
  let rest = ''
  for await (const text of decodeText(bytes, encoding)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) {
      line++
      if (one.trim() !== '') yield { line, value: parse(one, line) }
    }
    if (rest.length > maxLineLength) throw tooLong(line + 1)
  }
  if (rest.trim() !== '') yield { line: line + 1, value: parse(rest, line + 1) }
}

function parse(text: string, line: number): JsonLine['value'] {
  if (text.length > maxLineLength) throw tooLong(line)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // JSON.parse throws a SyntaxError: the line is not an object.
  }
  if (isTooDeep(value)) {
    const message = `Line ${line} is nested deeper than ${maxDepth} levels.`
    throw new FileError('malformed_file', message, line)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as JsonLine['value']
  }
  throw new FileError(
    'malformed_file',
    `Line ${line} is not a JSON object. Write one contact on each line. Is the file incomplete?`,
    line,
  )
}

const tooLong = (line: number): FileError =>
  new FileError('too_large', `Line ${line} is longer than 1 MiB. Shorten or remove it.`, line)

const maxColumns = 1_000

const damaged = (): FileError =>
  new FileError(
    'malformed_file',
    'The workbook is damaged or incomplete. Open it, save it again and upload the new file.',
  )

const faults: OfficeFaults = {
  damaged,
  entities: damaged,
  locked: () =>
    new FileError(
      'malformed_file',
      'The workbook has a password. Remove it and upload the file again.',
    ),
  tooLarge: (what, row) =>
    row === undefined
      ? new FileError(
          'too_large',
          `The workbook ${what}. Save only the list of contacts as XLSX or CSV.`,
        )
      : new FileError(
          'too_large',
          `Row ${row} ${what}. Remove content that should not be imported.`,
          row,
        ),
}

/**
 * Reads the rows of a sheet: the named one, or the first visible one.
 *
 * @throws FileError
 */
async function* readXlsx(file: RandomFile, wanted: string | null): AsyncGenerator<FileRow> {
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
    'The file is not an Excel workbook (XLSX). Save the list as XLSX or CSV and upload that.',
  )

const noSheet = (wanted: string | null, names: readonly string[]): FileError =>
  new FileError(
    'malformed_file',
    wanted === null
      ? 'The workbook has no visible sheet. Unhide the sheet with the contacts.'
      : `The workbook has no sheet named ${wanted}; it has ${names.slice(0, 20).join(', ')}.`,
  )

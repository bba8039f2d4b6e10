import { detectDelimiter, type Row, readCsv } from '../../../platform/files/csv-reader.ts'
import { decodeText, detectEncoding } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import { type FieldCells, readCardFields } from '../files/card-fields.ts'
import { cellsOf } from '../files/contact-cells.ts'
import { readJsonLines } from '../files/json-lines.ts'
import { readCards } from '../files/vcard-reader.ts'
import { readXlsx } from '../files/xlsx-reader.ts'
import { columnFields } from './suggest-columns.ts'

export type ImportFormat = 'csv' | 'xlsx' | 'vcard' | 'ndjson'

/** How a file is to be read. */
export interface Reading {
  format: ImportFormat
  /** Null where the format has one of its own. */
  encoding: string | null
  delimiter: string | null
  /** Of a spreadsheet; null for the first. */
  sheet: string | null
}

const startBytes = 64 * 1024

/** @throws FileError for a file of another kind */
export async function detectReading(file: RandomFile, fallback?: string): Promise<Reading> {
  const first = await startOf(file)
  const format = formatOf(first)
  const whole = { encoding: null, delimiter: null, sheet: null, format }
  if (format === 'xlsx') return whole
  const encoding = await detectEncoding(file.read(0, file.bytes), fallback)
  const text = await textOf(first, encoding)
  for (const [beginning, what] of otherTexts) if (beginning.test(text)) throw unknown(what)
  const isCards = /^\s*BEGIN:VCARD/i.test(text)
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

/** By the first bytes. What is no text and no known archive is no list of contacts. */
function formatOf(start: Buffer): 'csv' | 'xlsx' {
  const is = (mark: string) => start.subarray(0, mark.length).toString('latin1') === mark
  if (is('PK\x03\x04')) return 'xlsx'
  if (is('\x1f\x8b')) throw unknown('compressed (GZIP). Unpack it')
  if (is('\x89PNG') || is('\xff\xd8\xff')) throw unknown('a picture. Export the list as CSV')
  if (is('\xd0\xcf\x11\xe0')) throw unknown('an old Excel workbook (XLS). Save it as XLSX')
  if (is('%PDF')) throw unknown('a PDF. Export the list as CSV')
  return 'csv'
}

/** What is text, and no table. */
const otherTexts: readonly (readonly [beginning: RegExp, what: string])[] = [
  [/^\s*<(?:!doctype|html|table|\?xml)\b/i, 'a web page or XML. Save it as XLSX or CSV'],
  [/^\s*\[\s*\{/, 'a JSON list. Write one object a line, without brackets and commas around them'],
]

const unknown = (what: string): FileError =>
  new FileError('unknown_format', `The file is ${what}, and upload that.`)

/** The columns of files that have no header of their own. */
const fieldColumns: readonly string[] = columnFields

/** The rows of a file of any kind; the first one is the header. */
export function readTable(file: RandomFile, reading: Reading): AsyncGenerator<Row> {
  const { format, encoding, delimiter, sheet } = reading
  if (format === 'xlsx') return readXlsx(file, sheet)
  const bytes = file.read(0, file.bytes)
  const text = encoding ?? 'utf-8'
  if (format === 'csv') return readCsv(bytes, { encoding: text, delimiter: delimiter ?? ',' })
  return format === 'vcard'
    ? readFields(readCards(bytes, text), readCardFields)
    : readFields(readJsonLines(bytes, text), ({ value }) => cellsOf(value))
}

async function* readFields<Item extends { line: number }>(
  items: AsyncIterable<Item>,
  cellsOfItem: (item: Item) => FieldCells,
): AsyncGenerator<Row> {
  yield { line: 0, cells: fieldColumns }
  for await (const item of items) {
    const cells = cellsOfItem(item)
    yield { line: item.line, cells: fieldColumns.map((name) => cells[name] ?? '') }
  }
}

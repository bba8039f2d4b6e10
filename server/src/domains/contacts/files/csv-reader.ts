import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { type Bytes, decodeText } from './encoding.ts'
import { FileError } from './file-error.ts'

export interface Row {
  /** Where it begins in the file, from 1; a cell may hold line breaks. */
  line: number
  cells: readonly string[]
}

interface CsvOptions {
  encoding: string
  delimiter: string
}

const maxColumns = 500
/** A row of a contact is far smaller; one that is larger is a quote that was never closed. */
const maxRowBytes = 1024 * 1024
const delimiters = [',', ';', '\t', '|'] as const

/** The delimiter that is most frequent in the first line, outside quotes; a comma where there is none. */
export function detectDelimiter(start: string): string {
  const [line = ''] = start
    .replace(/^\ufeff/, '')
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/, 1)
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/**
 * The rows of a CSV or TSV file (RFC 4180, with any line end and quotes inside cells), as they come. Empty
 * lines are left out; a row may have fewer or more cells than the one before.
 *
 * @throws FileError for a row above 1 MiB or 500 columns, with its line
 */
export async function* readCsv(
  bytes: Bytes,
  { encoding, delimiter }: CsvOptions,
): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: maxRowBytes,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const text = Readable.from(decodeText(bytes, encoding))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  let pairs = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      // The parser counts CR and LF of a pair inside quotes as two lines.
      const line = info.lines - pairs - record.reduce((count, cell) => count + breaks(cell), 0)
      pairs += record.reduce((count, cell) => count + pairsIn(cell), 0)
      if (record.length > maxColumns) throw tooWide(line)
      yield { line, cells: record }
    }
  } catch (error) {
    throw asFileError(error)
  } finally {
    text.destroy()
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

const breaks = (cell: string): number => cell.match(/[\r\n]/g)?.length ?? 0
const pairsIn = (cell: string): number => cell.match(/\r\n/g)?.length ?? 0

const tooWide = (line: number): FileError =>
  new FileError(
    'too_large',
    `Line ${line} has more than ${maxColumns} columns. Leave out those you do not import.`,
    line,
  )

/** The rows before it may not have come yet: the line is the parser's own, which ends the row. */
function asFileError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const line = Number(error['lines'])
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const message = `A row near line ${line} is larger than 1 MiB. Is a quote in it not closed?`
    return new FileError('too_large', message, line)
  }
  const message = `A quote that opens at or before line ${line} is not closed. Close it, or double a quote that belongs to the text.`
  return new FileError('malformed_file', message, line)
}

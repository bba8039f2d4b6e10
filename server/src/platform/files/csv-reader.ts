import { CsvError, type Parser, parse } from 'csv-parse'
import { type Bytes, decodeText } from './encoding.ts'
import { FileError } from './file-error.ts'

export interface FileRow {
  /** Where it begins in the file, from 1; a cell may hold line breaks. */
  line: number
  cells: readonly string[]
  /** What is wrong with it, as its reader says: with all of it if it has no cells that say something. */
  fault?: string
}

export interface CsvRow extends FileRow {
  /** How many bytes of the text, as UTF-8 without byte order mark, end with it and its line end. */
  end: number
}

interface CsvOptions {
  encoding: string
  delimiter: string
}

const maxColumns = 500
/** A row of a contact is far smaller; one that is larger is a quote that was never closed. */
const maxRowBytes = 1024 * 1024
const delimiters = [',', ';', '\t', '|'] as const

/** By its first line, which Excel reads and does not show, a file may name its delimiter. */
const naming = /^\ufeff?sep=([,;\t|])\r?(?:\n|$)/i

/**
 * The one that is named, else that which parts most of the first lines into as many cells each, else that which comes
 * first, else that which is most frequent there, outside quotes; a comma where there is none.
 * In an encoding that is assumed, a bar after a letter beyond ASCII may be the second byte of one letter (ポ of Shift-JIS,
 * others of Big5 and GB18030): it counts only where nothing else parts cells.
 */
export function detectDelimiter(start: string, { isAssumed = false } = {}): string {
  const named = naming.exec(start)?.[1]
  if (named) return named
  const lines = start
    .replace(/^\ufeff/, '')
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, maxLines)
    .filter((line) => line.trim() !== '')
  const certain = isAssumed ? lines.map((line) => line.replace(/(?<=[^\0-\x7f])\|/g, '')) : lines
  return mostEven(certain) ?? mostEven(lines) ?? ','
}

const maxLines = 50

function mostEven(lines: readonly string[]): string | undefined {
  const ranked = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const line = counts.findIndex((count) => count > 0)
    const groups = Map.groupBy(counts.filter(Boolean), (count) => count)
    const largest = [...groups].reduce((best, [count, { length }]) => {
      return length > best.alike ? { alike: length, count } : best
    }, none)
    return { delimiter, line, ...largest }
  })
  // Of two lines alike in two ways, the one with more cells is meant: the other parts the decimals of numbers.
  const cells = ({ alike, count }: typeof none) => (alike > 1 ? count : 0)
  ranked.sort(
    (a, b) => b.alike - a.alike || cells(b) - cells(a) || a.line - b.line || b.count - a.count,
  )
  return ranked[0]?.alike ? ranked[0].delimiter : undefined
}

const none = { alike: 0, count: 0 }

/**
 * The rows of a CSV or TSV file (RFC 4180, with any line end and quotes inside cells), as they come. Lines
 * without a value are left out, those of delimiters alone too; a row may have fewer or more cells than the one before.
 *
 * @throws FileError for a row above 1 MiB or 500 columns, with its line
 */
export async function* readCsv(
  bytes: Bytes,
  { encoding, delimiter }: CsvOptions,
): AsyncGenerator<CsvRow> {
  let rows: CsvRow[] = []
  let pairs = 0
  const parser = parse({
    bom: true,
    delimiter,
    // A quote may stand behind a space.
    ltrim: true,
    max_record_size: maxRowBytes,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // Taken here and not from the stream, which loses those that it has read when the next one breaks a rule.
    on_record: (cells: string[], { lines, bytes: end }: { lines: number; bytes: number }) => {
      // The parser counts CR and LF of a pair inside quotes as two lines.
      const line = lines - pairs - cells.reduce((count, cell) => count + breaks(cell), 0)
      pairs += cells.reduce((count, cell) => count + pairsIn(cell), 0)
      rows.push({ line, cells, end })
      return null
    },
  })
  // Whoever writes hears of a failure, too.
  parser.on('error', () => {})
  const take = function* () {
    const taken = rows
    rows = []
    for (const row of taken) {
      if (row.cells.length > maxColumns) throw tooWide(row.line)
      if (!isNaming(row) && row.cells.some((cell) => cell.trim() !== '')) yield row
    }
  }
  try {
    for await (const text of decodeText(bytes, encoding)) {
      for (const piece of piecesOf(text)) {
        const failure = await written(parser, piece)
        yield* take()
        if (failure) throw asFileError(failure)
      }
    }
    const failure = await ended(parser)
    yield* take()
    if (failure) throw asFileError(failure)
  } finally {
    parser.destroy()
  }
}

/** Of a text that is parsed at once, so that its rows are few. */
const pieceLength = 64 * 1024

/** Never between the halves of a surrogate pair, neither of which is text. */
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = at + pieceLength
    const cut = /[\uDC00-\uDFFF]/.test(text.charAt(end)) ? end - 1 : end
    yield text.slice(at, cut)
    at = cut
  }
}

type Failure = Error | null | undefined

const written = (parser: Parser, text: string): Promise<Failure> =>
  new Promise((resolve) => void parser.write(text, resolve))

const ended = (parser: Parser): Promise<Failure> =>
  new Promise((resolve) => {
    parser.once('error', resolve)
    parser.end(resolve)
  })

/** As it reads with the delimiter that it names. */
const isNaming = ({ line, cells }: FileRow): boolean =>
  line === 1 && cells.length === 2 && /^sep=$/i.test(cells[0] ?? '') && cells[1] === ''

const breaks = (cell: string): number => cell.match(/[\r\n]/g)?.length ?? 0
const pairsIn = (cell: string): number => cell.match(/\r\n/g)?.length ?? 0

const tooWide = (line: number): FileError =>
  new FileError(
    'too_large',
    `Line ${line} has more than ${maxColumns} columns. Leave out those you do not import.`,
    line,
  )

/** The line is the parser's own, which ends the row. */
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

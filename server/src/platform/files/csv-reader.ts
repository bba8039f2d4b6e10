import { CsvError, type Parser, parse } from 'csv-parse'
import { type Bytes, decodeText } from './encoding.ts'
import { FileError } from './file-error.ts'

export interface FileRow {
  /** Line in the file where the row begins, from 1. A cell can contain line breaks. */
  line: number
  cells: readonly string[]
  /** Fault found by the reader. If the row has no usable cells, the fault concerns the whole row. */
  fault?: string
}

export interface CsvRow extends FileRow {
  /** Bytes of the text, as UTF-8 without byte order mark, up to the end of the row and its line end. */
  end: number
}

interface CsvOptions {
  encoding: string
  delimiter: string
}

const maxColumns = 500
/** Largest row in bytes. A contact's row is far smaller; a larger one is a quote that was never closed. */
const maxRowBytes = 1024 * 1024
const delimiters = [',', ';', '\t', '|'] as const

/** First line that names the delimiter. Excel reads it and does not show it. */
const naming = /^\ufeff?sep=([,;\t|])\r?(?:\n|$)/i

/**
 * Returns the delimiter: the one that the file names, otherwise the one that splits most of the first lines into the
 * same number of cells, then the one that comes first, then the most frequent one outside quotes; a comma if there is
 * none. In an assumed encoding, a bar after a non-ASCII letter can be the second byte of a letter (ポ of Shift-JIS,
 * others of Big5 and GB18030), so it counts only if nothing else splits cells.
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
 * Yields the rows of a CSV or TSV file (RFC 4180, with any line end and quotes inside cells). Lines without a value,
 * or with only delimiters, are left out. Rows can have different numbers of cells.
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

/** Length of a text that is parsed in one step, so that it has few rows. */
const pieceLength = 64 * 1024

/** Splits a text, never between the halves of a surrogate pair, because a half is not text. */
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

/** Returns true for a line that names the delimiter, as parsed with that delimiter. */
const isNaming = ({ line, cells }: FileRow): boolean =>
  line === 1 && cells.length === 2 && /^sep=$/i.test(cells[0] ?? '') && cells[1] === ''

const breaks = (cell: string): number => cell.match(/[\r\n]/g)?.length ?? 0
const pairsIn = (cell: string): number => cell.match(/\r\n/g)?.length ?? 0

const tooWide = (line: number): FileError =>
  new FileError(
    'too_large',
    `Line ${line} has more than ${maxColumns} columns. Remove columns that you don't import.`,
    line,
  )

/** Converts an error. The line is the parser's own, at which the row ends. */
function asFileError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const line = Number(error['lines'])
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    const message = `A row near line ${line} is larger than 1 MiB. Check for a quote that is not closed.`
    return new FileError('too_large', message, line)
  }
  const message = `A quote that opens at or before line ${line} is not closed. Close it, or double a quote that is part of the text.`
  return new FileError('malformed_file', message, line)
}

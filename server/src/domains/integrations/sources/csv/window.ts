import { isUtf8 as isWhollyUtf8 } from 'node:buffer'
import { setImmediate as turn } from 'node:timers/promises'
import { type CsvRow, detectDelimiter, readCsv } from '../../../../platform/files/csv-reader.ts'
import { FileError } from '../../../../platform/files/file-error.ts'
import { type PageRequest, SourceFault } from '../../syncs/source.ts'
import { textSetting } from '../answers.ts'

export type Dialect = {
  encoding: string
  delimiter: string
}

/** Rows parsed in one turn, about 2 ms, before other requests are answered. */
const rowsBetweenTurns = 200

interface Window {
  rows: (readonly string[])[]
  /** Offset after the line end of the last row, in the window. */
  end: number
  /** True if the window has more rows than requested. */
  hasMore: boolean
  dialect: Dialect
}

interface CsvWindowOptions {
  config: PageRequest['config']
  /** Most rows to return. */
  most: number
  /** True if the window ends with the file. */
  isEnd: boolean
  /** Dialect of the previous windows; null for the first. */
  dialect: Dialect | null
  /** Number of rows before the window. */
  rows: number
  /** Charset that the server declares. */
  charset: string | null
}

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Encodings in which the position of a row in the text gives its position in the file. */
const countable =
  /^(utf-8|utf-16[lb]e|ibm866|iso-8859-\d+|koi8-[ru]|macintosh|windows-(125\d|874)|x-mac-cyrillic)$/

/**
 * Returns the rows of a part of a file that begins with a row. Unless the file ends with it, its last row is left to
 * the next part, because it may be incomplete.
 *
 * @throws SourceFault if a row exceeds 1 MiB or 500 columns, or a quote is never closed
 */
export async function readWindow(bytes: Buffer, reading: CsvWindowOptions): Promise<Window> {
  const { config, most, isEnd, dialect: before } = reading
  const encoding = encodingOf(bytes, before?.encoding ?? null, reading)
  const skipped = markOf(bytes, encoding)
  // The bytes of most files can be read directly.
  const isPlain = encoding === 'utf-8'
  const utf8 = isPlain
    ? bytes.subarray(skipped)
    : Buffer.from(new TextDecoder(encoding).decode(bytes))
  // A tab is a delimiter and would be lost if the setting were trimmed.
  const wanted = config['delimiter']
  const isSet = typeof wanted === 'string' && wanted !== ''
  const delimiter = before?.delimiter ?? (isSet ? wanted : detectDelimiter(utf8.toString()))
  const rows: CsvRow[] = []
  try {
    for await (const row of readCsv(once(utf8), { encoding: 'utf-8', delimiter })) {
      if (rows.push(row) > most) break
      if (rows.length % rowsBetweenTurns === 0) await turn()
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    // The quote may be closed in the next part.
    if (isEnd || error.code !== 'malformed_file') {
      throw new SourceFault(
        `The file cannot be read after row ${reading.rows + rows.length}: a row is larger than 1 MiB, has more than 500 columns, or a quote is not closed.`,
      )
    }
  }
  const hasMore = rows.length > most
  if (hasMore || (!isEnd && (rows.at(-1)?.end ?? 0) >= utf8.length)) rows.pop()
  return {
    rows: rows.map(({ cells }) => cells),
    end: skipped + placeInFile(utf8, rows.at(-1)?.end ?? 0, encoding),
    hasMore,
    dialect: { encoding, delimiter },
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

/**
 * Encoding of older spreadsheets, used from the first part that is not UTF-8: until then the file was ASCII, or its
 * declared charset was wrong.
 */
const fallback = 'windows-1252'

function encodingOf(
  bytes: Buffer,
  before: string | null,
  { config, charset }: CsvWindowOptions,
): string {
  if (before !== null && before !== 'utf-8') return before
  const named = textSetting(config, 'encoding')
  if (before === null) {
    const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
    if (marked) return marked[0]
    if (named !== null) return requireCountable(named)
  }
  if (named !== null || isUtf8(bytes)) return 'utf-8'
  const declared = charset === null ? null : canonical(charset)
  return declared !== null && declared !== 'utf-8' && countable.test(declared) ? declared : fallback
}

/** Returns true for UTF-8, ignoring the last character, which may be incomplete. */
function isUtf8(bytes: Buffer): boolean {
  const isPart = (at: number): boolean => ((bytes.at(at) ?? 0) & 0xc0) === 0x80
  const parts = [-1, -2, -3].findIndex((at) => !isPart(at))
  const cut =
    parts === -1 || parts >= bytes.length || (bytes.at(-1 - parts) ?? 0) < 0xc0 ? 0 : parts + 1
  return isWhollyUtf8(bytes.subarray(0, bytes.length - cut))
}

function canonical(label: string): string | null {
  try {
    return new TextDecoder(label).encoding
  } catch {
    // TextDecoder throws a RangeError: the encoding does not exist.
    return null
  }
}

function requireCountable(label: string): string {
  const encoding = canonical(label)
  if (encoding !== null && countable.test(encoding)) return encoding
  throw new SourceFault(
    `A file at a URL can be read in UTF-8, UTF-16 or a single-byte encoding, not in ${label}.`,
  )
}

/** Returns the size of the byte order mark in bytes. */
function markOf(bytes: Buffer, encoding: string): number {
  const mark = marks.find(
    ([name, signs]) => name === encoding && signs.every((one, at) => bytes[at] === one),
  )
  return mark?.[1].length ?? 0
}

/** Returns the offset in the file, after its mark, for an offset in its text as UTF-8. */
function placeInFile(utf8: Buffer, end: number, encoding: string): number {
  if (encoding === 'utf-8') return end
  return utf8.subarray(0, end).toString().length * (encoding.startsWith('utf-16') ? 2 : 1)
}

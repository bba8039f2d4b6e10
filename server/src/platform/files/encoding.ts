import { ApiError } from '../errors.ts'
import { FileError } from './file-error.ts'

export type Bytes = AsyncIterable<Uint8Array>

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Bytes at the start of a file that can reveal its encoding. */
const startBytes = 4_096

/**
 * Returns the encoding of a whole file: the one in its first bytes; otherwise UTF-8 if the file is valid, except for a
 * few bytes that were pasted in; otherwise a guess from its letters; otherwise `fallback`, which Western spreadsheets
 * wrote before UTF-8.
 *
 * @throws FileError for UTF-32, which cannot be decoded here
 */
export async function detectEncoding(bytes: Bytes, fallback = 'windows-1252'): Promise<string> {
  const decoder = new TextDecoder('utf-8')
  let start = Buffer.alloc(0)
  const seen = { whole: 0, broken: 0 }
  const letters = new Letters()
  for await (const chunk of bytes) {
    if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes)])
    if (markedEncodingOf(start)) break
    countUtf8(decoder.decode(chunk, { stream: true }), seen)
    letters.add(chunk)
    if (seen.broken > maxBroken && !isUtf8(seen)) break
  }
  const encoding = markedEncodingOf(start) ?? wideEncodingOf(start)
  if (encoding === 'utf-32') {
    const message = 'The file is in UTF-32. Save it as UTF-8, and upload it again.'
    throw new FileError('unknown_format', message)
  }
  if (encoding) return encoding
  countUtf8(decoder.decode(), seen)
  return isUtf8(seen) ? 'utf-8' : ((await guess(letters.bytes())) ?? fallback)
}

interface Seen {
  /** Number of non-ASCII characters. */
  whole: number
  /** Number of places that are not valid UTF-8. */
  broken: number
}

/** Most invalid places in a UTF-8 file. Nobody pastes more than that. */
const maxBroken = 1_000

/** Counts the valid and invalid characters of a text that was decoded as UTF-8. */
export function countUtf8(text: string, seen: Seen): void {
  for (const [run] of text.matchAll(/\ufffd+|[\u0080-\ufffc]+/g)) {
    if (run.startsWith('\ufffd')) seen.broken++
    else seen.whole += run.length
  }
}

/**
 * Returns true if the text is UTF-8. In another encoding, one place in six is UTF-8 by chance (GBK), or none
 * (windows-1252).
 */
const isUtf8 = ({ whole, broken }: Seen): boolean => whole >= broken

/** Collects lines with non-ASCII letters, up to a bound. Other lines reveal nothing about the encoding. */
class Letters {
  readonly #parts: Uint8Array[] = []
  #room = 64 * 1024

  add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length && this.#room > 0; ) {
      const end = chunk.indexOf(10, at) + 1 || chunk.length
      const line = chunk.subarray(at, Math.min(end, at + this.#room))
      if (line.some((byte) => byte > 0x7f)) {
        this.#parts.push(Uint8Array.from(line))
        this.#room -= line.length
      }
      at = end
    }
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts)
  }
}

/**
 * Guesses the encoding from the letters of a text that is not UTF-8 and declares none. Returns null if it cannot tell.
 */
export function guessEncoding(text: Uint8Array): Promise<string | null> {
  const letters = new Letters()
  letters.add(text)
  return guess(letters.bytes())
}

/** Encodings by uchardet's names. Of two with the same letters, the Windows one is used, which has more letters. */
const guessed: Readonly<Record<string, string>> = {
  ...{ 'Windows-1250': 'windows-1250', 'ISO-8859-2': 'iso-8859-2', 'Windows-1251': 'windows-1251' },
  ...{
    'Windows-1253': 'windows-1253',
    'ISO-8859-7': 'windows-1253',
    'Windows-1254': 'windows-1254',
  },
  ...{ 'ISO-8859-9': 'windows-1254', 'Windows-1255': 'windows-1255', 'ISO-8859-8': 'windows-1255' },
  ...{
    'Windows-1256': 'windows-1256',
    'Windows-1257': 'windows-1257',
    'ISO-8859-13': 'windows-1257',
  },
  ...{ 'KOI8-R': 'koi8-r', 'koi8-u': 'koi8-u', IBM866: 'ibm866', 'TIS-620': 'windows-874' },
  ...{ CP932: 'shift_jis', SHIFT_JIS: 'shift_jis', 'EUC-JP': 'euc-jp', GB18030: 'gb18030' },
  ...{ Big5: 'big5', CP949: 'euc-kr', 'EUC-KR': 'euc-kr', MacRoman: 'macintosh' },
}

/**
 * How many times more likely than windows-1252 an encoding has to be. Of 36 short lists in 20 languages, none in
 * windows-1252 reached 1.5, and those in other encodings 1.8 or more, except lists of one or two names.
 */
const minLead = 1.7

async function guess(bytes: Buffer): Promise<string | null> {
  if (isMacRoman(bytes.toString('latin1'))) return 'macintosh'
  const { detectAll } = await import('jschardet')
  const found = detectAll(bytes)
  const western = found.find(({ encoding }) => encoding === 'Windows-1252')?.confidence ?? 0
  const best = found.find(({ encoding }) => guessed[encoding ?? ''])
  if (!best?.encoding || best.confidence < western * minLead) return null
  const encoding = guessed[best.encoding] ?? 'windows-1252'
  const read = (name: string): string => new TextDecoder(name).decode(bytes)
  // Its few letters, such as é, are the same in both.
  if (read(encoding) === read('windows-1252')) return null
  // Both have these letters; the bytes from 80 to 9F are signs of control in the one, letters such as Ś in the other.
  const isPolish = encoding === 'iso-8859-2' || encoding === 'windows-1250'
  if (!isPolish) return encoding
  return bytes.some((byte) => byte >= 0x80 && byte <= 0x9f) ? 'windows-1250' : encoding
}

/** Bytes between letters that mean ü, ä, ñ and similar on a Mac, and signs or capitals in other encodings. */
const macInWords = /[A-Za-z][\x80-\x90\x93-\x99\x9b\x9d\x9f](?=[a-z])/g
/** Bytes between letters in the Windows encodings. */
const windowsInWords = /[a-z][\xb3\xb9\xc0-\xff](?=[a-z])/

function isMacRoman(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0
  // Letters of other scripts have bytes side by side.
  const least = Math.max(2, count(/[\x80-\xff]{2}/g))
  return !windowsInWords.test(text) && count(macInWords) >= least
}

const markedEncodingOf = (start: Buffer): string | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0]

/**
 * Detects UTF-16 text without a byte order mark: in Latin letters, line ends and delimiters, every second byte is 0.
 */
function wideEncodingOf(start: Buffer): string | null {
  const shareOf0 = (place: number, width: number): number => {
    const bytes = start.filter((_, at) => at % width === place)
    return bytes.filter((byte) => byte === 0).length / Math.max(bytes.length, 1)
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = [0, 1, 2, 3].map((at) => shareOf0(at, 4))
  const [even, odd] = [shareOf0(0, 2), shareOf0(1, 2)]
  if (first < 0.5 && third > 0.9 && fourth > 0.9) return 'utf-32'
  if (fourth < 0.5 && first > 0.9 && second > 0.9) return 'utf-32'
  // A few letters, such as 가 (U+AC00), have a 0 in the other place.
  if (odd > 0.1 && even < odd / 4) return 'utf-16le'
  return even > 0.1 && odd < even / 4 ? 'utf-16be' : null
}

/**
 * Decodes a file piece by piece, without its byte order mark.
 *
 * @throws FileError for an unknown encoding
 */
export async function* decodeText(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function createDecoder(encoding: string) {
  if (encodingNamed(encoding) === null) throw new FileError('unknown_format', noEncoding(encoding))
  return new TextDecoder(encoding)
}

/** Returns the WHATWG name of an encoding label, such as `shift_jis` for `SJIS`; null if the label is unknown. */
export function encodingNamed(label: string): string | null {
  try {
    return new TextDecoder(label).encoding
  } catch {
    // A RangeError: no such encoding.
    return null
  }
}

/**
 * Returns the encoding's name.
 *
 * @throws ApiError `validation_error` that names the field, if the label is unknown
 */
export function requireEncoding(label: string, field: string): string {
  const name = encodingNamed(label)
  if (name === null) throw new ApiError('validation_error', noEncoding(label), { field })
  return name
}

const noEncoding = (label: string): string =>
  `${label} is not an encoding. Use a name from the Encoding Standard, such as utf-8 or windows-1252.`

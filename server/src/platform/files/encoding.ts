import { FileError } from './file-error.ts'

export type Bytes = AsyncIterable<Uint8Array>

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-32', [0xff, 0xfe, 0, 0]],
  ['utf-32', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Of a file, for what its first bytes say. */
const startBytes = 4_096

/**
 * The encoding of a whole file: what its first bytes say, else UTF-8 if all of it is, else `fallback`: what
 * spreadsheets of the western world wrote before UTF-8. A file that is cut inside of a character was UTF-8, too.
 *
 * @throws FileError for UTF-32, which nothing here decodes
 */
export async function detectEncoding(bytes: Bytes, fallback = 'windows-1252'): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = Buffer.alloc(0)
  let isUtf8 = true
  let isAscii = true
  for await (const chunk of bytes) {
    if (start.length < startBytes) start = Buffer.concat([start, chunk.subarray(0, startBytes)])
    const text: string | null = isUtf8 ? textIn(decoder, chunk) : null
    isUtf8 = text !== null
    isAscii &&= text === null || /^[\0-\x7f]*$/.test(text)
    if (markedEncodingOf(start) || (!isUtf8 && start.length >= startBytes)) break
  }
  const encoding = markedEncodingOf(start) ?? wideEncodingOf(start)
  if (encoding === 'utf-32') {
    const message = 'The file is in UTF-32. Save it as UTF-8, and upload that.'
    throw new FileError('unknown_format', message)
  }
  if (encoding) return encoding
  const isWhole = isUtf8 && textIn(decoder) !== null
  return isWhole || (isUtf8 && !isAscii) ? 'utf-8' : fallback
}

/** What the decoder makes of the next bytes, or of the end; null where that is no text of its encoding. */
function textIn(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    // A TypeError: the bytes are not text of this encoding.
    return null
  }
}

const markedEncodingOf = (start: Buffer): string | undefined =>
  marks.find(([, mark]) => mark.every((byte, at) => start[at] === byte))?.[0]

/** Of text without a byte order mark: Latin letters, line ends and delimiters have bytes of 0, always at the same place. */
function wideEncodingOf(start: Buffer): string | null {
  const shareOf0 = (place: number, width: number): number => {
    const bytes = start.filter((_, at) => at % width === place)
    return bytes.filter((byte) => byte === 0).length / Math.max(bytes.length, 1)
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = [0, 1, 2, 3].map((at) => shareOf0(at, 4))
  const [even, odd] = [shareOf0(0, 2), shareOf0(1, 2)]
  if (first < 0.5 && third > 0.9 && fourth > 0.9) return 'utf-32'
  if (fourth < 0.5 && first > 0.9 && second > 0.9) return 'utf-32'
  if (odd > 0.1 && even < 0.01) return 'utf-16le'
  return even > 0.1 && odd < 0.01 ? 'utf-16be' : null
}

/** The text of a file piece by piece, without its byte order mark. @throws FileError for an unknown encoding */
export async function* decodeText(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = createDecoder(encoding)
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function createDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new FileError(
      'unknown_format',
      `${encoding} is no encoding. Name one of the Encoding Standard, such as utf-8 or windows-1252.`,
    )
  }
}

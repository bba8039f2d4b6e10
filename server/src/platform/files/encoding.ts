import { FileError } from './file-error.ts'

export type Bytes = AsyncIterable<Uint8Array>

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The encoding of a whole file, by its byte order mark, else UTF-8 if all of it is, else `fallback`: what
 * spreadsheets of the western world wrote before UTF-8.
 */
export async function detectEncoding(bytes: Bytes, fallback = 'windows-1252'): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start: number[] | null = null
  try {
    for await (const chunk of bytes) {
      start ??= [...chunk.subarray(0, 3)]
      const marked = marks.find(([, mark]) => mark.every((byte, index) => start?.[index] === byte))
      if (marked) return marked[0]
      decoder.decode(chunk, { stream: true })
    }
    decoder.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof TypeError) return fallback
    throw error
  }
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

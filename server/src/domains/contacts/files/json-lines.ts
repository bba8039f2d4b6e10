import { type Bytes, decodeText } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'

export interface JsonLine {
  line: number
  value: Readonly<Record<string, unknown>>
}

const maxLineLength = 1024 * 1024

/** The objects of a file with one JSON object a line (https://jsonlines.org). @throws FileError with the line */
export async function* readJsonLines(bytes: Bytes, encoding: string): AsyncGenerator<JsonLine> {
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
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as JsonLine['value']
    }
  } catch {
    // As one that is no object.
  }
  throw new FileError(
    'malformed_file',
    `Line ${line} is no JSON object. Write one contact a line. Is the file cut off?`,
    line,
  )
}

const tooLong = (line: number): FileError =>
  new FileError('too_large', `Line ${line} is longer than 1 MiB. Shorten or remove it.`, line)

import type { Bytes } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { damaged } from './archive.ts'

export interface XmlReader {
  /** Names come without their prefix. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
}

const maxDepth = 100
/** Of one tag with its attributes. */
const maxTagLength = 1024 * 1024

/** Reads XML while it comes; after each piece it yields, for what the reader has gathered. */
export async function* readXml(bytes: Bytes, reader: XmlReader): AsyncGenerator<void> {
  const { Parser } = await import('htmlparser2')
  let depth = 0
  let silent = 0
  const hear = (): void => {
    silent = 0
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        hear()
        depth++
        if (depth > maxDepth) throw damaged()
        reader.open?.(localName(name), attributes)
      },
      onclosetag(name) {
        hear()
        depth--
        reader.close?.(localName(name))
      },
      ontext(text) {
        hear()
        reader.text?.(text)
      },
      onprocessinginstruction(_name, content) {
        if (/^!DOCTYPE/i.test(content)) throw damaged()
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true })
    silent += text.length
    parser.write(text)
    if (silent > maxTagLength) {
      throw new FileError('too_large', 'The workbook has a tag that is larger than 1 MiB.')
    }
    yield
  }
  parser.end(decoder.decode())
  if (depth > 0) throw damaged()
  yield
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An attribute by its name without a prefix. */
export const attribute = (
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined => Object.entries(attributes).find(([one]) => localName(one) === name)?.[1]

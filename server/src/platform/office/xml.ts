import type { Archive } from './zip.ts'

export type XmlAttributes = Readonly<Record<string, string>>

export interface XmlReader {
  /** Called for an opening tag. Names come without their prefix, which writers choose freely. */
  open?(name: string, attributes: XmlAttributes): void
  close?(name: string): void
  text?(text: string): void
}

const maxDepth = 100
/** Longest tag with its attributes, in characters. */
const maxTagLength = 1024 * 1024

/**
 * Reads an XML file of an archive.
 *
 * @throws like `parsePieces`
 */
export async function parseXml(archive: Archive, name: string, reader: XmlReader): Promise<void> {
  for await (const _ of parsePieces(archive, name, reader));
}

/**
 * Reads an XML file of an archive, in UTF-8 or UTF-16, in one pass without recursion. Yields after each piece, so that
 * the caller can take the data that the reader has collected. Entities other than XML's five stay unchanged.
 *
 * @throws the archive's faults for a file that is damaged, has a DTD, or nests more than 100 elements
 */
export async function* parsePieces(
  archive: Archive,
  name: string,
  reader: XmlReader,
): AsyncGenerator<void> {
  const { Parser } = await import('htmlparser2')
  const { faults } = archive
  let depth = 0
  let silent = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        silent = 0
        depth++
        if (depth > maxDepth) throw faults.damaged()
        reader.open?.(localName(name), attributes)
      },
      onclosetag(name) {
        silent = 0
        depth--
        reader.close?.(localName(name))
      },
      ontext(text) {
        silent = 0
        reader.text?.(text)
      },
      onprocessinginstruction(_name, content) {
        if (/^!DOCTYPE/i.test(content)) throw faults.entities()
      },
    },
    { xmlMode: true },
  )
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const piece of archive.stream(name)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = decoder.decode(piece, { stream: true })
    silent += text.length
    parser.write(text)
    if (silent > maxTagLength) throw faults.tooLarge('has a tag that is larger than 1 MiB')
    yield
  }
  parser.end(decoder?.decode())
  if (depth > 0) throw faults.damaged()
  yield
}

/**
 * Returns an XML file of an archive as text.
 *
 * @throws `entities` for a file with a DTD
 */
export async function readXmlText(archive: Archive, name: string): Promise<string> {
  const bytes = await archive.read(name)
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (/<!DOCTYPE/i.test(text)) throw archive.faults.entities()
  return text
}

function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff) return 'utf-16le'
  return start[0] === 0xfe ? 'utf-16be' : 'utf-8'
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Returns an attribute by its name without a prefix. */
export function attribute(attributes: XmlAttributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name]
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

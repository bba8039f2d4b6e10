import { Parser } from 'htmlparser2'
import { malformed } from './archive.ts'

export type Attributes = Readonly<Record<string, string>>

interface Reader {
  /** Names come without their prefix: writers choose it freely. */
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/** Far from where the stack ends, and ten times what Office writes. */
const maxDepth = 1_000

/** Reads XML in one pass without recursion. Entities other than the five of XML stay as they are. */
export function readXml(xml: string, reader: Reader): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > maxDepth) throw malformed()
        reader.open?.(localName(name), attributes)
      },
      onclosetag(name) {
        depth -= 1
        reader.close?.(localName(name))
      },
      ontext(text) {
        reader.text?.(text)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** An attribute by its name without a prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name]
  const key = Object.keys(attributes).find((one) => one.endsWith(`:${name}`))
  return key === undefined ? undefined : attributes[key]
}

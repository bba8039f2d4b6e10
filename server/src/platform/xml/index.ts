import { setImmediate as turn } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element with its content. Names come without prefix, with the namespace of the prefix. */
export interface XmlElement {
  name: string
  /** Namespace; empty if none is declared. */
  namespace: string
  /** Attributes by their local names; those with a prefix are left out. */
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Text of the element, without that of its children. */
  text: string
}

/** Reason why a document was rejected, in words for the owner of the connection. */
export class XmlFault extends Error {
  override name = 'XmlFault'
}

export const maxXmlBytes = 10 * 1024 * 1024
const maxDepth = 64
/** Most elements. With 10 MiB of `<a/>` the tree alone would take 400 MB. */
const maxElements = 200_000
const maxAttributes = 100
/** Length of a text that is parsed in one step: 2 ms. */
const pieceLength = 64 * 1024

/**
 * Returns the root of a well-formed document (XML 1.0 with namespaces) of at most 10 MiB and 64 levels. A document with
 * a DTD is rejected, so the only entities are XML's five and characters by number.
 *
 * @throws XmlFault
 */
export async function readXml(bytes: Uint8Array): Promise<XmlElement> {
  if (bytes.length > maxXmlBytes) throw new XmlFault('The XML is larger than 10 MiB.')
  const text = decode(bytes)
  const tree = new Tree()
  for (let at = 0; at < text.length; at += pieceLength) {
    tree.write(text.slice(at, at + pieceLength))
    await turn()
  }
  return tree.end()
}

interface OpenElement extends XmlElement {
  children: XmlElement[]
}

class Tree {
  readonly #parser = new SaxesParser({ xmlns: true })
  readonly #open: OpenElement[] = []
  #root: OpenElement | null = null
  #elements = 0
  #attributes = 0

  constructor() {
    const parser = this.#parser
    parser.on('error', ({ message }) => {
      throw new XmlFault(`The XML is malformed: ${message.slice(0, 200)}`)
    })
    parser.on('doctype', () => {
      throw new XmlFault('The XML has a DTD, which is not supported.')
    })
    parser.on('opentagstart', () => this.#count())
    parser.on('attribute', () => {
      if (++this.#attributes > maxAttributes) {
        throw new XmlFault(`The XML has an element with more than ${maxAttributes} attributes.`)
      }
    })
    parser.on('opentag', (tag) => this.#push(tag))
    parser.on('text', (text) => this.#append(text))
    parser.on('cdata', (text) => this.#append(text))
    parser.on('closetag', () => void this.#open.pop())
  }

  write(piece: string): void {
    this.#parser.write(piece)
  }

  end(): XmlElement {
    this.#parser.close()
    if (!this.#root) throw new XmlFault('The XML is empty.')
    return this.#root
  }

  #count(): void {
    this.#attributes = 0
    if (this.#open.length >= maxDepth) {
      throw new XmlFault(`The XML is nested more than ${maxDepth} levels deep.`)
    }
    if (++this.#elements > maxElements) {
      throw new XmlFault(`The XML has more than ${maxElements} elements.`)
    }
  }

  #push({ local, uri, attributes }: SaxesTagNS): void {
    const plain = Object.values(attributes).filter(({ prefix }) => prefix === '')
    const element: OpenElement = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(plain.map((one) => [one.local, one.value])),
      children: [],
      text: '',
    }
    this.#open.at(-1)?.children.push(element)
    this.#root ??= element
    this.#open.push(element)
  }

  #append(text: string): void {
    const element = this.#open.at(-1)
    if (element) element.text += text
  }
}

/** Decodes the text by its byte order mark, else by its declaration, else as UTF-8 (XML 1.0, appendix F). */
function decode(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const marked = start.startsWith('\xff\xfe')
    ? 'utf-16le'
    : start.startsWith('\xfe\xff') && 'utf-16be'
  const declared = /^<\?xml[^>]{1,150}?\bencoding=["']([\w.-]{1,40})["']/.exec(start)?.[1]
  const encoding = marked || (start.startsWith('\xef\xbb\xbf') ? 'utf-8' : (declared ?? 'utf-8'))
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlFault(`The XML is not in ${encoding}.`)
  }
}

/** Returns the direct children with the name, in order. */
export const childrenOf = (
  { children }: XmlElement,
  name: string,
  namespace?: string,
): readonly XmlElement[] =>
  children.filter(
    (child) => child.name === name && (namespace === undefined || child.namespace === namespace),
  )

/** Returns the first element at the end of a path of names, all in one namespace if given. */
export function findElement(
  root: XmlElement,
  names: readonly string[],
  namespace?: string,
): XmlElement | undefined {
  let element: XmlElement | undefined = root
  for (const name of names) element = element && childrenOf(element, name, namespace)[0]
  return element
}

/** Returns the trimmed text at the end of a path of names; undefined if there is none. */
export const textAt = (
  root: XmlElement,
  names: readonly string[],
  namespace?: string,
): string | undefined => findElement(root, names, namespace)?.text.trim()

import { parseHTML } from 'linkedom'

/** The part of the DOM that extraction reads; linkedom implements it. */
export interface PageNode {
  readonly nodeType: number
  readonly firstChild: PageNode | null
  readonly nextSibling: PageNode | null
  readonly parentNode: PageElement | null
}

export interface PageText extends PageNode {
  readonly data: string
}

export interface PageElement extends PageNode {
  readonly localName: string
  getAttribute(name: string): string | null
  remove(): void
}

export const isElement = (node: PageNode): node is PageElement => node.nodeType === 1
export const isText = (node: PageNode): node is PageText => node.nodeType === 3

/** Parses the markup of `readPage` into a document. The limits of `readPage` make recursion over it safe. */
export function parsePage(markup: string): { document: unknown; body: PageElement } {
  const { document } = parseHTML(
    `<!doctype html><html><head></head><body>${markup}</body></html>`,
  ) as unknown as { document: { body: PageElement } }
  return { document, body: document.body }
}

export function* childrenOf(node: PageNode): Iterable<PageNode> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child
}

/** Yields all elements under `root` in page order. */
export function* elementsIn(root: PageElement): Iterable<PageElement> {
  let node = root.firstChild
  while (node) {
    if (isElement(node)) yield node
    let next = node.firstChild
    for (let last: PageNode | null = node; !next && last && last !== root; last = last.parentNode) {
      next = last.nextSibling
    }
    node = next
  }
}

// Unicode keeps these for use inside a program. A text without character references stays one node when it is parsed.
// With them, it would be split at each, and a DOM of a million nodes takes minutes.
const held: Record<string, string> = { '&': '\ufdd0', '<': '\ufdd1', '>': '\ufdd2' }
const holders: Record<string, string> = { '\ufdd0': '&', '\ufdd1': '<', '\ufdd2': '>' }

/** Encodes text for the markup of `parsePage`. */
export const toMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (char) => held[char] ?? char).replaceAll('\u00a0', ' ')

/** Returns the text of a node of `parsePage`. */
export const textOf = (node: PageText): string =>
  node.data.replace(/[\ufdd0-\ufdd2]/g, (holder) => holders[holder] ?? holder)

interface Measure {
  /** Characters of text. A run of white space counts as one, a blank node as none. */
  chars: number
  /** Characters of text inside links. */
  linked: number
}

export type Measures = ReadonlyMap<PageElement, Measure>

/** Measures `root` and every element under it in one pass. */
export function measure(root: PageElement): Measures {
  const measures = new Map<PageElement, Measure>()
  const visit = (element: PageElement, isLinked: boolean): Measure => {
    const own = { chars: 0, linked: 0 }
    measures.set(element, own)
    for (const node of childrenOf(element)) {
      if (isText(node)) {
        const chars = /\S/.test(node.data) ? node.data.replace(/\s+/g, ' ').length : 0
        own.chars += chars
        if (isLinked) own.linked += chars
      } else if (isElement(node)) {
        const inner = visit(node, isLinked || node.localName === 'a')
        own.chars += inner.chars
        own.linked += inner.linked
      }
    }
    return own
  }
  visit(root, false)
  return measures
}

import { childrenOf, isElement, isText, type PageElement } from './page-tree.ts'

export interface Measure {
  /** Characters of text, a run of white space counted as one and a blank node not at all. */
  chars: number
  /** Those of them that stand in links. */
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

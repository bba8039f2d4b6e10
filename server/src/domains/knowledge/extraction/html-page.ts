import { Parser } from 'htmlparser2'
import { type Warning, warn } from '../warnings.ts'
import { ExtractionError } from './extraction-error.ts'
import { HeadReader, type PageHead } from './page-head.ts'
import { toMarkup } from './page-tree.ts'

export interface Page {
  head: PageHead
  /** The body as well-formed markup, rid of what shows no text; link targets are replaced by a mark. */
  markup: string
  /** Elements in `markup`. */
  elementCount: number
  /** Characters of text, each counted once per element around it. */
  readingCost: number
  /** Texts of the hidden parts that were left out, cut short, in the order of the page. */
  hidden: readonly HiddenPart[]
}

interface HiddenPart {
  start: string
  chars: number
}

const words = (list: string): Set<string> => new Set(list.split(' '))
const textless = words(
  'script style noscript template svg object embed iframe canvas audio video select textarea datalist map dialog applet frameset button annotation annotation-xml rp rt title',
)
const unwrapped = words(
  'html head body link meta base source track param area col wbr button template dialog',
)
const voids = words('br hr img input')
const keptAttributes = words(
  'class id alt role rel itemprop colspan rowspan start aria-modal aria-level data-lang data-language',
)
/** White space after their tags shows nothing, and costs a node. */
const blocks = words(
  'address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p section summary table tbody td tfoot th thead tr ul',
)
const labels = words('h1 h2 h3 h4 h5 h6 summary dt')
/** Highlighters make a line of code of a span so. */
const blockStyle = /(?:^|[;\s])display\s*:\s*(?:block|flex|grid|list-item|table|table-row)\b/i
const hidingStyle = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

// A stray end tag costs the parser time in proportion to the depth: a million of them take 0.4 s
// at depth 512, and 10 s at 10,000. Browsers nest no deeper either.
const maxDepth = 512
// Deeper elements lose their tags and keep their text: Readability recurses, and reads text once per level.
const maxKeptDepth = 200
const maxElements = 300_000
const maxAttributeChars = 1_000
const maxHiddenParts = 100
const maxHiddenStart = 60

/**
 * Reads HTML in one pass without recursion. Throws `too_hard` above 512 levels or 300,000 elements.
 * What the page hides is left out unless `keepHidden`.
 */
export function readPage(html: string, options: { isXml: boolean; keepHidden: boolean }): Page {
  const reader = new PageReader(options.keepHidden)
  const parser = new Parser(reader, {
    recognizeSelfClosing: options.isXml,
    recognizeCDATA: options.isXml,
  })
  parser.end(html)
  const { markup, elementCount, readingCost, hidden } = reader
  return { head: reader.headReader.head, markup, elementCount, readingCost, hidden }
}

/** What a page or letter hides and a reader may miss; parts without a word are none. */
export function hiddenWarnings({ hidden }: Pick<Page, 'hidden'>): Warning[] {
  const parts = hidden.filter(({ start }) => /[\p{L}\p{N}]/u.test(start))
  return parts.map(({ start, chars }) =>
    warn(
      'hidden_part_skipped',
      `A hidden part of ${chars.toLocaleString('en')} characters was left out. Add its text if you need it.`,
      `the part that begins with “${start.trim()}${chars > start.length ? '…' : ''}”`,
    ),
  )
}

type Attributes = Record<string, string>

class PageReader {
  readonly headReader = new HeadReader()
  markup = ''
  elementCount = 0
  readingCost = 0
  readonly #keepHidden: boolean
  /** The end tag owed for each open element, empty where its start tag was left out. */
  readonly #owed: string[] = []
  #keptDepth = 0
  /** Depth of the outermost open label, and of the element being left out; 0 where there is none. */
  #labelDepth = 0
  #droppedDepth = 0
  #preDepth = 0
  #isAfterBlock = true
  readonly hidden: HiddenPart[] = []
  /** Of the hidden part being left out, and the depth of a script or the like in it. */
  #hiddenPart: HiddenPart | null = null
  #mutedDepth = 0

  constructor(keepHidden: boolean) {
    this.#keepHidden = keepHidden
  }

  onopentag(name: string, attributes: Attributes): void {
    const depth = this.#owed.push('')
    if (depth > maxDepth) throw tooComplex(`nested more than ${maxDepth} levels deep`)
    if (this.#droppedDepth > 0) {
      if (this.#mutedDepth === 0 && textless.has(name)) this.#mutedDepth = depth
      return
    }
    this.headReader.openTag(name, attributes)
    if (this.#isDropped(name, attributes)) {
      this.#droppedDepth = depth
      if (!textless.has(name)) this.#hiddenPart = { start: '', chars: 0 }
    } else {
      if (labels.has(name) && this.#labelDepth === 0) this.#labelDepth = depth
      if (name === 'pre' && this.#preDepth === 0) this.#preDepth = depth
      // An anchor without a target is no link, and is left open on many old pages.
      if (!unwrapped.has(name) && (name !== 'a' || attributes['href'])) {
        this.#write(name, attributes, depth)
      }
    }
  }

  ontext(text: string): void {
    this.headReader.text(text)
    if (this.#droppedDepth > 0) {
      this.#measureHidden(text)
      return
    }
    if (this.#preDepth > 0) this.markup += toMarkup(text)
    else {
      const flat = text.replace(/\s+/g, ' ')
      if (flat === ' ' && this.#isAfterBlock) return
      this.markup += toMarkup(flat)
    }
    this.#isAfterBlock = false
    this.readingCost += text.length * this.#keptDepth
  }

  onclosetag(name: string): void {
    this.headReader.closeTag(name)
    const depth = this.#owed.length
    const owed = this.#owed.pop()
    if (owed) {
      this.markup += owed
      this.#keptDepth -= 1
      this.#isAfterBlock = blocks.has(name)
    }
    if (depth === this.#preDepth) this.#preDepth = 0
    if (depth === this.#labelDepth) this.#labelDepth = 0
    if (depth === this.#mutedDepth) this.#mutedDepth = 0
    if (depth === this.#droppedDepth) this.#endDropped()
  }

  #measureHidden(text: string): void {
    const part = this.#hiddenPart
    if (!part || this.#mutedDepth > 0) return
    const flat = text.replace(/\s+/g, ' ')
    const isBlank = flat === ' ' && (part.start === '' || part.start.endsWith(' '))
    if (isBlank) return
    part.chars += flat.length
    if (part.start.length < maxHiddenStart) {
      part.start = (part.start + flat).trimStart().slice(0, maxHiddenStart)
    }
  }

  #endDropped(): void {
    this.#droppedDepth = 0
    const part = this.#hiddenPart
    this.#hiddenPart = null
    if (part && part.chars > 0 && this.hidden.length < maxHiddenParts) this.hidden.push(part)
  }

  #isDropped(name: string, attributes: Attributes): boolean {
    // Accordions put a question into a button, shadow roots their content into a template.
    if (name === 'button' && this.#labelDepth > 0) return false
    if (name === 'template' && 'shadowrootmode' in attributes) return false
    if (name === 'dialog' && 'open' in attributes) return false
    return textless.has(name) || (!this.#keepHidden && isHidden(attributes))
  }

  #write(name: string, attributes: Attributes, depth: number): void {
    this.elementCount += 1
    if (this.elementCount > maxElements) {
      throw tooComplex(`made of more than ${maxElements.toLocaleString('en')} elements`)
    }
    this.#isAfterBlock = blocks.has(name)
    if (voids.has(name)) this.markup += startTag(name, attributes)
    else if (this.#keptDepth >= maxKeptDepth) this.markup += ' '
    else {
      this.markup += startTag(name, attributes)
      this.#owed[depth - 1] = `</${name}>`
      this.#keptDepth += 1
    }
  }
}

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`
  for (const key in attributes) {
    const value = attributes[key] ?? ''
    if (keptAttributes.has(key)) tag += ` ${key}="${escapeAttribute(value)}"`
    else if (key === 'style' && blockStyle.test(value)) tag += ' style="display:block"'
    // Enough to tell a link from an anchor and from a jump inside the page.
    else if (key === 'href') tag += value.startsWith('#') ? ' href="#a"' : ' href="a:"'
  }
  if (name === 'img') tag += ' src="a:"'
  // Readability turns every h1 into an h2.
  if (name === 'h1' && !('aria-level' in attributes)) tag += ' aria-level="1"'
  return `${tag}>`
}

const isHidden = (attributes: Attributes): boolean =>
  ('hidden' in attributes && attributes['hidden'] !== 'until-found') ||
  // The image that Wikipedia shows in place of a formula is hidden from screen readers only.
  (attributes['aria-hidden'] === 'true' && !attributes['class']?.includes('fallback-image')) ||
  ('style' in attributes && hidingStyle.test(attributes['style'] ?? ''))

const escapeAttribute = (value: string): string =>
  value.slice(0, maxAttributeChars).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const tooComplex = (how: string): ExtractionError =>
  new ExtractionError(
    'too_hard',
    `The page is ${how}, which is more than can be read; add its text as a text source, or a simpler page.`,
  )

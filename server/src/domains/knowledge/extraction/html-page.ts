import { Parser } from 'htmlparser2'
import { type Warning, warn } from '../warnings.ts'
import { ExtractionError } from './extraction-error.ts'
import { isPanel, isToggle, openedIds } from './opened-panels.ts'
import { HeadReader, type PageHead } from './page-head.ts'
import { toMarkup } from './page-tree.ts'

export interface HtmlPage {
  head: PageHead
  /** The body as well-formed markup, without parts that show no text. Link targets are replaced by a mark. */
  markup: string
  /** Number of elements in `markup`. */
  elementCount: number
  /** Characters of text, each counted once for each element around it. */
  readingCost: number
  /** Texts of the hidden parts that were left out, shortened, in page order. */
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
  'html head body link meta base source track param area col wbr button template',
)
const voids = words('br hr img input')
const keptAttributes = words(
  'class id alt role rel itemprop colspan rowspan start value type aria-modal aria-level data-lang data-language',
)
/** Elements after whose tags white space shows nothing and costs a node. */
const blocks = words(
  'address article aside blockquote br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p section summary table tbody td tfoot th thead tr ul',
)
const labels = words('h1 h2 h3 h4 h5 h6 summary dt')
/** Inline styles by which highlighters turn a span into a line of code. */
const blockStyle = /(?:^|[;\s])display\s*:\s*(?:block|flex|grid|list-item|table|table-row)\b/i
/** Styles that keep an element in place while the page scrolls, so it lies over the page. */
const layerStyle = /(?:^|[;\s])position\s*:\s*(?:fixed|sticky|-webkit-sticky)\b/i
const hidingStyle = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

// A stray end tag costs the parser time in proportion to the depth: a million of them take 0.4 s at depth 512, and 10 s
// at 10,000. Browsers nest no deeper either.
const maxDepth = 512
// Deeper elements lose their tags and keep their text: Readability recurses, and reads text once for each level.
const maxKeptDepth = 200
const maxElements = 300_000
const maxAttributeChars = 1_000
const maxHiddenParts = 100
const maxHiddenStart = 60

/**
 * Reads HTML in one pass without recursion. Throws `too_hard` above 512 levels or 300,000 elements. Hidden parts that
 * nothing on the page opens are left out, unless `keepHidden` is set.
 */
export function readPage(html: string, options: { isXml: boolean; keepHidden: boolean }): HtmlPage {
  const reader = new PageReader(options.keepHidden, openedIds(html))
  const parser = new Parser(reader, {
    recognizeSelfClosing: options.isXml,
    recognizeCDATA: options.isXml,
  })
  parser.end(html)
  const { markup, elementCount, readingCost, hidden } = reader
  return { head: reader.headReader.head, markup, elementCount, readingCost, hidden }
}

/** Warns about hidden parts that a reader may miss. Parts without words do not count. */
export function hiddenWarnings({ hidden }: Pick<HtmlPage, 'hidden'>): Warning[] {
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
  readonly #opened: ReadonlySet<string>
  readonly #toggles = new Toggles()
  /** End tag for each open element; empty if its start tag was left out. */
  readonly #owed: string[] = []
  #keptDepth = 0
  /** Depth of the outermost open label, and of the element being left out; 0 for none. */
  #labelDepth = 0
  #droppedDepth = 0
  #preDepth = 0
  #isAfterBlock = true
  readonly hidden: HiddenPart[] = []
  /** The hidden part being left out, and the depth of a script or similar in it. */
  #hiddenPart: HiddenPart | null = null
  #mutedDepth = 0

  constructor(keepHidden: boolean, opened: ReadonlySet<string>) {
    this.#keepHidden = keepHidden
    this.#opened = opened
  }

  onopentag(name: string, attributes: Attributes): void {
    const depth = this.#owed.push('')
    const followsToggle = this.#toggles.open(name, attributes, depth)
    if (depth > maxDepth) throw tooComplex(`nested more than ${maxDepth} levels deep`)
    if (this.#droppedDepth > 0) {
      if (this.#mutedDepth === 0 && textless.has(name)) this.#mutedDepth = depth
      return
    }
    this.headReader.openTag(name, attributes)
    if (this.#isDropped(name, attributes, followsToggle)) {
      this.#droppedDepth = depth
      if (!textless.has(name)) this.#hiddenPart = { start: '', chars: 0 }
    } else {
      if (labels.has(name) && this.#labelDepth === 0) this.#labelDepth = depth
      if (name === 'pre' && this.#preDepth === 0) this.#preDepth = depth
      // An anchor without a target is not a link, and many old pages leave it open.
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
    this.#toggles.close(depth)
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

  #isDropped(name: string, attributes: Attributes, followsToggle: boolean): boolean {
    // Accordions put a question into a button, shadow roots their content into a template.
    if (name === 'button' && this.#labelDepth > 0) return false
    if (name === 'template' && 'shadowrootmode' in attributes) return false
    if (name === 'dialog' && 'open' in attributes) return false
    if (textless.has(name)) return true
    if (this.#keepHidden || !isHidden(attributes)) return false
    return !isPanel(name, attributes, { opened: this.#opened, followsToggle })
  }

  #write(name: string, attributes: Attributes, depth: number): void {
    this.elementCount += 1
    if (this.elementCount > maxElements) {
      throw tooComplex(`made of more than ${maxElements.toLocaleString('en')} elements`)
    }
    this.#isAfterBlock = blocks.has(name)
    if (name === 'input') this.markup += this.#checkBox(attributes)
    else if (voids.has(name)) this.markup += startTag(name, attributes)
    else if (this.#keptDepth >= maxKeptDepth) this.markup += ' '
    else {
      this.markup += startTag(name, attributes)
      this.#owed[depth - 1] = `</${name}>`
      this.#keptDepth += 1
    }
  }

  /** Writes a check box as a mark in the text: from a task list, or from a completed form. */
  #checkBox(attributes: Attributes): string {
    const isMark = this.#keepHidden || 'disabled' in attributes
    if (attributes['type'] !== 'checkbox' || !isMark) return '<input>'
    return `<input data-state="${'checked' in attributes ? 'checked' : 'open'}">`
  }
}

/**
 * Finds the element after the one that opens it. In a heading or a list's term, the toggle stands for the whole of it.
 */
class Toggles {
  /** Depths of the open toggles, and the depth at which the last one closed; 0 if something else followed. */
  readonly #open: number[] = []
  /** Depths of the open elements that contain only the toggle. */
  readonly #labels: number[] = []
  #closedAt = 0
  /** Depth of the outermost open navigation or page header. Elements that open in it are menus. */
  #chromeDepth = 0

  /** Returns true if the element follows a toggle. */
  open(name: string, attributes: Attributes, depth: number): boolean {
    const follows = this.#closedAt === depth
    if (this.#chromeDepth === 0 && isChrome(name, attributes)) this.#chromeDepth = depth
    if (this.#chromeDepth === 0 && isToggle(name, attributes)) this.#open.push(depth)
    else if (labels.has(name) || labelClass.test(attributes['class'] ?? ''))
      this.#labels.push(depth)
    return follows && this.#chromeDepth === 0
  }

  close(depth: number): void {
    if (depth === this.#chromeDepth) this.#chromeDepth = 0
    if (this.#open.at(-1) === depth) {
      this.#open.pop()
      this.#closedAt = depth
      return
    }
    const isLabel = this.#labels.at(-1) === depth
    if (isLabel) this.#labels.pop()
    if (isLabel && this.#closedAt === depth + 1) this.#closedAt = depth
    else if (this.#closedAt >= depth) this.#closedAt = 0
  }
}

const labelClass = /(?:^|[\s_-])(?:header|heading|title|question)(?=$|[\s_-])/i

const isChrome = (name: string, { role }: Attributes): boolean =>
  name === 'nav' || role === 'navigation' || role === 'banner' || role === 'menubar'

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`
  for (const key in attributes) {
    const value = attributes[key] ?? ''
    if (keptAttributes.has(key)) tag += ` ${key}="${escapeAttribute(value)}"`
    else if (key === 'style') {
      if (blockStyle.test(value)) tag += ' style="display:block"'
      if (layerStyle.test(value)) tag += ' data-layer=""'
    }
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
  // Wikipedia's image of a formula is hidden from screen readers only.
  (attributes['aria-hidden'] === 'true' && !attributes['class']?.includes('fallback-image')) ||
  ('style' in attributes && hidingStyle.test(attributes['style'] ?? ''))

const escapeAttribute = (value: string): string =>
  value.slice(0, maxAttributeChars).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const tooComplex = (how: string): ExtractionError =>
  new ExtractionError(
    'too_hard',
    `The page is ${how}, which is too complex to read. Add its text as a text source, or add a simpler page.`,
  )

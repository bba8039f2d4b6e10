import { codeText, fenced } from './markdown-code.ts'
import { tableLines } from './markdown-table.ts'
import { listNumber, MarkdownWriter } from './markdown-writer.ts'
import {
  childrenOf,
  elementsIn,
  isElement,
  isText,
  type PageElement,
  type PageNode,
  textOf,
} from './page-tree.ts'

const words = (list: string): Set<string> => new Set(list.split(' '))
const blocks = words(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
)
const codeMarks = words('code kbd samp tt')
const permalink = /^[#¶§🔗⚓∞]$/u
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

interface Rendering {
  writer: MarkdownWriter
  skipped: ReadonlySet<PageElement>
  /** Figures found so far, and whether each has a caption. */
  captioned: Map<PageElement, boolean>
  /** Alternative texts written so far. A gallery repeats its title for each image. */
  said: Set<string>
}

/**
 * Converts the content of `root` to Markdown, without the elements in `skipped`: headings, paragraphs, lists, GFM
 * tables, fenced code, quotes, definition lists. The result is for search and citation: a link keeps only its text, an
 * image its alternative text, and emphasis is dropped.
 */
export function toMarkdown(root: PageElement, skipped: ReadonlySet<PageElement>): string {
  return render(
    { writer: new MarkdownWriter(), skipped, captioned: new Map(), said: new Set() },
    root,
  )
}

function render(to: Rendering, root: PageElement): string {
  renderChildren(to, root)
  return to.writer.finish()
}

function renderChildren(to: Rendering, parent: PageNode): void {
  for (const node of childrenOf(parent)) {
    if (isText(node)) to.writer.text(textOf(node))
    else if (isElement(node) && !to.skipped.has(node)) renderElement(to, node)
  }
}

function renderElement(to: Rendering, element: PageElement): void {
  const rank = headingRank(element)
  if (rank > 0) to.writer.heading(rank, inline(to, element))
  else {
    const own = blocks.has(element.localName) ? renderBlock : renderPhrase
    const renderOwn = renderers.get(element.localName) ?? own
    renderOwn(to, element)
  }
}

type Render = (to: Rendering, element: PageElement) => void

const renderers = new Map<string, Render>(
  Object.entries<Render>({
    br: (to) => to.writer.lineBreak(),
    input: renderCheckBox,
    img: renderImage,
    pre: (to, pre) => to.writer.block(fenced(pre, to.skipped)),
    table: renderTable,
    ul: renderList,
    ol: renderList,
    menu: renderList,
    li: (to, item) => void to.writer.item('- ', () => renderChildren(to, item)),
    dl: renderDefinitions,
    blockquote: (to, quote) => to.writer.quote(() => renderChildren(to, quote)),
  }),
)

function renderBlock(to: Rendering, element: PageElement): void {
  to.writer.endParagraph()
  renderChildren(to, element)
  to.writer.endParagraph()
}

function renderPhrase(to: Rendering, element: PageElement): void {
  const name = element.localName
  const text = name === 'a' || name === 'sup' ? codeText(element, to.skipped).trim() : ''
  if (codeMarks.has(name)) to.writer.code(codeText(element, to.skipped))
  else if (name === 'q') to.writer.text(`“${inline(to, element)}”`)
  // An exponent keeps its meaning: `10<sup>6</sup>` is not 106.
  else if (name === 'sup' && /^[-+−]?\d{1,3}$/.test(text) && to.writer.endsInBase()) {
    to.writer.text(`^${text}`)
  } else if (!permalink.test(text)) {
    renderChildren(to, element)
    // Links in a row and custom elements are separated by style sheets, not spaces.
    if (name.includes('-') || (name === 'a' && isLink(element.nextSibling))) to.writer.text(' ')
  }
}

/** Renders the check boxes that `readPage` kept as visible marks instead of inputs. */
function renderCheckBox(to: Rendering, input: PageElement): void {
  const state = input.getAttribute('data-state')
  if (state !== null) to.writer.text(state === 'checked' ? '☒ ' : '☐ ')
}

function renderImage(to: Rendering, image: PageElement): void {
  const alt = image.getAttribute('alt')?.trim() ?? ''
  if (alt === '' || fileName.test(alt) || to.said.has(alt) || hasCaption(to, image)) return
  to.said.add(alt)
  to.writer.text(` ${alt} `)
}

const numberStyles: Readonly<Record<string, Parameters<typeof listNumber>[1]>> = {
  ...{ a: 'lowerLetter', A: 'upperLetter', i: 'lowerRoman', I: 'upperRoman' },
}

function renderList(to: Rendering, outer: PageElement): void {
  const list = unwrapped(outer, to.skipped)
  const start = Number.parseInt(list.getAttribute('start') ?? '1', 10)
  let number = start >= 0 && start < 1e8 ? start : 1
  const style = numberStyles[list.getAttribute('type') ?? ''] ?? 'decimal'
  to.writer.list(() => {
    for (const node of childrenOf(list)) {
      if (!isElement(node) || to.skipped.has(node)) continue
      const own = Number.parseInt(node.getAttribute('value') ?? '', 10)
      if (own >= 0 && own < 1e8) number = own
      const marker = list.localName === 'ol' ? `${listNumber(number, style)}. ` : '- '
      if (node.localName !== 'li') renderElement(to, node)
      else if (to.writer.item(marker, () => renderChildren(to, node))) number += 1
    }
  })
}

/** Returns the innermost list of lists with only one list in one item, which Word uses for deeper bullets. */
function unwrapped(list: PageElement, skipped: ReadonlySet<PageElement>): PageElement {
  let inner = list
  for (;;) {
    const [item, ...others] = contentOf(inner, skipped)
    const [only, ...more] = item && others.length === 0 ? contentOf(item, skipped) : []
    if (!only || more.length > 0 || !isElement(only) || !/^[uo]l$/.test(only.localName))
      return inner
    inner = only
  }
}

const contentOf = (node: PageNode, skipped: ReadonlySet<PageElement>): PageNode[] =>
  [...childrenOf(node)].filter((child) =>
    isElement(child) ? !skipped.has(child) : isText(child) && /\S/.test(child.data),
  )

function renderDefinitions(to: Rendering, list: PageElement): void {
  to.writer.endParagraph()
  for (const node of childrenOf(list)) {
    if (!isElement(node) || to.skipped.has(node)) continue
    // A div may group a term with its definitions.
    if (node.localName === 'div') renderDefinitions(to, node)
    else if (node.localName !== 'dd' || holdsBlocks(node)) renderElement(to, node)
    else to.writer.definition(inline(to, node))
  }
}

function renderTable(to: Rendering, table: PageElement): void {
  const lines = tableLines(table, to.skipped, (cell) => inline(to, cell))
  if (lines === null) renderBlock(to, table)
  else {
    for (const node of childrenOf(table)) {
      if (isElement(node) && node.localName === 'caption') renderBlock(to, node)
    }
    to.writer.block(lines)
  }
}

/** Renders the content of an element on one line. */
const inline = (to: Rendering, element: PageElement): string =>
  render({ ...to, writer: new MarkdownWriter() }, element).replace(/\s+/g, ' ')

function headingRank(element: PageElement): number {
  const name = element.localName
  const isHeading = /^h[1-6]$/.test(name)
  if (!isHeading && element.getAttribute('role') !== 'heading') return 0
  const level = Number(element.getAttribute('aria-level') ?? (isHeading ? name.slice(1) : 2))
  return level >= 1 && level <= 6 ? Math.trunc(level) : 6
}

const isLink = (node: PageNode | null): boolean =>
  node !== null && isElement(node) && node.localName === 'a'

function holdsBlocks(element: PageElement): boolean {
  let paragraphs = 0
  for (const inner of elementsIn(element)) {
    if (inner.localName === 'p') paragraphs += 1
    else if (blocks.has(inner.localName) && inner.localName !== 'div') return true
  }
  return paragraphs > 1
}

/** Returns true if the figure of an image has a caption. */
function hasCaption(to: Rendering, image: PageElement): boolean {
  let figure = image.parentNode
  for (let level = 0; figure && figure.localName !== 'figure' && level < 5; level += 1) {
    figure = figure.parentNode
  }
  if (figure?.localName !== 'figure') return false
  let captioned = to.captioned.get(figure)
  if (captioned === undefined) {
    captioned = [...elementsIn(figure)].some((inner) => inner.localName === 'figcaption')
    to.captioned.set(figure, captioned)
  }
  return captioned
}

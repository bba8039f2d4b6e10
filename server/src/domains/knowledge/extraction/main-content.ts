import { Readability } from '@mozilla/readability'
import { boilerplateIn } from './boilerplate.ts'
import type { Page } from './html-page.ts'
import { type Measures, measure } from './measure.ts'
import { childrenOf, elementsIn, isElement, type PageElement, parsePage } from './page-tree.ts'

export interface MainContent {
  root: PageElement
  /** Elements under `root` that are not content. */
  skipped: ReadonlySet<PageElement>
  /** Characters of content outside links. */
  unlinked: number
  /** Characters of code, definitions and table headings. */
  structured: number
}

// Readability takes 1.2 s for 90 million characters, each counted once per level above it, and up to 2 s
// for 20,000 elements, quadratic in those that stand side by side.
const maxReadingCost = 150_000_000
const maxReadableElements = 20_000
/** Of the unlinked text of the page, or of the part it marks as content; less is a teaser or a notice. */
const leastOfPage = 0.25
const leastOfContainer = 0.4
/** Generators of documentation, as their meta element names them. */
const documentation =
  /antora|asciidoctor|docbook|docfx|docusaurus|docutils|doxygen|gitbook|javadoc|jsdoc|mdbook|mkdocs|rustdoc|sphinx|starlight|typedoc|vitepress|vuepress/i
/** Share of the structured text in all text from which on a page is a reference. */
const leastStructured = 0.1
/** Share of the structured text of the marked part that Readability may not fall short of. */
const leastKept = 0.8
/** A part that holds this much of the text of a larger one is the content of it. */
const dominantShare = 0.6

/**
 * The content of a page without what stands around it. A page that marks its content and has code,
 * tables or definitions in it is taken at its word: Readability, made for articles, loses those. Every
 * other page goes to Readability. Where that finds too little of the unlinked text, or loses structure,
 * the marked part or else the body is taken, rid of its boilerplate.
 */
export function mainContent(page: Page, isArticle: boolean): MainContent {
  const { document, body } = parsePage(page.markup)
  const measures = measure(body)
  const container = markedContainer(body, measures)
  const marked = without(container ?? body, measures)
  const isReference =
    documentation.test(page.head.meta.get('generator') ?? '') ||
    (!isArticle && container !== null && marked.structured >= leastStructured * marked.unlinked)
  if (isReference || isTooLarge(page)) return marked

  const article = readArticle(document)
  const least = container && !isArticle ? leastOfContainer : leastOfPage
  const isEnough =
    article !== null &&
    article.unlinked >= least * marked.unlinked &&
    (container === null || article.structured >= leastKept * marked.structured)
  if (isEnough) return article
  // Readability has taken the document apart.
  const fresh = parsePage(page.markup).body
  const again = measure(fresh)
  return without(markedContainer(fresh, again) ?? fresh, again)
}

const isTooLarge = (page: Page): boolean =>
  page.readingCost > maxReadingCost || page.elementCount > maxReadableElements

function readArticle(document: unknown): MainContent | null {
  const article = new Readability<PageElement>(document as never, {
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node as unknown as PageElement,
  }).parse()?.content
  return article ? without(article, measure(article)) : null
}

function without(root: PageElement, measures: Measures): MainContent {
  const skipped = boilerplateIn(root, measures)
  let unlinked = unlinkedIn(root, measures)
  for (const element of skipped) unlinked -= unlinkedIn(element, measures)
  return { root, skipped, unlinked, structured: structuredIn(root, measures, skipped) }
}

const unlinkedIn = (element: PageElement, measures: Measures): number => {
  const { chars, linked } = measures.get(element) ?? { chars: 0, linked: 0 }
  return chars - linked
}

/** The `main` or the one `article` of a page. */
function markedContainer(body: PageElement, measures: Measures): PageElement | null {
  const mains: PageElement[] = []
  const articles: PageElement[] = []
  for (const element of elementsIn(body)) {
    const role = element.getAttribute('role')
    if (element.localName === 'main' || role === 'main') mains.push(element)
    else if (element.localName === 'article' || role === 'article') articles.push(element)
  }
  const main = largest(mains, measures)
  const scope = main ?? body
  const article = largest(main ? articles.filter((one) => isInside(one, main)) : articles, measures)
  const charsOf = (element: PageElement): number => measures.get(element)?.chars ?? 0
  if (article && charsOf(article) >= dominantShare * charsOf(scope)) return article
  if (main) return main
  // Several articles of a list have no common mark.
  return articles.length === 1 ? (article ?? null) : null
}

function largest(elements: PageElement[], measures: Measures): PageElement | null {
  let best: PageElement | null = null
  for (const element of elements) {
    const { chars } = measures.get(element) ?? { chars: 0 }
    if (chars > (best ? (measures.get(best)?.chars ?? 0) : 0)) best = element
  }
  return best
}

function isInside(element: PageElement, box: PageElement): boolean {
  for (let parent = element.parentNode; parent; parent = parent.parentNode) {
    if (parent === box) return true
  }
  return false
}

function structuredIn(
  parent: PageElement,
  measures: Measures,
  skipped: ReadonlySet<PageElement>,
): number {
  let chars = 0
  for (const child of childrenOf(parent)) {
    if (!isElement(child) || skipped.has(child)) continue
    if (/^(?:pre|dl|th)$/.test(child.localName)) chars += measures.get(child)?.chars ?? 0
    else chars += structuredIn(child, measures, skipped)
  }
  return chars
}

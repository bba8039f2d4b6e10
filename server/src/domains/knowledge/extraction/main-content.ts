import { Readability } from '@mozilla/readability'
import { boilerplateIn } from './boilerplate.ts'
import type { HtmlPage } from './html-page.ts'
import {
  childrenOf,
  elementsIn,
  isElement,
  type Measures,
  measure,
  type PageElement,
  parsePage,
} from './page-tree.ts'

export interface MainContent {
  root: PageElement
  /** Elements under `root` that are not content. */
  skipped: ReadonlySet<PageElement>
  /** Characters of content outside links. */
  unlinked: number
}

// Readability takes 1.2 s for 90 million characters, each counted once for each level above it, and up to 2 s for
// 20,000 elements; its time is quadratic in siblings.
const maxReadingCost = 150_000_000
const maxReadableElements = 20_000
/** Minimum share of the page's unlinked text. Less is a teaser or a notice. */
const leastOfPage = 0.25
/** Minimum share of the text of all articles that makes one article the page's own. */
const dominantShare = 0.6
/** Minimum share of the text of `main`. An article with less is a notice in it. */
const leastOfMain = 0.1
/** Documentation generators, as their meta element names them. */
const documentation =
  /antora|asciidoctor|docbook|docfx|docusaurus|docutils|doxygen|gitbook|javadoc|jsdoc|mdbook|mkdocs|rustdoc|sphinx|starlight|typedoc|vitepress|vuepress/i
/**
 * Finds the content of a page without the parts around it. If the page marks its content, that part is used, without
 * parts that clearly are not content. Otherwise Readability, which is made for articles, finds it, unless the page
 * declares itself documentation. If Readability finds too little of the unlinked text, the body is used.
 */
export function mainContent(page: HtmlPage, isArticle: boolean): MainContent {
  const { document, body } = openPage(page)
  const measures = measure(body)
  const { container, teasers } = markedPart(body, measures, isArticle)
  const marked = without(container ?? body, measures, { isArticle, teasers })
  const isReference = documentation.test(page.head.meta.get('generator') ?? '')
  if (container || isReference || isTooLarge(page)) return marked

  const article = readArticle(document, isArticle)
  if (article !== null && article.unlinked >= leastOfPage * marked.unlinked) return article
  // Readability has taken the document apart.
  const fresh = openPage(page).body
  return without(fresh, measure(fresh), { isArticle, teasers: [] })
}

function openPage(page: HtmlPage): ReturnType<typeof parsePage> {
  const opened = parsePage(page.markup)
  removeLayers(opened.body)
  return opened
}

/** Ids and classes of the most common consent managers, and names that other sites use for such a layer. */
const consentName =
  /(?:^|[\s_-])(?:cmplz-cookiebanner|moove_gdpr|onetrust|ot-sdk|cybot|cookiebot|usercentrics|uc-banner|borlabs|borlabscookie|didomi|qc-cmp2?|sp_message|iubenda-cs|cky-|cookieyes|termly|truste|trustarc|klaro|tarteaucitron|osano|axeptio|cc-window|cookie-?law-?info|cli-bar|cli-modal|cookie-?notice|cn-notice|eu-?cookie|cookie-?first|fc-consent|evidon|cookie-?(?:banner|bar|box|consent|dialog|disclaimer|hint|layer|message|modal|overlay|popup|prompt|warning|wall)|(?:gdpr|dsgvo|privacy|consent)-?(?:banner|bar|box|dialog|layer|manager|message|modal|notice|overlay|popup|tool|wall)|(?:newsletter|subscribe|signup|sign-up|email|promo|exit)-?(?:modal|popup|overlay|lightbox|layer))/i
const dialogRoles = new Set(['alertdialog', 'dialog'])

/**
 * Removes layers over a page: dialogs by tag, role or `aria-modal`, and consent and newsletter layers by name. An
 * element with the page's content, or with all its words except those around it, is not a layer.
 */
function removeLayers(body: PageElement): void {
  const layers: PageElement[] = []
  const visit = (parent: PageElement): boolean => {
    let hasOther = false
    for (const child of childrenOf(parent)) {
      if (!isElement(child))
        hasOther ||= /[\p{L}\p{N}]/u.test((child as { data?: string }).data ?? '')
      else if (isLayer(child)) layers.push(child)
      else if (!/^(?:nav|footer)$/.test(child.localName)) hasOther = visit(child) || hasOther
    }
    return hasOther
  }
  if (visit(body)) for (const layer of layers) layer.remove()
}

function isLayer(element: PageElement): boolean {
  const { localName } = element
  if (/^(?:main|article|h[1-6]|a|p|li|pre|code)$/.test(localName)) return false
  const isDialog =
    localName === 'dialog' ||
    dialogRoles.has(element.getAttribute('role') ?? '') ||
    element.getAttribute('aria-modal') === 'true'
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  const isNamed = name.length <= 300 && consentName.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'))
  return (isDialog || isNamed) && !holdsMarked(element)
}

function holdsMarked(element: PageElement): boolean {
  for (const inner of elementsIn(element)) {
    const isMain = inner.localName === 'main' || inner.getAttribute('role') === 'main'
    if (isMain || inner.localName === 'article' || inner.localName === 'h1') return true
  }
  return false
}

const isTooLarge = (page: HtmlPage): boolean =>
  page.readingCost > maxReadingCost || page.elementCount > maxReadableElements

function readArticle(document: unknown, isArticle: boolean): MainContent | null {
  const article = new Readability<PageElement>(document as never, {
    disableJSONLD: true,
    keepClasses: true,
    serializer: (node) => node as unknown as PageElement,
  }).parse()?.content
  return article ? without(article, measure(article), { isArticle, teasers: [] }) : null
}

function without(
  root: PageElement,
  measures: Measures,
  { isArticle, teasers }: { isArticle: boolean; teasers: readonly PageElement[] },
): MainContent {
  const skipped = boilerplateIn(root, measures, isArticle)
  for (const teaser of teasers) skipped.add(teaser)
  let unlinked = unlinkedOf(root, measures)
  for (const element of skipped) unlinked -= unlinkedOf(element, measures)
  return { root, skipped, unlinked }
}

const unlinkedOf = (element: PageElement, measures: Measures): number => {
  const { chars, linked } = measures.get(element) ?? { chars: 0, linked: 0 }
  return chars - linked
}

interface MarkedPart {
  container: PageElement | null
  /** Other content in it, beside the page's article. */
  teasers: PageElement[]
}

/**
 * Returns the `main` of a page, else its only `article`, else the common parent of several articles. On a page that
 * declares itself an article, it is the `article` with the most text: the other articles are teasers, and the parts
 * after it in `main` lead elsewhere.
 */
function markedPart(body: PageElement, measures: Measures, isArticle: boolean): MarkedPart {
  const mains: PageElement[] = []
  const articles: PageElement[] = []
  const visit = (parent: PageElement, isInArticle: boolean): void => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child) || !measures.get(child)?.chars) continue
      const role = child.getAttribute('role')
      const isOne = child.localName === 'article' || role === 'article'
      if (child.localName === 'main' || role === 'main') mains.push(child)
      if (isOne && !isInArticle) articles.push(child)
      visit(child, isInArticle || isOne)
    }
  }
  visit(body, false)
  const main = largest(mains, measures)
  const inScope = main ? articles.filter((one) => isInside(one, main)) : articles
  const article = largest(inScope, measures)
  const others = inScope.filter((one) => one !== article)
  const isDominant =
    article !== null &&
    unlinkedOf(article, measures) >=
      dominantShare * inScope.reduce((sum, one) => sum + unlinkedOf(one, measures), 0)
  const teasers = isArticle && isDominant ? others : []
  if (main) {
    const isWhole =
      isArticle &&
      isDominant &&
      unlinkedOf(article, measures) >= leastOfMain * unlinkedOf(main, measures)
    return {
      container: main,
      teasers: isWhole ? [...others, ...followersOf(article, main)] : teasers,
    }
  }
  if (others.length === teasers.length) return { container: article, teasers: [] }
  const list = inScope[0]?.parentNode ?? null
  const areSiblings = inScope.every(({ parentNode }) => parentNode === list)
  return { container: areSiblings ? list : null, teasers: [] }
}

/** Returns the elements that follow an element inside another. */
function followersOf(element: PageElement, box: PageElement): PageElement[] {
  const followers: PageElement[] = []
  for (let inner = element; inner !== box && inner.parentNode; inner = inner.parentNode) {
    for (let next = inner.nextSibling; next; next = next.nextSibling) {
      if (isElement(next)) followers.push(next)
    }
  }
  return followers
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

import type { Measures } from './measure.ts'
import { childrenOf, elementsIn, isElement, type PageElement } from './page-tree.ts'

const words = (list: string): Set<string> => new Set(list.split(' '))
/** Words in a class or id that name what readers said, and the numbers beside lines of code. */
const never = words(
  'comentarios commentaires commenti commentlist comments disqus gutter kommentare lineno linenos respond',
)
/** Words that name what stands around the content, but for a title, code or a table in it. */
const around = words(
  'ad adbox ads advert advertisement advertising adverts addthis breadcrumb breadcrumbs consent cookie cookies gdpr navbar navbox newsletter noprint outbrain pagination popup promo promos sharedaddy share shares sharing sidebar sidenav signup skip skiplink social sociable sponsor sponsored subscribe subscription taboola toolbar',
)
/** Words that name content as well: they count where the text is short or linked. */
const maybeAround = words(
  'banner catlinks editsection footer masthead menu nav navigation pager popular promoted recirc recommendations recommended related tags toc trending widget widgets',
)
const aroundRoles = words(
  'alertdialog banner complementary contentinfo dialog menu menubar navigation search',
)
const unseen = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader-text)(?=$|[\s_-])/i
/** Asides that belong to the text, in the words of documentation generators. */
const remark =
  /(?:^|[\s_-])(?:admonition|callout|caution|danger|hint|important|info|note|tip|warning)/i

/** No part that holds so much of the text is what stands around it. */
const maxShare = 0.4
/** Names that would take more of the unlinked text than this are not believed. */
const maxNamedLoss = 0.5

/** What stands around the content of `root`: outermost elements, by their tag, role and name. */
export function boilerplateIn(root: PageElement, measures: Measures): Set<PageElement> {
  const whole = measures.get(root)?.chars ?? 0
  const found = new Set<PageElement>()
  const named: PageElement[] = []
  const visit = (parent: PageElement): void => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue
      const { chars, linked } = measures.get(child) ?? { chars: 0, linked: 0 }
      if (chars <= maxShare * whole && isAroundByTag(child, chars, linked)) found.add(child)
      else if (chars <= maxShare * whole && isAroundByName(child, chars, linked)) named.push(child)
      else visit(child)
    }
  }
  visit(root)

  const unlinked = (elements: Iterable<PageElement>): number => {
    let sum = 0
    for (const element of elements) {
      const measured = measures.get(element)
      if (measured) sum += measured.chars - measured.linked
    }
    return sum
  }
  if (unlinked(named) <= maxNamedLoss * (unlinked([root]) - unlinked(found))) {
    for (const element of named) found.add(element)
  }
  return found
}

function isAroundByTag(element: PageElement, chars: number, linked: number): boolean {
  const role = element.getAttribute('role') ?? ''
  switch (element.localName) {
    case 'nav':
    case 'footer':
      return true
    case 'aside':
      return role !== 'note' && !remark.test(element.getAttribute('class') ?? '')
    case 'form':
      // Some frameworks put the whole page into a form.
      return chars - linked < 300
    default:
      return aroundRoles.has(role)
  }
}

function isAroundByName(element: PageElement, chars: number, linked: number): boolean {
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  // Utility classes in dozens style an element and name nothing.
  if (name === ' ' || name.length > 200) return false
  if (unseen.test(name)) return true
  const slight = chars < 150 || linked > 0.5 * chars
  let isNamed = false
  for (const word of name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)) {
    if (never.has(word)) return true
    isNamed ||= around.has(word) || (slight && maybeAround.has(word))
  }
  return isNamed && !/^h[1-6]$/.test(element.localName) && !holdsContent(element)
}

function holdsContent(element: PageElement): boolean {
  if (element.localName === 'pre') return true
  for (const inner of elementsIn(element)) {
    // Readability makes an h2 of the h1. Navigation bars are tables with th too, but have no thead.
    const isTitle = inner.localName === 'h1' || inner.getAttribute('aria-level') === '1'
    if (isTitle || inner.localName === 'pre' || inner.localName === 'thead') return true
  }
  return false
}

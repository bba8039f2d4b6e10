import {
  childrenOf,
  elementsIn,
  isElement,
  isText,
  type Measures,
  type PageElement,
  type PageNode,
  textOf,
} from './page-tree.ts'

const words = (list: string): Set<string> => new Set(list.split(' '))
/** Words in a class or id for readers' comments, and for line numbers beside code. */
const never = words(
  'comentarios commentaires commenti commentlist comments disqus gutter kommentare lineno linenos respond',
)
/** Words for parts around the content, except a title, code or a table in them. */
const around = words(
  'ad adbox ads advert advertisement advertising adverts addthis breadcrumb breadcrumbs consent cookie cookies gdpr navbar navbox newsletter noprint outbrain pagination popup promo promos sharedaddy share shares sharing sidebar sidenav signup skip skiplink social sociable sponsor sponsored subscribe subscription taboola toolbar',
)
/** Words that can also name content: they count if the text is short or linked. */
const maybeAround = words(
  'banner catlinks editsection footer masthead menu nav navigation pager popular promoted recirc recommendations recommended related tags toc trending widget widgets',
)
/** Compounds for parts around the content whose single words can also name content. */
const compounds =
  /(?:^|[\s_-])(?:author-?(?:bio|box|card|info|profile|desc\w*|about|footer)|about-?(?:the-?)?author|bio-?(?:box|container)|(?:photo|image|media|picture|caption)-?(?:credits?|copyright)|credit|(?:related|recommended|recommend|similar|popular|trending|latest|further|more|next|prev(?:ious)?|also)-?(?:posts?|articles?|stor(?:y|ies)|news|links?|content|items?|reads?|topics?|coverage)|read-?(?:next|also|more)|(?:post|entry|article|page)-?(?:footer|tags?|nav(?:igation)?|shar(?:e|ing)|actions?|tools?|copyright|licen[cs]e|prev(?:-?next)?|pager)|licen[cs]e-?box|prev-?next|tag-?(?:list|cloud|links)|up-?next|newsletter-?\w*|paywall|regwall|(?:share|social)-?\w+|call-?to-?action|advert\w*|ad-?(?:slot|unit|wrapper|container)|teads|inread|comments?-?(?:area|section|list|form|thread|container|wrapper|count|link)|feedback-?(?:form|widget|link)|edit-?(?:link|page|this-page)|page-?(?:feedback|rating)|(?:scroll|back)-?to-?top)(?=$|[\s_-])/i
const aroundRoles = words(
  'alertdialog banner complementary contentinfo dialog menu menubar navigation search',
)
const unseen = /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-reader-text)(?=$|[\s_-])/i
/** Asides that belong to the text, in the words of documentation generators. */
const remark =
  /(?:^|[\s_-])(?:admonition|callout|caution|danger|hint|important|info|note|tip|warning)/i

/** Names of the whole comments section in the themes of most blogs. */
const commentName =
  /(?:^|\s)(?:comments|comments-area|comment-list|commentlist|comments-section|disqus_thread|respond|kommentare|commentaires|comentarios)(?=$|\s)/i

/** Largest share of the text that a part around the content can have. */
const maxShare = 0.4
/** Largest share of the unlinked text that names and words may remove. Above it, they are ignored. */
const maxNamedLoss = 0.4
const maxLineChars = 220

/** Headings of related links after an article, and of readers' comments. */
const cueHeading =
  /^(?:\W*)(?:related\b|read (?:more|next|also|on)\b|more (?:from|on|in|about|stories|news|articles|like this)\b|you (?:may|might) (?:also )?(?:like|be interested|enjoy)\b|recommended(?: for you| reading| articles| stories)?$|most (?:read|popular|viewed|recent)\b|trending\b|popular (?:posts|articles|stories|now)\b|latest (?:news|posts|articles|stories|from)\b|recent (?:posts|articles|stories)\b|(?:up|what to read) next\b|next (?:article|story|post)\b|keep reading\b|further stories|similar (?:posts|articles|stories)\b|editor'?s'? (?:picks?|choice)|don'?t miss\b|share (?:this|on|via|the)\b|follow us\b|about the author|(?:\d+ |leave a |post a |join the |view )?(?:comments?|replies|reply|conversation|discussion)(?: \(\d+\))?$|subscribe\b|newsletter\b|sign up\b|tags?:?$|topics?:?$|mehr (?:zum thema|von|aus|artikel)\b|lesen sie (?:auch|mehr)\b|lesen sie dazu\b|das könnte (?:sie|dich|ihnen)\b|weitere (?:artikel|beiträge|themen|nachrichten|meldungen)\b|verwandte (?:artikel|beiträge|themen)\b|ähnliche (?:artikel|beiträge)\b|meistgelesen|auch interessant|zum thema$|(?:\d+ )?kommentare?(?: \(\d+\))?$|teilen$|schlagw[oö]rte?r?:?$|über den autor|à lire (?:aussi|ensuite|également)|lire aussi|lire également|sur le même (?:sujet|thème)|articles? (?:similaires?|liés|associés|recommandés)|les plus lus|voir aussi$|(?:\d+ )?commentaires?(?: \(\d+\))?$|partager$|leggi anche|articoli correlati|potrebbe interessarti|condividi$|(?:\d+ )?commenti$|te puede interesar|también te|noticias relacionadas|artículos relacionados|lo más (?:leído|visto)|compartir$|(?:\d+ )?comentarios$|leia (?:também|mais)|notícias relacionadas|mais lidas|veja também|compartilh\w+$|lees ook|meer over|gerelateerd|les også|läs (?:också|mer|även)|czytaj (?:także|też|więcej)|zobacz (?:także|też|również)|читайте также|по теме$|комментари[ий]\b)/iu

/** Beginnings of lines that are a call to action, a credit or a pointer instead of a sentence. */
const cueLine =
  /^(?:\W*)(?:read (?:more|also|next)\s*[:>→]|(?:also|see also|more) (?:read|on this)\s*:|related(?: (?:article|story|post|coverage))?s?\s*:|(?:photo|image|picture|photograph|credit|photo credit|image credit|courtesy)s?\s*(?:credit\s*)?(?::|by\b|©|courtesy)|©|\(c\) ?\d{4}|all rights reserved|copyright\b|(?:sign up|subscribe|register)\b.{0,60}(?:newsletter|email|inbox|updates|alerts|here|free|now|today)|(?:follow|like|join) (?:us|me|him|her|them) on\b|click here to\b|advertisement$|sponsored\b|share (?:this|on|via)\b|(?:filed|posted) (?:under|in)\b|tagged (?:with|as|in)\b|tags?\s*:|categor(?:y|ies)\s*:|(?:foto|bild|quelle|bildquelle|bildnachweis)s?\s*:|lesen sie (?:auch|mehr|hier|dazu)\b.{0,12}:|mehr (?:zum thema|dazu)\b|anzeige$|schlagw[oö]rte?r?\s*:|(?:à )?lire (?:aussi|également)\s*:|crédits? ?(?:photo)?\s*:|publicité$|abonnez-vous|leggi anche\s*:?|foto\s*(?:di|de|:)|lea también|lee también|leia (?:também|mais)\s*:?|publicidade?$|lees ook\s*:?|читайте также|we['’]re interested in your feedback|(?:this|the) (?:article|story|post) (?:was )?(?:originally|first) (?:appeared|published|posted)\b|loading\b.{0,20}$|print this\b|email this\b|(?:←|«|‹|previous|prev)\b.{0,40}\b(?:next|→|»|›)|want more\b.{0,40}\?$)/iu

const isCueHeading = (text: string): boolean => text.length <= 90 && cueHeading.test(text)

const isCueLine = (text: string): boolean => cueLine.test(text)

/**
 * Finds the outermost elements around the content of `root`, by tag, role, name and words. Readers' comments are never
 * part of an article, however long.
 */
export function boilerplateIn(
  root: PageElement,
  measures: Measures,
  isArticle: boolean,
): Set<PageElement> {
  const whole = measures.get(root)?.chars ?? 0
  const found = new Set<PageElement>()
  const named: PageElement[] = []
  const visit = (parent: PageElement): void => {
    let list: PageElement[] | null = null
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue
      const { chars, linked } = measures.get(child) ?? { chars: 0, linked: 0 }
      if (isHeading(child)) list = chars <= 90 && isCueHeading(shortTextOf(child)) ? [child] : null
      else if (list) {
        // The list after such a heading belongs to it while it consists of links.
        const isList = chars > 0 && linked >= 0.5 * chars
        if (isList) named.push(...list.splice(0), child)
        if (isList || chars === 0) continue
        list = null
      }
      if (isArticle && isComments(child)) found.add(child)
      else if (chars > maxShare * whole) visit(child)
      else if (isAroundByTag(child, chars, linked)) found.add(child)
      else if (isAroundByName(child, chars, linked) || isCue(child, chars, linked))
        named.push(child)
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

function isComments(element: PageElement): boolean {
  if (/^(?:main|article|h[1-6])$/.test(element.localName)) return false
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  return commentName.test(name) && !holdsContent(element)
}

const isHeading = ({ localName }: PageElement): boolean => /^h[1-6]$/.test(localName)

/** Returns true for a line with a call, credit or pointer, or a list of links under such a heading. */
function isCue(element: PageElement, chars: number, linked: number): boolean {
  if (
    chars === 0 ||
    /^(?:a|code|pre|td|th|tr|t(?:head|body)|d[ltd]|b|strong|em|i|span)$/.test(element.localName)
  ) {
    return false
  }
  if (chars <= maxLineChars && !holdsContent(element)) return isCueLine(shortTextOf(element))
  if (linked < 0.5 * chars || countLinks(element, 2) < 2) return false
  const first = firstTextOf(element)
  return first !== null && isCueHeading(first) && !holdsContent(element)
}

/** Returns the first words of an element, if a short element contains them. */
function firstTextOf(element: PageElement): string | null {
  for (const inner of elementsIn(element)) {
    const { firstChild } = inner
    if (firstChild && isText(firstChild) && /\S/.test(firstChild.data)) {
      const text = shortTextOf(inner)
      return text.length <= 90 ? text : null
    }
  }
  return null
}

/** Returns the text of an element that is known to be short. */
function shortTextOf(element: PageElement): string {
  const parts: string[] = []
  const visit = (node: PageNode): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (isText(child)) parts.push(textOf(child))
      else visit(child)
    }
  }
  visit(element)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** Counts the links in an element, up to `most`. */
function countLinks(element: PageElement, most: number): number {
  let count = 0
  for (const inner of elementsIn(element)) {
    if (inner.localName === 'a' && ++count >= most) break
  }
  return count
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
      return (
        aroundRoles.has(role) ||
        (element.getAttribute('data-layer') !== null && !holdsContent(element))
      )
  }
}

function isAroundByName(element: PageElement, chars: number, linked: number): boolean {
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  // Dozens of utility classes style an element and say nothing about its content.
  if (name === ' ' || name.length > 200) return false
  if (unseen.test(name)) return true
  const slight = chars < 150 || linked > 0.5 * chars
  let isNamed = !holdsArticle(element) && compounds.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'))
  for (const word of name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)) {
    if (never.has(word)) return true
    isNamed ||= around.has(word) || (slight && maybeAround.has(word))
  }
  return isNamed && !/^h[1-6]$/.test(element.localName) && !holdsContent(element)
}

/** Returns true for a wrapper, whose name also covers other content in it. */
const holdsArticle = ({ localName }: PageElement): boolean =>
  localName === 'main' || localName === 'article'

function holdsContent(element: PageElement): boolean {
  if (element.localName === 'pre') return true
  for (const inner of elementsIn(element)) {
    // Readability turns the h1 into an h2. Navigation bars can be tables with th, but have no thead.
    const isTitle = inner.localName === 'h1' || inner.getAttribute('aria-level') === '1'
    if (isTitle || inner.localName === 'pre' || inner.localName === 'thead') return true
  }
  return false
}

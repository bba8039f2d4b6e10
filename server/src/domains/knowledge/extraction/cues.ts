import { elementsIn, isText, type PageElement, type PageNode, textOf } from './page-tree.ts'

/** Headings of lists that lead away from an article, and of what readers said. */
const cueHeading =
  /^(?:\W*)(?:related\b|read (?:more|next|also|on)\b|more (?:from|on|in|about|stories|news|articles|like this)\b|you (?:may|might) (?:also )?(?:like|be interested|enjoy)\b|recommended(?: for you| reading| articles| stories)?$|most (?:read|popular|viewed|recent)\b|trending\b|popular (?:posts|articles|stories|now)\b|latest (?:news|posts|articles|stories|from)\b|recent (?:posts|articles|stories)\b|(?:up|what to read) next\b|next (?:article|story|post)\b|keep reading\b|further stories|similar (?:posts|articles|stories)\b|editor'?s'? (?:picks?|choice)|don'?t miss\b|share (?:this|on|via|the)\b|follow us\b|about the author|(?:\d+ |leave a |post a |join the |view )?(?:comments?|replies|reply|conversation|discussion)(?: \(\d+\))?$|subscribe\b|newsletter\b|sign up\b|tags?:?$|topics?:?$|mehr (?:zum thema|von|aus|artikel)\b|lesen sie (?:auch|mehr)\b|lesen sie dazu\b|das könnte (?:sie|dich|ihnen)\b|weitere (?:artikel|beiträge|themen|nachrichten|meldungen)\b|verwandte (?:artikel|beiträge|themen)\b|ähnliche (?:artikel|beiträge)\b|meistgelesen|auch interessant|zum thema$|(?:\d+ )?kommentare?(?: \(\d+\))?$|teilen$|schlagw[oö]rte?r?:?$|über den autor|à lire (?:aussi|ensuite|également)|lire aussi|lire également|sur le même (?:sujet|thème)|articles? (?:similaires?|liés|associés|recommandés)|les plus lus|voir aussi$|(?:\d+ )?commentaires?(?: \(\d+\))?$|partager$|leggi anche|articoli correlati|potrebbe interessarti|condividi$|(?:\d+ )?commenti$|te puede interesar|también te|noticias relacionadas|artículos relacionados|lo más (?:leído|visto)|compartir$|(?:\d+ )?comentarios$|leia (?:também|mais)|notícias relacionadas|mais lidas|veja também|compartilh\w+$|lees ook|meer over|gerelateerd|les også|läs (?:också|mer|även)|czytaj (?:także|też|więcej)|zobacz (?:także|też|również)|читайте также|по теме$|комментари[ий]\b)/iu

/** How a line begins that is a call, a credit or a pointer, and no sentence of the text. */
const cueLine =
  /^(?:\W*)(?:read (?:more|also|next)\s*[:>→]|(?:also|see also|more) (?:read|on this)\s*:|related(?: (?:article|story|post|coverage))?s?\s*:|(?:photo|image|picture|photograph|credit|photo credit|image credit|courtesy)s?\s*(?:credit\s*)?(?::|by\b|©|courtesy)|©|\(c\) ?\d{4}|all rights reserved|copyright\b|(?:sign up|subscribe|register)\b.{0,60}(?:newsletter|email|inbox|updates|alerts|here|free|now|today)|(?:follow|like|join) (?:us|me|him|her|them) on\b|click here to\b|advertisement$|sponsored\b|share (?:this|on|via)\b|(?:filed|posted) (?:under|in)\b|tagged (?:with|as|in)\b|tags?\s*:|categor(?:y|ies)\s*:|(?:foto|bild|quelle|bildquelle|bildnachweis)s?\s*:|lesen sie (?:auch|mehr|hier|dazu)\b.{0,12}:|mehr (?:zum thema|dazu)\b|anzeige$|schlagw[oö]rte?r?\s*:|(?:à )?lire (?:aussi|également)\s*:|crédits? ?(?:photo)?\s*:|publicité$|abonnez-vous|leggi anche\s*:?|foto\s*(?:di|de|:)|lea también|lee también|leia (?:também|mais)\s*:?|publicidade?$|lees ook\s*:?|читайте также|we['’]re interested in your feedback|(?:this|the) (?:article|story|post) (?:was )?(?:originally|first) (?:appeared|published|posted)\b|loading\b.{0,20}$|print this\b|email this\b|(?:←|«|‹|previous|prev)\b.{0,40}\b(?:next|→|»|›)|want more\b.{0,40}\?$)/iu

export const isCueHeading = (text: string): boolean => text.length <= 90 && cueHeading.test(text)

export const isCueLine = (text: string): boolean => cueLine.test(text)

/** The text of an element that is known to be short. */
export function shortTextOf(element: PageElement): string {
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

/** Links in an element, `most` at most. */
export function countLinks(element: PageElement, most: number): number {
  let count = 0
  for (const inner of elementsIn(element)) {
    if (inner.localName === 'a' && ++count >= most) break
  }
  return count
}

import type { MarkdownWriter } from '../markdown-writer.ts'
import type { TextLine } from './lines.ts'
import type { Paragraph } from './paragraphs.ts'

/** Minimum size of a heading relative to the text, and its maximum length. */
const headingScale = 1.15
const maxHeadingChars = 200
const maxRank = 4
/** Maximum share of bold text in a document. Above it, bold text is not a heading. */
const maxBoldShare = 0.25

const bullet = /^(?:[•‣▪◦●○■□–·]|[-*](?= ))\s*/u
const ordered = /^\(?(\d{1,3})[.)] (?=\S)/
/** Numbered headings: "2.1 Scope", "IV. Results", "Article 7", "§ 3". */
const numbered =
  /^(?:(\d{1,2}(?:\.\d{1,2})*)\.?|[IVX]{1,5}\.|(?:Article|Section|Chapter|Part|Item|Artikel|Abschnitt|Kapitel)\s\S{1,6}|§\s?\d+)\s+(?=[\p{Lu}\p{Lo}"“])/iu

/** Meaning of type sizes and weights in this document. */
export interface Typography {
  /** Returns the level of a heading, or null for other text. */
  rankOf(paragraph: Paragraph, next: Paragraph | undefined): number | null
}

/**
 * Analyses a document. The most frequent size is body text; larger sizes are headings, ordered by size. Below them come
 * separate lines in bold or capitals, and numbered ones by their number.
 */
export function createTypography(pages: readonly (readonly TextLine[])[]): Typography {
  const chars = new Map<number, number>()
  let [bold, all] = [0, 0]
  for (const line of pages.flat()) {
    chars.set(sizeOf(line), (chars.get(sizeOf(line)) ?? 0) + line.text.length)
    all += line.text.length
    if (line.bold) bold += line.text.length
  }
  const [text = 0] = [...chars].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  const larger = [...chars.keys()]
    .filter((size) => size >= text * headingScale)
    .sort((a, b) => b - a)
  const ranks = new Map(larger.map((size, index) => [size, Math.min(index + 1, maxRank)]))
  const below = Math.min(larger.length + 1, maxRank)
  const isBoldRare = bold <= maxBoldShare * all
  return {
    rankOf(paragraph, next) {
      const title = paragraph.lines.join(' ')
      if (title.length > maxHeadingChars || !/\p{L}/u.test(title)) return null
      const rank = ranks.get(sizeOf(paragraph))
      if (rank !== undefined) return rank
      const number = numbered.exec(title)
      const isBold = paragraph.bold && isBoldRare
      const isSet = isBold || isCapitals(title) || (number?.[1]?.includes('.') ?? false)
      if (!isSet || sizeOf(paragraph) < 0.9 * text || !standsAlone(paragraph, title, next))
        return null
      const depth = number?.[1]?.split('.').length ?? 1
      return Math.min(below + depth - 1, maxRank + 1)
    },
  }
}

/** Returns true for a few words without the end of a sentence, with space above and different text below. */
function standsAlone(paragraph: Paragraph, title: string, next: Paragraph | undefined): boolean {
  if (!paragraph.isApart || paragraph.printed > 2 || title.length > 120) return false
  if (/[.,;:!]$/.test(title) && !/\b(?:Inc|Ltd|Co|etc)\.$/.test(title)) return false
  if (bullet.test(title)) return false
  return next !== undefined && (!next.bold || !paragraph.bold || next.isApart)
}

const isCapitals = (title: string): boolean =>
  /^[^\p{Ll}]*$/u.test(title) && (title.match(/\p{Lu}/gu)?.length ?? 0) >= 6 && / /.test(title)

/** Rounds to half a point, because the same type varies slightly. */
const sizeOf = ({ size }: { size: number }): number => Math.round(size * 2) / 2

/** Writes paragraphs as headings, lists and text. */
export function writeParagraphs(
  writer: MarkdownWriter,
  paragraphs: readonly Paragraph[],
  typography: Typography,
): void {
  let items: Paragraph[] = []
  const endList = (): void => {
    if (items.length > 0) writeList(writer, items)
    items = []
  }
  for (const [index, paragraph] of paragraphs.entries()) {
    const rank = typography.rankOf(paragraph, paragraphs[index + 1])
    const text = paragraph.lines.join(' ')
    if (rank !== null) {
      endList()
      writer.heading(rank, text.replace(bullet, ''))
    } else if (bullet.test(text) || ordered.test(text)) items.push(paragraph)
    else {
      endList()
      for (const line of paragraph.lines) {
        writer.text(line)
        writer.lineBreak()
      }
      writer.endParagraph()
    }
  }
  endList()
}

/** Writes a list. Items further to the right than the previous one are its sub-items. */
function writeList(writer: MarkdownWriter, items: readonly Paragraph[]): void {
  const [first] = items
  if (!first) return
  writer.list(() => {
    for (let index = 0; index < items.length; ) {
      const item = items[index] as Paragraph
      let end = index + 1
      while (end < items.length && (items[end]?.left ?? 0) > item.left + 0.8 * item.size) end += 1
      const text = item.lines.join(' ')
      const number = ordered.exec(text)?.[1]
      writer.item(number === undefined ? '- ' : `${number}. `, () => {
        writer.text(number === undefined ? text.replace(bullet, '') : text.replace(ordered, ''))
        if (end > index + 1) writeList(writer, items.slice(index + 1, end))
      })
      index = end
    }
  })
}

import { MarkdownWriter } from '../markdown-writer.ts'
import type { Line } from './pdf-lines.ts'
import { type Paragraph, paragraphsOf } from './pdf-paragraphs.ts'

/** How much larger than the text a heading is at least, and how long at most. */
const headingScale = 1.15
const maxHeadingChars = 200
const maxRank = 4

const bullet = /^(?:[•‣▪◦●○■□–·]|[-*](?= ))\s*/u

export interface Typography {
  toMarkdown(lines: readonly Line[]): string
}

/**
 * What the sizes and places of type mean in this document: the size most of it is set in is text, the
 * larger ones are headings in the order of their size, and what stands at the edge of half of the pages
 * is a running head, which is said once.
 */
export function createTypography(pages: readonly (readonly Line[])[]): Typography {
  const ranks = headingRanks(pages)
  const repeated = runningHeads(pages)
  const said = new Set<string>()
  return {
    toMarkdown(lines) {
      const edges = lines.length > 4 ? edgesOf(lines) : new Set<Line>()
      const content = lines.filter((line) => {
        const key = shapeOf(line)
        if (!edges.has(line) || !repeated.has(key)) return true
        const isNew = !said.has(key)
        said.add(key)
        return isNew && !isPageNumber(key)
      })
      return written(paragraphsOf(content), ranks)
    },
  }
}

function written(paragraphs: readonly Paragraph[], ranks: ReadonlyMap<number, number>): string {
  const writer = new MarkdownWriter()
  let items: string[] = []
  const endList = (): void => {
    if (items.length === 0) return
    const list = items
    items = []
    writer.list(() => {
      for (const item of list) writer.item('- ', () => writer.text(item))
    })
  }
  for (const paragraph of paragraphs) {
    const text = paragraph.text.replace(bullet, '')
    const rank = text.length <= maxHeadingChars ? ranks.get(sizeOf(paragraph)) : undefined
    if (rank === undefined && text !== paragraph.text) items.push(text)
    else {
      endList()
      if (rank !== undefined && /\p{L}/u.test(text)) writer.heading(rank, text)
      else {
        writer.text(text)
        writer.endParagraph()
      }
    }
  }
  endList()
  return writer.finish()
}

/** Sizes of type that are headings here, and their ranks. */
function headingRanks(pages: readonly (readonly Line[])[]): Map<number, number> {
  const chars = new Map<number, number>()
  for (const line of pages.flat()) {
    chars.set(sizeOf(line), (chars.get(sizeOf(line)) ?? 0) + line.text.length)
  }
  const [text = 0] = [...chars].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  const larger = [...chars.keys()].filter((size) => size >= text * headingScale)
  larger.sort((a, b) => b - a)
  return new Map(larger.map((size, index) => [size, Math.min(index + 1, maxRank)]))
}

/** To half a point: the same type comes out with a little noise. */
const sizeOf = ({ size }: { size: number }): number => Math.round(size * 2) / 2

function runningHeads(pages: readonly (readonly Line[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const shapes = new Set([...edgesOf(lines)].map(shapeOf))
    for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const least = Math.max(3, pages.length / 2)
  const isRepeated = ([shape, count]: [string, number]): boolean =>
    count >= (isPageNumber(shape) ? 3 : least)
  return new Set([...counts].filter(isRepeated).map(([shape]) => shape))
}

const isPageNumber = (shape: string): boolean => /^[^\p{L}]*$/u.test(shape)

/** The two highest and the two lowest lines of a page. */
function edgesOf(lines: readonly Line[]): Set<Line> {
  const byHeight = [...lines].sort((a, b) => b.y - a.y)
  return new Set([...byHeight.slice(0, 2), ...byHeight.slice(-2)])
}

/** Page numbers differ from page to page. */
const shapeOf = ({ text }: Line): string => text.slice(0, 120).replace(/\d+/g, '0')

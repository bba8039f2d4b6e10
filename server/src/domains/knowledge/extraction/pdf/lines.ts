import { type Direction, logicalOrder } from './bidi.ts'
import { unspaced } from './glyph.ts'
import { type LineSegment, rowsBy, textOf } from './segments.ts'
import type { Box } from './shapes.ts'
import type { PdfWord } from './words.ts'

/**
 * A line of text in reading order. Lengths are in points, `y` counts downwards. On a right-to-left page, `left` and
 * `right` count from its right edge.
 */
export interface TextLine {
  text: string
  left: number
  right: number
  y: number
  size: number
  bold: boolean
  /** Width of its first word. */
  firstWidth: number
}

export interface PageStyle extends Direction {
  /** Drawn shapes that may be list marks. */
  dots: readonly Box[]
}

/** Dot leaders of a table of contents. */
const leaders = /(?:\s?[.·․…_]){4,}\s*/gu

/** Returns the lines of one column from top to bottom. */
export function linesOf(segments: readonly LineSegment[], style: PageStyle): TextLine[] {
  const lines: TextLine[] = []
  for (const row of baselines(segments)) {
    const words = row.flatMap((segment) => segment.words).sort((a, b) => a.left - b.left)
    const isLed = row.some((segment) => segment.isLed)
    const text = isLed
      ? row
          .toSorted((a, b) => a.left - b.left)
          .map((segment) => (segment.isLed ? ' … ' : ' ') + textOf(segment.words))
          .join('')
      : textOf(words)
    const line = lineOf(words, lineText(text, style))
    if (line.text !== '') lines.push(mirrored(markedBy(style, line, row), style))
  }
  return lines
}

/** Turns a soft hyphen drawn inside a line into a hyphen. */
export const lineText = (text: string, direction: Direction): string =>
  logicalOrder(text.replace(/\s+/g, ' ').trim(), direction)
    .replace(leaders, ' … ')
    .replace(/\u00ad(?=.)/g, '-')
    .trim()

function lineOf(words: readonly PdfWord[], text: string): TextLine {
  // The line has the size of most of its text: an initial or a footnote mark does not count.
  const chars = new Map<number, number>()
  let [left, right, bold, all] = [Infinity, -Infinity, 0, 0]
  for (const word of words) {
    chars.set(word.size, (chars.get(word.size) ?? 0) + word.text.length)
    left = Math.min(left, word.left)
    right = Math.max(right, word.right)
    all += word.text.length
    if (word.bold) bold += word.text.length
  }
  const [size = 0] = [...chars].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  const main = words.find((word) => word.size === size)
  const first = words[0]
  // Scripts without spaces break a line anywhere.
  const isUnspaced = first !== undefined && unspaced.test(first.text)
  const firstWidth = isUnspaced ? first.size : first ? first.right - first.left : 0
  return { text, left, right, y: main?.y ?? 0, size, bold: bold > 0.9 * all, firstWidth }
}

/** Groups segments of the same line, with the superscripts and subscripts that belong to them. */
export function baselines(segments: readonly LineSegment[]): LineSegment[][] {
  const rows: LineSegment[][] = []
  const large = rowsBy(
    segments,
    ({ y }) => y,
    ({ size }) => 0.25 * size,
  )
  for (const row of large) {
    const before = rows.at(-1)
    if (before && isRaised(before, row)) before.push(...row)
    else rows.push(row)
  }
  return rows
}

function isRaised(before: readonly LineSegment[], row: readonly LineSegment[]): boolean {
  const [a, b] = [before[0], row[0]]
  if (!a || !b) return false
  const gap = b.y - a.y
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  return small.size < 0.85 * large.size && gap < 0.5 * large.size
}

function markedBy(
  { dots, isRightToLeft }: PageStyle,
  line: TextLine,
  row: readonly LineSegment[],
): TextLine {
  const top = Math.min(...row.map((segment) => segment.top))
  const dot = dots.find((box) => {
    const center = (box.top + box.bottom) / 2
    const gap = isRightToLeft ? box.left - line.right : line.left - box.right
    const isBeside = gap > 0.1 * line.size && gap < 2.2 * line.size
    return center > top && center < line.y && isBeside && box.right - box.left < 0.65 * line.size
  })
  return dot ? { ...line, text: `• ${line.text}` } : line
}

const mirrored = (line: TextLine, { isRightToLeft }: PageStyle): TextLine =>
  isRightToLeft ? { ...line, left: -line.right, right: -line.left } : line

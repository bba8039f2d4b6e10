import type { Grid } from './rules.ts'
import type { PdfWord } from './words.ts'

/** Words of one line that are close together: a line of a column, or the content of a table cell. */
export interface LineSegment {
  words: PdfWord[]
  left: number
  right: number
  top: number
  bottom: number
  y: number
  size: number
  /** True if dot leaders connect it with the text before it. */
  isLed: boolean
  /** The grid that it replaces, with all words of that table. */
  grid?: { grid: Grid; segments: LineSegment[] }
}

/** Share of the type size. */
const ascent = 0.75
const descent = 0.22
const segmentGap = 0.85
const figureGap = 0.42
const maxSignGap = 9

const leader = /^(?:[.·․…_]+|…+)$/u
/** Minimum of dots in a leader. */
const leastDots = 4
const figure = /^[(+−–-]?[$€£¥₹]?\d[\d.,'’]*\)?%?$|^[—–-]$/u
const sign = /^(?:\(?[$€£¥₹]|\()$/u
const signAfter = /^(?:\)|%|\)%|%\))$/

/** Returns the rows of the page from top to bottom, each as segments from left to right. */
export function segmentsOf(words: readonly PdfWord[]): LineSegment[] {
  const segments: LineSegment[] = []
  for (const row of rowsBy(
    words,
    ({ y }) => y,
    ({ size }) => 0.25 * size,
  )) {
    row.sort((a, b) => a.left - b.left)
    const dots = row.reduce((sum, { text }) => sum + (leader.test(text) ? text.length : 0), 0)
    let open: PdfWord[] = []
    let isLed = false
    const end = (): void => {
      if (open.length > 0) segments.push(segmentOf(open, isLed))
      open = []
      isLed = false
    }
    for (const word of row) {
      if (dots >= leastDots && leader.test(word.text)) {
        end()
        isLed = true
        continue
      }
      const last = open.at(-1)
      if (last && isParted(last, word)) end()
      open.push(word)
    }
    end()
  }
  return segments
}

function isParted(last: PdfWord, word: PdfWord): boolean {
  const size = Math.min(last.size, word.size)
  const gap = word.left - last.right
  // A currency sign is at the left of its column, before its figure.
  if (/^[($€£¥₹]{1,2}$/.test(last.text) && figure.test(word.text)) return gap > maxSignGap * size
  if (figure.test(last.text) && signAfter.test(word.text)) return gap > 1.5 * size
  if (figure.test(last.text) && sign.test(word.text)) return gap > 0.2 * size
  if (gap > segmentGap * size || gap < -3 * size) return true
  return gap > figureGap * size && figure.test(word.text) && figure.test(last.text)
}

export function segmentOf(words: PdfWord[], isLed = false): LineSegment {
  const main = words.reduce((most, word) => (word.text.length > most.text.length ? word : most))
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const word of words) {
    left = Math.min(left, word.left)
    right = Math.max(right, word.right)
    top = Math.min(top, word.y - ascent * word.size)
    bottom = Math.max(bottom, word.y + descent * word.size)
  }
  return { words, left, right, top, bottom, y: main.y, size: main.size, isLed }
}

/** Groups items at about the same height, from top to bottom. */
export function rowsBy<T>(
  items: readonly T[],
  yOf: (item: T) => number,
  toleranceOf: (item: T) => number,
): T[][] {
  const sorted = [...items].sort((a, b) => yOf(a) - yOf(b))
  const rows: T[][] = []
  let y = -Infinity
  for (const item of sorted) {
    if (yOf(item) - y <= toleranceOf(item)) rows.at(-1)?.push(item)
    else {
      rows.push([item])
      y = yOf(item)
    }
  }
  return rows
}

/** Returns the text of words in one line, from left to right; a small gap is no space. */
export function textOf(words: readonly PdfWord[]): string {
  let text = ''
  let last: PdfWord | undefined
  for (const word of words) {
    const gap = last ? word.left - last.right : 0
    if (last && (word.isSpaced || gap > 0.13 * Math.min(last.size, word.size))) text += ' '
    text += word.text
    last = word
  }
  return text
}

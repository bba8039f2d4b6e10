import { type Glyph, isRightToLeft } from './glyph.ts'

/** Characters of one word; `text` is in left-to-right order. */
export interface PdfWord {
  text: string
  left: number
  right: number
  /** Baseline, counted downwards. */
  y: number
  size: number
  bold: boolean
  /** True if the page draws a space before it. */
  isSpaced: boolean
  /** Position in the drawing order; not a number if it is not drawn. */
  order: number
}

/** Gap as a share of the type size. A larger gap between letters separates words; above the other, strings. */
const wordGap = 0.13
const stringGap = 1.5
const letterSpacing = { least: 0.13, most: 0.95, letters: 4 }

interface Char extends Glyph {
  isSpaced: boolean
}

/** Returns the words of a page in one writing direction. Text drawn twice to look bold counts once. */
export function wordsOf(glyphs: readonly Glyph[]): PdfWord[] {
  const words: PdfWord[] = []
  let open: Char[] = []
  let last: Glyph | undefined
  let space: Glyph | undefined
  const drawn = new Map<number, string>()
  const end = (): void => {
    if (open.length > 0) addWords(words, open)
    open = []
  }
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      space = glyph
      continue
    }
    const place = Math.round(glyph.x * 1.5) * 65_536 + Math.round(glyph.y * 1.5)
    if (drawn.get(place) === glyph.text) continue
    drawn.set(place, glyph.text)
    const isOver = last !== undefined && isMark(glyph.text) && standsOver(last, glyph)
    if (last && !isOver && !continues(last, glyph)) end()
    open.push({ ...glyph, isSpaced: space !== undefined && isBefore(space, glyph) })
    if (!isMark(glyph.text) || open.length === 1) last = glyph
    space = undefined
  }
  end()
  return words
}

/**
 * Returns true for the space before a word. If parts of a line are drawn out of order, the last space drawn is
 * elsewhere.
 */
const isBefore = (space: Glyph, { x, y, size }: Glyph): boolean =>
  Math.abs(space.y - y) < size && space.x < x + 0.3 * size && space.x + space.width > x - size

/** Returns true for a mark over a letter. Marks may come from a font of their own. */
const standsOver = (last: Glyph, mark: Glyph): boolean =>
  Math.abs(last.y - mark.y) < last.size && Math.abs(last.x - mark.x) < 2 * last.size

function continues(last: Glyph, glyph: Glyph): boolean {
  const size = Math.min(last.size, glyph.size)
  if (Math.abs(last.y - glyph.y) > 0.2 * size) return false
  if (Math.max(last.size, glyph.size) > 1.25 * size || last.bold !== glyph.bold) return false
  const gap = glyph.x - (last.x + last.width)
  if (gap >= -0.6 * size && gap <= stringGap * size) return true
  // Some programs draw right-to-left letters in reading order.
  const gapBefore = last.x - (glyph.x + glyph.width)
  const isRight = isRightToLeft(glyph.text) || isRightToLeft(last.text)
  return isRight && gapBefore >= -0.6 * size && gapBefore <= stringGap * size
}

function addWords(words: PdfWord[], chars: Char[]): void {
  const isRight = chars.some(({ text }) => isRightToLeft(text))
  const ordered = isRight ? fromLeft(chars) : chars
  const isNewWord = breaksOf(ordered)
  let word: PdfWord | null = null
  for (const [index, char] of ordered.entries()) {
    if (word === null || isNewWord(index)) {
      word = {
        text: '',
        left: char.x,
        right: char.x,
        y: char.y,
        size: char.size,
        bold: char.bold,
        isSpaced: char.isSpaced,
        order: words.length,
      }
      words.push(word)
    }
    word.text += char.text
    word.left = Math.min(word.left, char.x)
    word.right = Math.max(word.right, char.x + char.width)
  }
}

/** Finds the characters that start a word. If all letters are spaced, only a wider gap separates words. */
function breaksOf(chars: readonly Char[]): (index: number) => boolean {
  const gaps = chars.map((char, index) => {
    const last = chars[index - 1]
    return last ? (char.x - last.x - last.width) / char.size : 0
  })
  const wide = gaps.filter((gap) => gap > letterSpacing.least)
  const usual =
    wide.length > 0.5 * (gaps.length - 1) ? (wide.sort((a, b) => a - b)[wide.length >> 1] ?? 0) : 0
  const isLetterspaced =
    chars.length >= letterSpacing.letters &&
    usual > 0 &&
    usual < letterSpacing.most &&
    chars.every(({ text }) => /^[\p{L}\p{M}\p{P}&]+$/u.test(text))
  if (!isLetterspaced) {
    return (index) => (gaps[index] ?? 0) > wordGap || (chars[index]?.isSpaced ?? false)
  }
  const spacedShare = chars.filter(({ isSpaced }) => isSpaced).length / chars.length
  return (index) =>
    (gaps[index] ?? 0) > 1.5 * usual + 0.05 ||
    (spacedShare < 0.5 && (chars[index]?.isSpaced ?? false))
}

/**
 * Sorts characters from left to right, each with the marks over it. Programs lay out text from right to left and draw
 * it from left to right, so a mark is drawn before its letter.
 */
function fromLeft(chars: readonly Char[]): Char[] {
  const isDrawnBackwards = (chars[0]?.x ?? 0) > (chars.at(-1)?.x ?? 0)
  const bases: Char[] = []
  let marks = ''
  for (const char of isDrawnBackwards ? chars.toReversed() : chars) {
    // If spaces are drawn backwards, too, only the gaps separate words.
    if (isMark(char.text)) marks = char.text + marks
    else {
      bases.push({ ...char, text: marks + char.text, isSpaced: false })
      marks = ''
    }
  }
  const last = bases.at(-1)
  if (last) last.text += marks
  else bases.push({ ...(chars[0] as Char), text: marks })
  return bases.sort((a, b) => a.x - b.x)
}

const isMark = (text: string): boolean => /^\p{M}+$/u.test(text)

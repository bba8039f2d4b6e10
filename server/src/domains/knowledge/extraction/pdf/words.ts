import { type Glyph, isRightToLeft } from './glyph.ts'

/** Characters that stand together; `text` is in the order from left to right. */
export interface PdfWord {
  text: string
  left: number
  right: number
  /** The baseline; it counts downwards. */
  y: number
  size: number
  bold: boolean
  /** Whether the page draws a space before it. */
  isSpaced: boolean
  /** Its place in the order in which the page draws; not a number where it is not drawn. */
  order: number
}

/** Gaps as shares of the size of type: more than that of letters parts words; more than the other, strings. */
const wordGap = 0.13
const stringGap = 1.5
const letterSpacing = { least: 0.13, most: 0.95, letters: 4 }

interface Char extends Glyph {
  isSpaced: boolean
}

/** The words of a page's characters in one direction of writing. Text drawn twice for its weight is taken once. */
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

/** Where parts of a line are drawn out of turn, the last space drawn stands elsewhere. */
const isBefore = (space: Glyph, { x, y, size }: Glyph): boolean =>
  Math.abs(space.y - y) < size && space.x < x + 0.3 * size && space.x + space.width > x - size

/** Marks of letters may come from a font of their own. */
const standsOver = (last: Glyph, mark: Glyph): boolean =>
  Math.abs(last.y - mark.y) < last.size && Math.abs(last.x - mark.x) < 2 * last.size

function continues(last: Glyph, glyph: Glyph): boolean {
  const size = Math.min(last.size, glyph.size)
  if (Math.abs(last.y - glyph.y) > 0.2 * size) return false
  if (Math.max(last.size, glyph.size) > 1.25 * size || last.bold !== glyph.bold) return false
  const gap = glyph.x - (last.x + last.width)
  if (gap >= -0.6 * size && gap <= stringGap * size) return true
  // Some programs draw letters that run from right to left in the order in which they are read.
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

/** Whether a new word starts at a character. Where all letters stand apart, a wider gap parts the words. */
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
 * Characters from left to right, each with the marks that stand over it. Programs lay text out from right to
 * left and draw it from left to right, so a mark is drawn before its letter.
 */
function fromLeft(chars: readonly Char[]): Char[] {
  const isDrawnBackwards = (chars[0]?.x ?? 0) > (chars.at(-1)?.x ?? 0)
  const bases: Char[] = []
  let marks = ''
  for (const char of isDrawnBackwards ? chars.toReversed() : chars) {
    // Where spaces are drawn backwards too, only the gaps tell words apart.
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

import type { Box, Matrix } from './shapes.ts'

/** A character where the page draws it; lengths are points, `y` is its baseline and counts downwards. */
export interface Glyph {
  text: string
  /** Its number in the font. */
  code: number
  x: number
  y: number
  /** Up to the next character, without the spacing between letters. */
  width: number
  size: number
  bold: boolean
  /** Of the line that it stands on, in degrees clockwise. */
  angle: number
  font: Font
}

export interface Drawing {
  glyphs: Glyph[]
  /** Lines and thin boxes: rules of tables, underlines. */
  rules: Box[]
  /** Small filled shapes, of which some are the marks of lists. */
  dots: Box[]
  /** Characters that have a place but no meaning. */
  unreadable: number
  /** Of the largest square of one unit, which is what a picture is drawn into; in square points. */
  largestUnit: number
  /** Shapes that were filled or stroked. */
  paths: number
  pictures: Picture[]
}

/** A picture that the page draws; a large one goes by a name. */
export interface Picture {
  image: string | object
  /** From its unit square to the page. */
  matrix: Matrix
}

/** A font as the library describes it; what is absent is not known. */
export interface Font {
  name?: string
  bold?: boolean
  black?: boolean
  vertical?: boolean
  isType3Font?: boolean
  bbox?: number[] | null
  fontMatrix?: number[] | null
  defaultVMetrics?: number[] | null
}

/**
 * Forms that are the same letters: ligatures, letters of Arabic and Hebrew as they join, and signs of
 * Chinese that stand for a character. A raised 2 is none of them: m² is not m2.
 */
const presentation = /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Signs of the symbol fonts of Windows, which PDFs name by their place in the font. */
const symbols = new Map(
  Object.entries({
    '\uf0b7': '•',
    '\uf0a7': '▪',
    '\uf06e': '■',
    '\uf0d8': '‣',
    '\uf0fc': '✓',
    '\uf0e0': '→',
  }),
)
const privateUse = /^[\ue000-\uf8ff\ufffd]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /^[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/

/**
 * The characters of a glyph as they stand from left to right. A ligature of a script that runs from right
 * to left is put backwards, so that it comes out right when its line is.
 */
export function characters(unicode: string): string {
  const symbol = symbols.get(unicode)
  if (symbol !== undefined) return symbol
  const plain = presentation.test(unicode)
    ? unicode.normalize('NFKC').replace(/^ (?=\p{M})/u, '')
    : unicode
  return plain.length > 1 && rightToLeft.test(plain) ? [...plain].reverse().join('') : plain
}

/** Whether a glyph has a place on the page and no meaning: its font tells none. */
export const isMeaningless = (unicode: string): boolean =>
  unicode === '' || control.test(unicode) || (privateUse.test(unicode) && !symbols.has(unicode))

/** Whether the text has letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Scripts that are written without spaces. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u

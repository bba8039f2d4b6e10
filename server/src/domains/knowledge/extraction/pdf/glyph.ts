import type { Box, Matrix } from './shapes.ts'

/** A character at its place on the page. Lengths are in points; `y` is its baseline, counted downwards. */
export interface Glyph {
  text: string
  /** Number in the font. */
  code: number
  x: number
  y: number
  /** Distance to the next character, without letter spacing. */
  width: number
  size: number
  bold: boolean
  /** Angle of its line, in degrees clockwise. */
  angle: number
  font: Font
}

export interface Drawing {
  glyphs: Glyph[]
  /** Lines and thin boxes: rules of tables, underlines. */
  rules: Box[]
  /** Small filled shapes, some of which are list marks. */
  dots: Box[]
  /** Number of characters that have a place but no meaning. */
  unreadable: number
  /** Size of the largest unit square, which a picture is drawn into, in square points. */
  largestUnit: number
  /** Number of filled or stroked shapes. */
  paths: number
  pictures: Picture[]
}

/** A picture that the page draws; a large one has a name. */
export interface Picture {
  image: string | object
  /** Transform from its unit square to the page. */
  matrix: Matrix
}

/** A font as the library describes it; absent fields are unknown. */
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
 * Presentation forms of the same letters: ligatures, joined letters of Arabic and Hebrew, and Chinese signs for a
 * character. A superscript 2 is not one: m² is not m2.
 */
const presentation = /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
/** Signs of the Windows symbol fonts, which PDFs identify by their place in the font. */
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
 * Returns the characters of a glyph in left-to-right order. A ligature of a right-to-left script is reversed, so that
 * it is right after its line is reversed.
 */
export function characters(unicode: string): string {
  const symbol = symbols.get(unicode)
  if (symbol !== undefined) return symbol
  const plain = presentation.test(unicode)
    ? unicode.normalize('NFKC').replace(/^ (?=\p{M})/u, '')
    : unicode
  return plain.length > 1 && rightToLeft.test(plain) ? [...plain].reverse().join('') : plain
}

/** Returns true if a glyph has a place on the page but its font does not identify its character. */
export const isMeaningless = (unicode: string): boolean =>
  unicode === '' || control.test(unicode) || (privateUse.test(unicode) && !symbols.has(unicode))

/** Returns true if the text has right-to-left letters. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** Scripts that are written without spaces. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u

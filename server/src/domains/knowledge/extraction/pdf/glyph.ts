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

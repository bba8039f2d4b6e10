import { characters, isMeaningless } from './characters.ts'
import { type Codes, countCode, dropGarbled } from './garbled-fonts.ts'
import { areaOf, type Box, type Matrix, pathShapes, product } from './shapes.ts'

/** A character where the page draws it; lengths are points, `y` is its baseline and counts downwards. */
export interface Glyph {
  text: string
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

export interface Operators {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

interface LibraryGlyph {
  unicode: string
  originalCharCode: number
  width: number
  isSpace: boolean
  vmetric?: number[] | null
}

interface State {
  ctm: Matrix
  font: Font
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]
/** A chart of more lines is no table, and a hostile page has millions. */
const maxShapes = 20_000
/** A scan in strips has some dozens. */
const maxPictures = 500
const maxDepth = 500

/** What a page draws, from its operators, in the coordinates that `viewport` maps to. */
export function drawingOf(
  { fnArray, argsArray }: Operators,
  names: readonly string[],
  viewport: Matrix,
  fontOf: (name: string) => Font,
): Drawing {
  const drawing: Drawing = {
    glyphs: [],
    rules: [],
    dots: [],
    unreadable: 0,
    largestUnit: 0,
    paths: 0,
    pictures: [],
  }
  let state: State = {
    ctm: viewport,
    font: {},
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
  const saved: State[] = []
  const codes = new Map<Font, Codes>()
  const text = { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 }
  const save = (): void => {
    if (saved.length < maxDepth) saved.push({ ...state })
  }
  const restore = (): void => {
    state = saved.pop() ?? state
  }
  const transform = (matrix: Matrix): void => {
    state.ctm = product(state.ctm, matrix)
    drawing.largestUnit = Math.max(drawing.largestUnit, areaOf(state.ctm))
  }
  const moveText = (x: number, y: number): void => {
    text.x = text.lineX += x
    text.y = text.lineY += y
  }
  const setFont = (name: string, size: number): void => {
    state.font = fontOf(name)
    state.fontSize = size
  }
  for (const [index, fn] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as never[]
    const [first = 0, second = 0] = args as number[]
    switch (names[fn]) {
      case 'save':
        save()
        break
      case 'restore':
      case 'paintFormXObjectEnd':
        restore()
        break
      case 'transform':
        transform(args)
        break
      case 'paintFormXObjectBegin':
        save()
        if (args[0]) transform(args[0] as Matrix)
        break
      case 'beginText':
        Object.assign(text, { matrix: identity, x: 0, y: 0, lineX: 0, lineY: 0 })
        break
      case 'setTextMatrix':
        Object.assign(text, {
          matrix: Array.from(args[0] as unknown as ArrayLike<number>),
          x: 0,
          y: 0,
          lineX: 0,
          lineY: 0,
        })
        break
      case 'moveText':
        moveText(first, second)
        break
      case 'setLeadingMoveText':
        state.leading = second
        moveText(first, second)
        break
      case 'nextLine':
        moveText(0, state.leading)
        break
      case 'setLeading':
        state.leading = -first
        break
      case 'setCharSpacing':
        state.charSpacing = first
        break
      case 'setWordSpacing':
        state.wordSpacing = first
        break
      case 'setHScale':
        state.scale = first / 100
        break
      case 'setTextRise':
        state.rise = first
        break
      case 'setTextRenderingMode':
        state.mode = first
        break
      case 'setFont':
        setFont(args[0] as unknown as string, second)
        break
      case 'setGState':
        for (const [key, value] of (args[0] ?? []) as [string, [string, number]][]) {
          if (key === 'Font') setFont(value[0], value[1])
        }
        break
      case 'showText':
        showText({ drawing, codes }, state, text, args[0] as unknown as (LibraryGlyph | number)[])
        break
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
        if (drawing.pictures.length < maxPictures) {
          drawing.pictures.push({ image: args[0] as unknown as string | object, matrix: state.ctm })
        }
        break
      case 'constructPath':
        drawing.paths += 1
        if (drawing.rules.length + drawing.dots.length < maxShapes) {
          const [paint, data] = args as unknown as [number, [ArrayLike<number> | null]]
          pathShapes(drawing, names[paint] ?? '', data[0], state.ctm)
        }
        break
    }
  }
  dropGarbled(drawing, codes)
  return drawing
}

/** The places of the characters, as PDF 32000-1 section 9.4.4 has them. */
function showText(
  { drawing, codes }: { drawing: Drawing; codes: Map<Font, Codes> },
  state: State,
  text: { matrix: Matrix; x: number; y: number },
  glyphs: readonly (LibraryGlyph | number)[],
): void {
  const { font, fontSize, scale } = state
  const toDevice = product(state.ctm, text.matrix)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = toDevice
  const matrix = font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0]
  const unit = fontSize * (matrix[0] ?? 0.001)
  const size = Math.abs(Math.hypot(c, d) * fontSize * heightScale(font, matrix))
  const isVertical = font.vertical === true
  const [ux, uy] = isVertical ? [-c, -d] : [a * scale, b * scale]
  const length = Math.hypot(ux, uy)
  const angle = (Math.round((Math.atan2(uy, ux) * 180) / Math.PI) + 360) % 360
  const bold = isBold(font) || state.mode === 2
  let at = 0
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      at -= ((isVertical ? -1 : 1) * glyph * fontSize) / 1000
      continue
    }
    const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    const vertical = glyph.vmetric ?? font.defaultVMetrics
    const width = isVertical ? Math.abs(vertical?.[0] ?? 1000) * unit : glyph.width * unit
    const along = isVertical ? 0 : at * scale
    const x = text.x + along
    const y = text.y + state.rise - (isVertical ? at : 0)
    const place = { x: a * x + c * y + e, y: b * x + d * y + f }
    countCode(codes, font, glyph)
    if (isMeaningless(glyph.unicode)) drawing.unreadable += 1
    else {
      const string = characters(glyph.unicode)
      if (string !== '') {
        drawing.glyphs.push({
          text: string,
          ...place,
          width: width * length,
          size,
          bold,
          angle,
          font,
        })
      }
    }
    at += width + spacing
  }
  if (isVertical) text.y -= at
  else text.x += at * scale
}

/** The characters of a drawn font have a size of their own. */
function heightScale({ isType3Font, bbox }: Font, matrix: readonly number[]): number {
  if (!isType3Font) return 1
  const [, bottom = 0, , top = 0] = bbox ?? []
  const height = Math.abs((matrix[3] ?? 0.001) * (top - bottom))
  return height > 0.2 && height < 5 ? height / 1.2 : 1
}

const isBold = ({ name, bold, black }: Font): boolean =>
  bold === true || black === true || /bold|black|heavy|demi(?!a)/i.test(name ?? '')

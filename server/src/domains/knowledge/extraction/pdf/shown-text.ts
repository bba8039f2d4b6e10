import { type Codes, countCode } from './garbled-fonts.ts'
import { characters, type Drawing, type Font, type Glyph, isMeaningless } from './glyph.ts'
import { type Matrix, product } from './shapes.ts'

interface LibraryGlyph {
  unicode: string
  originalCharCode: number
  width: number
  isSpace: boolean
  vmetric?: number[] | null
}

/** Current state of showing text. */
export interface TextState {
  ctm: Matrix
  font: Font
  fontSize: number
  charSpacing: number
  wordSpacing: number
  scale: number
  rise: number
  mode: number
}

interface Shown {
  drawing: Drawing
  codes: Map<Font, Codes>
  /** Collects the glyphs that a text replaces, including those without a meaning. */
  group: Glyph[] | null
}

/** Computes the places of the characters (PDF 32000-1 section 9.4.4). */
export function showText(
  { drawing, codes, group }: Shown,
  state: TextState,
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
    const isLost = isMeaningless(glyph.unicode)
    const string = isLost ? '' : characters(glyph.unicode)
    const code = glyph.originalCharCode
    const shown = { text: string, code, ...place, width: width * length, size, bold, angle, font }
    if (group) group.push(shown)
    else if (isLost) drawing.unreadable += 1
    else if (string !== '') drawing.glyphs.push(shown)
    at += width + spacing
  }
  if (isVertical) text.y -= at
  else text.x += at * scale
}

/** Returns the scale of a font with drawn characters, which have a size of their own. */
function heightScale({ isType3Font, bbox }: Font, matrix: readonly number[]): number {
  if (!isType3Font) return 1
  const [, bottom = 0, , top = 0] = bbox ?? []
  const height = Math.abs((matrix[3] ?? 0.001) * (top - bottom))
  return height > 0.2 && height < 5 ? height / 1.2 : 1
}

const isBold = ({ name, bold, black }: Font): boolean =>
  bold === true || black === true || /bold|black|heavy|demi(?!a)/i.test(name ?? '')

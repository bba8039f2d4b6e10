import { withClusters } from './clusters.ts'
import { type Font, type Glyph, isMeaningless, isRightToLeft } from './glyph.ts'

/** Counts of the library's results for the codes of a font: all characters, those equal to the code, control codes. */
export interface Codes {
  all: number
  same: number
  controls: number
  /** Characters of right-to-left scripts. */
  right: number
}

const none: Codes = { all: 0, same: 0, controls: 0, right: 0 }

/**
 * Drops glyphs whose font has no table of its characters. The library then takes their numbers in the font for Unicode,
 * so each equals its code, and some are control codes, such as the space. A table may also lack some: then a few Arabic
 * glyphs equal their code, and they have no width or are not ASCII.
 */
export function dropGarbled(
  drawing: { glyphs: Glyph[]; unreadable: number },
  codes: ReadonlyMap<Font, Codes>,
): void {
  const isGarbled = ({ font }: Glyph): boolean => {
    const { all, same, controls } = codes.get(font) ?? none
    return same === all && controls > 0.02 * all
  }
  const isUnmapped = ({ font, code, text, width }: Glyph): boolean => {
    const { all, same, right } = codes.get(font) ?? none
    const isOwnCode = text.codePointAt(0) === code && (width === 0 || code > 0x7f)
    return isOwnCode && same < 0.2 * all && right > 0.5 * all
  }
  const readable = drawing.glyphs.filter((glyph) => !isGarbled(glyph))
  const { glyphs, lost } = withClusters(readable, isUnmapped)
  drawing.unreadable += drawing.glyphs.length - readable.length + lost
  drawing.glyphs = glyphs
}

export function countCode(
  codes: Map<Font, Codes>,
  font: Font,
  { unicode, originalCharCode }: { unicode: string; originalCharCode: number },
): void {
  const count = codes.get(font) ?? { ...none }
  codes.set(font, count)
  count.all += 1
  if (unicode.codePointAt(0) === originalCharCode) count.same += 1
  if (isRightToLeft(unicode)) count.right += 1
  if (originalCharCode < 32 && isMeaningless(unicode)) count.controls += 1
}

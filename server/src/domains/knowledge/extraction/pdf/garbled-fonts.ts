import { withClusters } from './clusters.ts'
import { type Font, type Glyph, isMeaningless, isRightToLeft } from './glyph.ts'

/** What the library makes of the codes of a font: how many characters, the code itself, a control code. */
export interface Codes {
  all: number
  same: number
  controls: number
  /** Of scripts that run from right to left. */
  right: number
}

const none: Codes = { all: 0, same: 0, controls: 0, right: 0 }

/**
 * A font without a table of its characters gives their numbers in the font, which the library takes for
 * Unicode: then each is its own code, and some are control codes, such as the one of the space. A table may
 * also lack some: then few glyphs of Arabic are their own code, and they have no width or are no ASCII.
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

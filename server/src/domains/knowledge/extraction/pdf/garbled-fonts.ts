import { isMeaningless } from './characters.ts'

/** What the library makes of the codes of a font: how many characters, the code itself, a control code. */
export interface Codes {
  all: number
  same: number
  controls: number
}

/**
 * A font without a table of its characters gives their numbers in the font, which the library takes for
 * Unicode: then each is its own code, and some are control codes, such as the one of the space.
 */
export function dropGarbled(
  drawing: { glyphs: { font: object }[]; unreadable: number },
  codes: ReadonlyMap<object, Codes>,
): void {
  const garbled = new Set<object>()
  for (const [font, { all, same, controls }] of codes) {
    if (same === all && controls > 0.02 * all) garbled.add(font)
  }
  if (garbled.size === 0) return
  const { length } = drawing.glyphs
  drawing.glyphs = drawing.glyphs.filter(({ font }) => !garbled.has(font))
  drawing.unreadable += length - drawing.glyphs.length
}

export function countCode(
  codes: Map<object, Codes>,
  font: object,
  { unicode, originalCharCode }: { unicode: string; originalCharCode: number },
): void {
  const count = codes.get(font) ?? { all: 0, same: 0, controls: 0 }
  codes.set(font, count)
  count.all += 1
  if (unicode.codePointAt(0) === originalCharCode) count.same += 1
  if (originalCharCode < 32 && isMeaningless(unicode)) count.controls += 1
}

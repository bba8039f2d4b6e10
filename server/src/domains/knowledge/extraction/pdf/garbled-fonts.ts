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

const mark = /\p{M}/u
const letter = /\p{L}/u
/** A mark is drawn before its letter, with others of the letter in between. */
const maxMarks = 4

/**
 * Glyphs of scripts that run from right to left, with the text of each cluster said once. Programs give a mark
 * over a letter the text of both, and its letter none or the same: the mark keeps what its letter lacks. An
 * alef that is drawn into its lam is one glyph with it.
 */
export function withClusters(
  glyphs: readonly Glyph[],
  isUnmapped: (glyph: Glyph) => boolean,
): { glyphs: Glyph[]; lost: number } {
  const kept: Glyph[] = []
  let pending: Glyph[] = []
  let lost = 0
  const add = (base: Glyph): void => {
    const over = pending.filter((glyph) => isOver(base, glyph))
    kept.push(...pending.filter((glyph) => !over.includes(glyph)))
    pending = []
    const cluster = clusterOf(base, over, isUnmapped(base))
    if (cluster.length > 0) kept.push(...cluster)
    else lost += 1
  }
  for (const glyph of glyphs) {
    if (glyph.width > 0 || pending.length >= maxMarks) add(glyph)
    else if (isRightToLeft(glyph.text)) pending.push(glyph)
    else if (!isUnmapped(glyph)) kept.push(glyph)
  }
  return { glyphs: [...kept, ...pending], lost }
}

/** A letter with the glyphs that are drawn over it before. */
function clusterOf(base: Glyph, over: readonly Glyph[], isUnmapped: boolean): Glyph[] {
  let letters = isUnmapped ? '' : base.text
  let said = letters
  const parts: Glyph[] = []
  let hasAlef = false
  for (const glyph of over) {
    const isLetter = !mark.test(glyph.text)
    if (isUnmapped && letters === '' && letter.test(glyph.text)) {
      letters = said = glyph.text
      continue
    }
    hasAlef ||= isLetter
    const text = isLetter
      ? glyph.text
      : [...glyph.text].filter((one) => mark.test(one) && !said.includes(one)).join('')
    said += text
    if (text !== '') parts.push({ ...glyph, text })
  }
  if (letters === '') return parts
  const whole = { ...base, text: letters }
  return hasAlef
    ? [{ ...whole, text: parts.map(({ text }) => text).join('') + letters }]
    : [...parts, whole]
}

const isOver = (base: Glyph, { x, y }: Glyph): boolean =>
  Math.abs(base.y - y) < base.size &&
  x > base.x - 0.5 * base.size &&
  x < base.x + base.width + 0.5 * base.size

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

import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './glyph.ts'

const mark = /\p{M}/u
const letter = /\p{L}/u
/** Maximum of marks before their letter. A mark is drawn before its letter, with its other marks in between. */
const maxMarks = 4

/**
 * Returns the glyphs of right-to-left scripts with the text of each cluster only once. Programs give a mark over a
 * letter the text of both, and the letter none or the same: the mark keeps the text that its letter lacks. An alef
 * drawn into its lam is one glyph with it.
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

/** Joins a letter with the glyphs drawn over it before it. */
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

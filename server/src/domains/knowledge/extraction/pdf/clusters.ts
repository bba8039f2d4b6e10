import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './glyph.ts'

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

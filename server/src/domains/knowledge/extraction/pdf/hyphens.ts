import { unspaced } from './glyph.ts'
import type { TextLine } from './lines.ts'

/** Joins lines that are one text. */
export type LineJoiner = (lines: readonly string[]) => string

const wordBefore = /([\p{L}\p{M}\p{N}'’]+(?:[-‐][\p{L}\p{M}\p{N}'’]+)*)[-‐\u00ad]$/u
const wordAfter = /^[\p{L}\p{M}\p{N}'’]+(?:[-‐][\p{L}\p{M}\p{N}'’]+)*/u
const words = /[\p{L}\p{M}\p{N}'’]+(?:[-‐][\p{L}\p{M}\p{N}'’]+)*/gu
/** Words after a hyphen that stands for the end of a later word: "Vor- und Nachteile", "pre- and postwar". */
const conjunction = /^(?:and|or|to|und|oder|bis|bzw|sowie|et|ou|y|e|o|en|of|og|och|i|lub)$/i
/** First parts of compounds that keep their hyphen. They are never a cut syllable of a longer word. */
const firstPart =
  /^(?:well|self|half|ex|quasi|cross|high|low|long|short|full|hard|left|right|two|three|four|five|six|seven|eight|nine|ten|first|second|third|non|e|x|t|u)$/i

/**
 * Joins lines of a text and restores words that were split at a line's end:
 * - Between a letter and a small letter, the form used elsewhere in the document decides: with or without the hyphen,
 * whichever is more frequent.
 * - If neither is used, the hyphen is removed, unless it follows another ("state-of-the-") or the first part of a usual
 * compound ("well-").
 * - Before a capital letter or at a digit ("AB-1234"), the hyphen is kept.
 * An address continues after its "://" and before its port.
 */
export function createJoin(pages: Iterable<readonly TextLine[]>): LineJoiner {
  let counts: Map<string, number> | null = null
  const count = (word: string): number => {
    counts ??= countWords(pages)
    return counts.get(word.toLowerCase().replaceAll('‐', '-')) ?? 0
  }
  const join = (text: string, next: string): string => {
    const before = wordBefore.exec(text)?.[1]
    const after = wordAfter.exec(next)?.[0]
    if (before === undefined || after === undefined) {
      const isUnspaced = unspaced.test(text.slice(-1)) && unspaced.test(next.slice(0, 1))
      const glue = isUnspaced || /:\/\/(?:[^\s/]*:)?$/.test(text) ? '' : ' '
      return withHyphen(text) + glue + next
    }
    const stem = text.slice(0, -1)
    const isHard = !text.endsWith('\u00ad')
    if (isHard && conjunction.test(after) && /^[^\s]*\s/.test(next)) return `${text} ${next}`
    if (!/\p{L}\p{M}*$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${stem}-${next}`
    const [whole, hyphened] = [count(before + after), count(`${before}-${after}`)]
    if (whole !== hyphened) return whole > hyphened ? stem + next : `${stem}-${next}`
    // No syllable is a single letter.
    if (/(?:^|[-‐])\p{L}$/u.test(before)) return `${stem}-${next}`
    const isCompound = /[-‐]/.test(before) || firstPart.test(before)
    return isHard && isCompound ? `${stem}-${next}` : stem + next
  }
  return (lines) => {
    let text = lines[0] ?? ''
    for (const line of lines.slice(1)) text = join(text, line)
    return withHyphen(text)
  }
}

/** Turns a soft hyphen at the end of a text into a hyphen. */
const withHyphen = (text: string): string => text.replace(/\u00ad$/, '-')

/** Counts the words inside lines, because the ends of a line may be parts of words. */
function countWords(pages: Iterable<readonly TextLine[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    for (const { text } of lines) {
      const inside = text.replace(/^\S+/, '').replace(/\S+$/, '')
      for (const [word] of inside.toLowerCase().matchAll(words)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}

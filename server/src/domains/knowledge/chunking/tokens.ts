import { countTokens as countCl100k, setMergeCacheSize } from 'gpt-tokenizer/encoding/cl100k_base'

// Cache of merges for words that are not a single token. 20,000 keep the hit rate of a long document and cost about 4
// MB; the library's default of 100,000 costs 20 MB.
setMergeCacheSize(20_000)

/** Treats `<|endoftext|>` in a text like any other text. */
const asPlainText = { disallowedSpecial: new Set<string>() }

// Byte pair merging is quadratic in the length of a run without a break (5,000 letters: 12 ms, 50,000: over a second),
// so longer runs are counted in pieces of this many UTF-16 units.
const maxRun = 1000
const pieces = new RegExp(`\\S{1,${maxRun}}\\s{0,${maxRun}}|\\s{1,${maxRun}}`, 'g')

/**
 * Counts the cl100k_base tokens of a text. The count is exact, unless a run of 1,000 characters or more has no break
 * (or is only white space): then each word is counted separately, which can double the count.
 */
export function countTokens(text: string): number {
  if (text.length < maxRun || !hasLongRun(text)) return countCl100k(text, asPlainText)
  let total = 0
  for (const [piece] of text.matchAll(pieces)) total += countCl100k(piece, asPlainText)
  return total
}

/** Checks for a long run by looking at one character in a hundred, and back from each one to the start of its run. */
function hasLongRun(text: string): boolean {
  let start = 0
  while (start + maxRun <= text.length) {
    let at = start + maxRun - 1
    const space = isSpace(text, at)
    while (at > start && isSpace(text, at - 1) === space) at--
    if (at === start) return true
    start = at
  }
  return false
}

function isSpace(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(text.charAt(index)))
}

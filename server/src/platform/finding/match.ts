import { mayHaveTypo, typoPattern, wordsOf } from './typos.ts'

/**
 * Returns the items with all words of a text, the best first: those with a title that begins with the text, then those
 * with words that begin with the typed ones, then those with a typo in a word of five letters or more.
 */
export function matchTexts<Item extends { title: string; hint: string | null }>(
  items: readonly Item[],
  text: string,
  limit: number,
): Item[] {
  const typed = wordsOf(text)
  const patterns = typed.map((word) =>
    mayHaveTypo(word) ? new RegExp(typoPattern(word), 'u') : null,
  )
  const whole = typed.join(' ')
  const rankOf = ({ title, hint }: Item): number => {
    const words = wordsOf(`${title} ${hint ?? ''}`)
    const joined = words.join(' ')
    if (joined.startsWith(whole)) return 0
    if (typed.every((word) => words.some((own) => own.startsWith(word)))) return 1
    const resembles = typed.every(
      (word, at) => words.some((own) => own.startsWith(word)) || patterns[at]?.test(joined),
    )
    return resembles ? 2 : 3
  }
  if (typed.length === 0) return []
  const ranked = items.map((item) => ({ item, rank: rankOf(item) })).filter(({ rank }) => rank < 3)
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ item }) => item)
}

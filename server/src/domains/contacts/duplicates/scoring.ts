import type { MatchKind } from './schema.ts'

/** Two contacts that share a key. */
export interface Pair {
  one: string
  other: string
  /** Of the keys that they share. */
  shared: readonly MatchKind[]
  /** Kinds of which both have keys. */
  common: readonly MatchKind[]
  /** Trigrams that their names share, of all that they have; null where one has no name. */
  similarity: number | null
  /** Two of their numbers end in the same nine digits. */
  hasLongEnding: boolean
}

/** What is less sure is no duplicate. */
const leastScore = 50

/**
 * How sure it is that two are one person, in percent; 0 where it is not. Seven digits are often the same by chance:
 * of a million numbers, 50,000 pairs. Names have to agree with them. A name alone counts where nothing else differs.
 */
export function scoreOf(pair: Pair): number {
  const doubt = pair.shared.reduce((left, kind) => left * (1 - likelihood[kind](pair)), 1)
  const score = Math.round(100 * (1 - doubt))
  return score < leastScore ? 0 : Math.min(score, 99)
}

const likelihood: Readonly<Record<MatchKind, (pair: Pair) => number>> = {
  email: ({ similarity }) => (similarity === null || similarity >= 0.2 ? 0.95 : 0.6),
  phone({ similarity, hasLongEnding }) {
    if (similarity === null) return hasLongEnding ? 0.6 : 0
    return similarity >= (hasLongEnding ? 0.3 : 0.6) ? 0.7 + 0.25 * similarity : 0
  },
  name_company: () => 0.85,
  name: ({ shared, common }) => (common.every((kind) => shared.includes(kind)) ? 0.6 : 0),
}

import type { MatchKind } from './schema.ts'

/** Two contacts that share a key. */
export interface Pair {
  one: string
  other: string
  /** Kinds of the keys that both share. */
  shared: readonly MatchKind[]
  /** Kinds of keys that both have. */
  common: readonly MatchKind[]
  /** Share of trigrams that their names have in common; null if one has no name. */
  similarity: number | null
  /** True if two of their numbers end in the same nine digits. */
  hasLongEnding: boolean
}

/** Lowest score of a duplicate. */
const leastScore = 50

/**
 * Returns how certain it is that two contacts are one person, in percent; 0 if they are not. Seven digits often match
 * by chance (50,000 pairs in a million numbers), so the names have to agree as well. A name alone counts if nothing
 * else differs.
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

import { pairKey } from './dismissals-store.ts'

export interface ScoredPair {
  one: string
  other: string
  score: number
}

export interface Cluster {
  contactIds: string[]
  /** Of its least sure link. */
  score: number
}

const maxContacts = 50

/**
 * Joins contacts by their pairs, the surest first. A cluster has 50 contacts at most, and never two that somebody
 * said are not one person: whoever merges all of a group merges none of those.
 */
export function clusterPairs(
  pairs: readonly ScoredPair[],
  dismissed: ReadonlySet<string>,
): Cluster[] {
  const clusterOf = new Map<string, Cluster>()
  const get = (id: string): Cluster => clusterOf.get(id) ?? { contactIds: [id], score: 100 }
  for (const { one, other, score } of pairs.toSorted(bySureness)) {
    const [left, right] = [get(one), get(other)]
    if (left === right) continue
    const contactIds = [...left.contactIds, ...right.contactIds]
    const isApart = left.contactIds.some((a) =>
      right.contactIds.some((b) => dismissed.has(pairKey(a, b))),
    )
    if (isApart || contactIds.length > maxContacts) continue
    const joined = { contactIds, score: Math.min(left.score, right.score, score) }
    for (const id of contactIds) clusterOf.set(id, joined)
  }
  return [...new Set(clusterOf.values())]
}

/** The same pairs make the same clusters, in whatever order they come. */
const bySureness = (a: ScoredPair, b: ScoredPair): number =>
  b.score - a.score || compare(a.one, b.one) || compare(a.other, b.other)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

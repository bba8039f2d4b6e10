/** How good one list of results is, each 0 to 1. */
export interface Figures {
  /** Share of what was expected that was found. */
  recall: number
  /** A hit near the top counts more than one below. */
  ndcg: number
  /** 1 divided by the place of the first that was expected; 0 without one. */
  mrr: number
  /** 1 if anything was found that was expected, else 0. */
  hitRate: number
}

/**
 * Normalised discounted cumulated gain: Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR
 * techniques", 2002, with the discount log2(place + 1) that has become usual. `gains` in the order found,
 * `ideal` in any order; 0 when nothing could be gained.
 */
export function ndcg(gains: readonly number[], ideal: readonly number[], depth: number): number {
  const best = discounted([...ideal].sort((one, other) => other - one).slice(0, depth))
  return best > 0 ? discounted(gains.slice(0, depth)) / best : 0
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)

/**
 * Figures of a list of hits, for each of which `found` says which of the expected things it is, by
 * their numbers from 0 to `expected` - 1. A thing counts where it is met first; a second chunk of the
 * same source gains nothing more.
 */
export function judge(
  found: readonly (readonly number[])[],
  expected: number,
  depth: number,
): Figures {
  const met = new Set<number>()
  const gains = found.slice(0, depth).map((things) => {
    const before = met.size
    for (const thing of things) met.add(thing)
    return Number(met.size > before)
  })
  const first = gains.indexOf(1)
  const ideal = Array.from({ length: expected }, () => 1)
  return {
    recall: expected > 0 ? met.size / expected : 0,
    ndcg: ndcg(gains, ideal, depth),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    hitRate: Number(first >= 0),
  }
}

/** The mean of each figure; all 0 for none. */
export function meanOf(figures: readonly Figures[]): Figures {
  const mean = (of: (figure: Figures) => number): number =>
    figures.reduce((sum, figure) => sum + of(figure), 0) / (figures.length || 1)
  return {
    recall: mean(({ recall }) => recall),
    ndcg: mean((figure) => figure.ndcg),
    mrr: mean(({ mrr }) => mrr),
    hitRate: mean(({ hitRate }) => hitRate),
  }
}

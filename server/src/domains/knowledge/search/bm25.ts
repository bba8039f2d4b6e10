/** BM25 as Lucene computes it (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const k1 = 1.2
const b = 0.75

/** No term frequency, however high, gives a term more than this times its idf. */
export const highestWeight = k1 + 1

/** How much a term that `found` of `documents` contain tells; never negative. */
export const idf = (documents: number, matches: number): number =>
  Math.log(1 + (documents - matches + 0.5) / (matches + 0.5))

/** The part of the score that grows with a term's frequency in a document, 0 to `highestWeight`. */
export const weight = (frequency: number, length: number, averageLength: number): number =>
  (frequency * highestWeight) / (frequency + k1 * (1 - b + (b * length) / averageLength))

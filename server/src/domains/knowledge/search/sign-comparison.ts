import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import { chunkIdAt } from './chunk-ids.ts'

/** Estimated similarity to a query, from the signs of a vector. */
export interface Estimate {
  chunkId: string
  similarity: number
  /** Standard deviation of the estimate's error. */
  error: number
}

export interface ComparedPart {
  sourceId: string
  /** Documents of its chunks: from `first` to before `end`. */
  first: number
  end: number
}

/** Factors of a document: the estimate's factor, its constant, the error's factor. */
export const factorsOfDocument = 3

/** Documents compared without a pause, in 1 ms; a part has 2,000 at most. */
const comparedAtOnce = 16_384

interface Compared {
  parts: readonly ComparedPart[]
  centre: Float32Array
  ids: Uint8Array
  bits: Uint8Array
  factors: Float32Array
  width: number
}

/**
 * Compares a query with the signs of vectors. The signs stay in place if parts are removed, and are copied if the index
 * grows.
 */
export class SignComparison {
  readonly #of: Compared
  constructor(compared: Compared) {
    this.#of = compared
  }

  /** Returns the chunks with the highest estimates, best first. */
  async best(query: Float32Array, limit: number): Promise<Estimate[]> {
    const { parts, centre, ids, factors } = this.#of
    const difference = query.map((value, index) => value - (centre[index] ?? 0))
    const table = tableOf(difference)
    const length = Math.sqrt(product(difference, difference))
    const ofQuery = product(query, centre)
    const best = new Highest(limit)
    let compared = 0
    for (const { first, end } of parts) {
      this.#compare(table, ofQuery, { from: first, to: end }, best)
      compared += end - first
      if (compared < comparedAtOnce) continue
      compared = 0
      await letOthersWork()
    }
    return best.sorted().map(({ document, similarity }) => ({
      chunkId: chunkIdAt(ids, document),
      similarity,
      error: length * (factors[document * factorsOfDocument + 2] as number),
    }))
  }

  #compare(
    { sums, total }: SignTable,
    ofQuery: number,
    { from, to }: { from: number; to: number },
    best: Highest,
  ): void {
    const { bits, factors, width } = this.#of
    const entries = width * 256
    let at = from * width
    for (let document = from; document < to; document++) {
      let sum = -total
      for (let row = 0; row < entries; row += 256) {
        sum += sums[row + (bits[at++] as number)] as number
      }
      const place = document * factorsOfDocument
      const similarity = sum * (factors[place] as number) + (factors[place + 1] as number) + ofQuery
      if (similarity >= best.floor) best.push(document, similarity)
    }
  }
}

interface SignTable {
  /** For each byte of the signs and its value: twice the sum of the dimensions whose bits are set. */
  sums: Float32Array
  total: number
}

/**
 * Builds the table. The product of a vector with signs of 1 and -1 is twice the sum of the dimensions at 1, minus the
 * sum of all.
 */
function tableOf(vector: Float32Array): SignTable {
  const sums = new Float32Array(Math.ceil(vector.length / 8) * 256)
  for (let row = 0; row < sums.length; row += 256) {
    for (let value = 1; value < 256; value++) {
      const lowest = value & -value
      const dimension = row / 32 + Math.clz32(lowest) - 24
      sums[row + value] = (sums[row + (value ^ lowest)] as number) + 2 * (vector[dimension] ?? 0)
    }
  }
  return { sums, total: vector.reduce((sum, value) => sum + value, 0) }
}

/** Collects the documents with the highest similarities. */
class Highest {
  readonly #limit: number
  #documents: { document: number; similarity: number }[] = []
  floor = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.#limit = limit
  }

  push(document: number, similarity: number): void {
    this.#documents.push({ document, similarity })
    if (this.#documents.length >= this.#limit * 2) this.sorted()
  }

  sorted(): readonly { document: number; similarity: number }[] {
    this.#documents.sort((one, other) => other.similarity - one.similarity)
    this.#documents.length = Math.min(this.#documents.length, this.#limit)
    if (this.#documents.length === this.#limit) this.floor = this.#documents.at(-1)?.similarity ?? 0
    return this.#documents
  }
}

export function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (const [index, value] of one.entries()) sum += value * (other[index] ?? 0)
  return sum
}

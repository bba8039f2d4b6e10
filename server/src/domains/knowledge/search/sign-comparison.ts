import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import { chunkIdAt } from './chunk-ids.ts'

/** What the signs of a vector say of its similarity to a query. */
export interface Estimate {
  chunkId: string
  similarity: number
  /** Standard deviation of what the estimate is wrong by. */
  error: number
}

export interface ComparedPart {
  sourceId: string
  /** Its chunks are the documents from `first` to before `end`. */
  first: number
  end: number
}

/** By document: the estimate's factor, its constant, the error's factor. */
export const factorsOfDocument = 3

/** Documents compared without a pause, 1 ms; a part has 2,000 at most. */
const comparedAtOnce = 16_384

interface Compared {
  parts: readonly ComparedPart[]
  centre: Float32Array
  ids: Uint8Array
  bits: Uint8Array
  factors: Float32Array
  width: number
}

/** A query against the signs of vectors, which a removal leaves where they are, and growth copies. */
export class SignComparison {
  readonly #of: Compared
  constructor(compared: Compared) {
    this.#of = compared
  }

  /** The chunks of the highest estimates, best first. */
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
  /** By byte of the signs and its value: twice the values of the dimensions whose bits are set. */
  sums: Float32Array
  total: number
}

/** The product of a vector with signs of 1 and -1 is twice the sum of those at 1, less the sum of all. */
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

/** The documents of the highest similarities. */
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

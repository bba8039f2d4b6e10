import { createFairLimiter } from '../../../platform/concurrency/fair-limiter.ts'
import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import { type BasePlace, HeldIndexes, type IndexLoader, type Manifest } from './held-indexes.ts'
import type { IndexMemory } from './index-memory.ts'
import { KeywordIndex } from './keyword-index.ts'
import { listDictionaries, readManifest, readSegments, type SegmentEntry } from './store.ts'

/** Size of a batch of segments: 10 ms on the embedded database, 20 on a busy machine. */
const batchBytes = 512 << 10

interface Segments extends Manifest {
  parts: readonly SegmentEntry[]
}

/** Keyword indexes of the bases that this process searches. */
export class KeywordIndexes {
  readonly #memory: IndexMemory
  readonly #held: HeldIndexes<KeywordIndex, Segments>
  /** Limits passes, which take memory beyond the limit. Organizations take turns. */
  readonly #inTurn = createFairLimiter({ max: 1, maxPerKey: 1 })

  constructor(memory: IndexMemory) {
    this.#memory = memory
    this.#held = new HeldIndexes(memory, loaderOf('keywords'))
  }

  /** Returns the dictionaries that the base's words were stemmed with. */
  async dictionaries(place: BasePlace): Promise<ReadonlySet<string>> {
    const held = await this.#held.with(place, (index) => index.dictionaries)
    return held ? held.result : listDictionaries(place)
  }

  /**
   * Calls `use` with the base's index, which may have only the given terms. If a base's index does not fit in memory, a
   * pass over all segments collects these terms.
   */
  async with<T>(
    place: BasePlace,
    terms: readonly number[],
    use: (index: KeywordIndex) => T,
  ): Promise<T> {
    const held = await this.#held.with(place, use)
    if (held) return held.result
    this.#memory.tell('passed', 'keywords')
    const variant = [...terms].sort((one, other) => one - other).join()
    const loader = loaderOf('query', new Set(terms))
    const pass = async (): Promise<T> => {
      const passed = await this.#held.with(place, use, { variant, loader })
      if (passed) return passed.result
      throw new Error('An index for a single query needs no free memory, but it was refused.')
    }
    // A transaction does not wait for another search: on the embedded database, the others wait for the transaction.
    return place.db.isTransaction ? pass() : this.#inTurn(place.organizationId, pass)
  }
}

/** Builds the loader, with only these terms if any are given. */
const loaderOf = (
  kind: 'keywords' | 'query',
  only?: ReadonlySet<number>,
): IndexLoader<KeywordIndex, Segments> => ({
  kind,
  create: () => new KeywordIndex(only),
  async readManifest({ db, organizationId, baseId }) {
    const { version, segments } = await readManifest(db, organizationId, baseId)
    return { version, generation: '', parts: segments }
  },
  async *read({ db, organizationId, baseId }, { parts }, index) {
    const missing = parts.filter(({ id }) => !index.has(id))
    const entries = new Map(missing.map((segment) => [segment.id, segment]))
    for (const ids of batches(missing)) {
      await letOthersWork()
      const read = await readSegments(db, organizationId, baseId, ids)
      yield () => {
        for (const { id, postings } of read) {
          const entry = entries.get(id)
          if (entry && !index.has(id)) index.add(id, entry.sourceId, entry.dictionary, postings)
        }
      }
    }
  },
  readsInHalf: false,
  estimateBytes: ({ parts }) => parts.reduce((sum, { bytes }) => sum + bytes, 0) * shareOfPacked,
})

/** Minimum share of its segments' size that an index takes in memory; 0.85 is usual. */
const shareOfPacked = 0.7

function* batches(segments: readonly SegmentEntry[]): Iterable<string[]> {
  let ids: string[] = []
  let bytes = 0
  for (const segment of segments) {
    ids.push(segment.id)
    bytes += segment.bytes
    if (bytes < batchBytes) continue
    yield ids
    ids = []
    bytes = 0
  }
  if (ids.length > 0) yield ids
}

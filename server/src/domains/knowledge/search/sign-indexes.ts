import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import { type BasePlace, HeldIndexes, type IndexLoader, type Manifest } from './held-indexes.ts'
import type { IndexMemory } from './index-memory.ts'
import { byNearness, findSimilarities, type Neighbour, type NeighbourRequest } from './nearest.ts'
import type { Estimate } from './sign-comparison.ts'
import { bytesOfSigns, SignIndex } from './sign-index.ts'
import {
  portionsOf,
  readCentre,
  readSignManifest,
  readSigns,
  type SignManifest,
  type SignPart,
} from './sign-store.ts'

/** Number of chunks, in a base or in the sources that match a filter, up to which comparing every vector is as fast. */
const defaultExactChunks = 2_000

/** Chunks in one read: about 15 ms on the embedded database. */
const readAtOnce = 2_000

/**
 * Minimum and maximum of vectors compared exactly. Trained and clustered vectors need only the minimum; random ones,
 * where ten neighbours hardly stand out, need about 1,000.
 */
const leastCompared = 200
const mostCompared = 1_500
/** Vectors compared in one statement: 10 ms on the embedded database. */
const comparedAtOnce = 1_000
/** Standard deviations. A chunk whose estimate would have to be wrong by more is left out. */
const deviations = 2

const maxAttempts = 3

/** Signs of the vectors of the bases that this process searches by meaning. */
export class SignIndexes {
  /** Maximum of chunks that are compared one by one. */
  readonly exactChunks: number
  readonly #memory: IndexMemory
  readonly #held: HeldIndexes<SignIndex, Signs>

  constructor(memory: IndexMemory, exactChunks = defaultExactChunks) {
    this.exactChunks = exactChunks
    this.#memory = memory
    this.#held = new HeldIndexes(memory, loaderOf(exactChunks))
  }

  /**
   * Finds the nearest chunks, best first: candidates by the signs of all vectors, then the best of these by the vectors
   * themselves. Returns `small` if the base has too few chunks, `no room` if the signs do not fit in memory, `changed`
   * if the base kept changing.
   */
  async findNearest(
    place: BasePlace,
    request: NeighbourRequest,
  ): Promise<Neighbour[] | 'small' | 'no room' | 'changed'> {
    const sourceIds = request.sourceIds && new Set(request.sourceIds)
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const held = await this.#held.with(place, (index) =>
        index.documents === 0 ? null : index.comparison(sourceIds),
      )
      if (!held) {
        this.#memory.tell('passed', 'vectors')
        return 'no room'
      }
      if (!held.result) return 'small'
      const limit = Math.max(mostCompared, 2 * request.limit)
      const estimates = await held.result.best(request.embedding, limit)
      const nearest = await nearestOf(place, estimates, request)
      if (nearest) return nearest
    }
    return 'changed'
  }
}

interface Signs extends Manifest {
  parts: readonly SignPart[]
  base: SignManifest | null
}

const loaderOf = (exactChunks: number): IndexLoader<SignIndex, Signs> => ({
  kind: 'vectors',
  create: () => new SignIndex(),
  async readManifest(place) {
    const base = await readSignManifest(place)
    const parts = base && base.chunksCount > exactChunks ? base.parts : []
    return { version: base?.version ?? '', generation: base?.vectorSet ?? '', parts, base }
  },
  async *read(place, { parts, base }, index) {
    const missing = parts.filter(({ id }) => !index.has(id))
    if (!base || missing.length === 0) return
    if (!index.centre) index.setCentre(await readCentre(place, parts, base), base.chunksCount)
    const centre = index.centre as Float32Array
    for (const portion of portionsOf(missing, readAtOnce)) {
      await letOthersWork()
      const read = await readSigns(place, { parts: portion, slot: base.slot, centre })
      const signs = new Map(read.map((row) => [row.sourceId, row.signs]))
      yield () => {
        for (const { id, sourceId } of portion) {
          if (!index.has(id)) index.add(id, sourceId, signs.get(sourceId) ?? Buffer.alloc(0))
        }
      }
    }
  },
  readsInHalf: true,
  estimateBytes: ({ parts, base }) => {
    const chunks = parts.length === 0 ? 0 : (base?.chunksCount ?? 0)
    return chunks * bytesOfSigns(base?.dimensions ?? 0)
  },
})

/** Returns undefined if an estimated chunk was deleted, because the base has changed. */
async function nearestOf(
  place: BasePlace,
  estimates: readonly Estimate[],
  request: NeighbourRequest,
): Promise<Neighbour[] | undefined> {
  const { limit } = request
  const least = Math.max(leastCompared, 2 * limit)
  const first = await compare(place, estimates.slice(0, least), request)
  const bar = first?.sort(byNearness)[limit - 1]?.similarity ?? Number.NEGATIVE_INFINITY
  const mayBe = estimates
    .slice(least)
    .filter(({ similarity, error }) => similarity + deviations * error >= bar)
  const others = first && (await compare(place, mayBe, request))
  return others && [...first, ...others].sort(byNearness).slice(0, limit)
}

async function compare(
  { db, organizationId }: BasePlace,
  estimates: readonly Estimate[],
  request: NeighbourRequest,
): Promise<Neighbour[] | undefined> {
  const compared: Neighbour[] = []
  for (let first = 0; first < estimates.length; first += comparedAtOnce) {
    const ids = estimates.slice(first, first + comparedAtOnce).map(({ chunkId }) => chunkId)
    const rows = await findSimilarities(db, organizationId, ids, request)
    if (rows.length < ids.length) return undefined
    compared.push(...rows)
    await letOthersWork()
  }
  return compared
}

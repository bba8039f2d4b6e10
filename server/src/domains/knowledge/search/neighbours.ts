import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import type { BasePlace } from './held-indexes.ts'
import {
  byNearness,
  findNearest,
  findNearestByIndex,
  type Neighbour,
  type NeighbourRequest,
} from './nearest.ts'
import type { SignIndexes } from './sign-indexes.ts'
import { portionsOf, readSignManifest } from './sign-store.ts'
import { findSearchedBase } from './store.ts'
import { vectorIndexThreshold } from './vector-index.ts'

const maxAttempts = 3

/** Vectors compared in one statement: about 25 ms on the embedded database. */
const comparedAtOnce = 5_000

/**
 * Finds the nearest chunks of a base, best first: through its HNSW index if it has one, through the signs of its
 * vectors if it has many chunks, otherwise by comparing all.
 */
export async function findNeighbours(
  place: BasePlace,
  request: NeighbourRequest & { passingChunks: number },
  signs: SignIndexes,
): Promise<Neighbour[]> {
  const { db, organizationId, baseId } = place
  const { passingChunks } = request
  const base = await findSearchedBase(db, organizationId, baseId)
  // After a switch, both indexes are for a different set of vectors than this query was embedded for.
  const isCurrent = base?.vectorSlot === request.slot
  if (isCurrent && base.vectorIndex && passingChunks > vectorIndexThreshold) {
    return findNearestByIndex(db, organizationId, baseId, request)
  }
  // A transaction may read an older state. It is rare and short.
  if (!isCurrent || base.vectorIndex || db.isTransaction || passingChunks <= signs.exactChunks) {
    return findNearest(db, organizationId, baseId, request)
  }
  const nearest = await signs.findNearest(place, request)
  if (typeof nearest !== 'string') return nearest
  return nearest === 'no room'
    ? findNearestInPortions(place, request)
    : findNearest(db, organizationId, baseId, request)
}

/** Compares every vector in many short statements, between which other work can run. */
async function findNearestInPortions(
  place: BasePlace,
  request: NeighbourRequest,
): Promise<Neighbour[]> {
  const { db, organizationId, baseId } = place
  const wanted = request.sourceIds && new Set(request.sourceIds)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const manifest = await readSignManifest(place)
    const parts = (manifest?.parts ?? []).filter(({ sourceId }) => wanted?.has(sourceId) ?? true)
    let nearest: Neighbour[] = []
    for (const portion of portionsOf(parts, comparedAtOnce)) {
      const [positions] = portion
      const near = await findNearest(db, organizationId, baseId, {
        ...request,
        sourceIds: portion.map(({ sourceId }) => sourceId),
        ...(portion.length === 1 && positions && { positions }),
      })
      nearest = [...nearest, ...near].sort(byNearness).slice(0, request.limit)
      await letOthersWork()
    }
    const base = await findSearchedBase(db, organizationId, baseId)
    if (base?.indexVersion === manifest?.version) return nearest
  }
  return findNearest(db, organizationId, baseId, request)
}

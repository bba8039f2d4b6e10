import type { Db } from '../../../platform/db/database.ts'
import type { Holding, IndexKind, IndexMemory } from './index-memory.ts'
import { findSearchedBase } from './store.ts'

const maxAttempts = 10

/** Memory of a held base without an index, and the minimum with an index. */
const overheadBytes = 1024

export interface BasePlace {
  db: Db
  organizationId: string
  baseId: string
}

/** An index of parts that never change; a base gains and loses parts. */
export interface PartedIndex {
  readonly bytes: number
  /** True if it should be read again from scratch. */
  readonly isWorn: boolean
  readonly partIds: string[]
  has(partId: string): boolean
  remove(partId: string): void
}

export interface Manifest {
  /** `bases.index_version`, with other values that change the searched content. */
  version: string
  /** Generation of the parts. Parts of another generation are not used. */
  generation: string
  parts: readonly { id: string }[]
}

export interface IndexLoader<Index extends PartedIndex, Read extends Manifest> {
  kind: IndexKind
  create(): Index
  /** Reads the manifest in one statement, so that version and parts are consistent. */
  readManifest(place: BasePlace): Promise<Read>
  /**
   * Reads the missing parts of the index in batches, between which other work can run. Calling a yielded function adds
   * its part.
   */
  read(place: BasePlace, manifest: Read, index: Index): AsyncIterable<() => void>
  /** True if a part may be read incompletely while it is deleted; the manifest then no longer lists it. */
  readsInHalf: boolean
  /** Estimates the memory of an index of these parts, rather too low. */
  estimateBytes(manifest: Read): number
}

class Held<Index extends PartedIndex> implements Holding {
  readonly kind: IndexKind
  index: Index
  /** Version of the index; null while it is being updated. */
  version: string | null = null
  generation = ''
  loading: Promise<void> | null = null
  /** Moment when the refresh that built the index began to read. */
  asOf = 0
  /** Version whose index is too large. */
  refusedVersion: string | null = null
  /** Estimate of an index that was too large after all. */
  outgrownAt = Number.POSITIVE_INFINITY

  constructor(kind: IndexKind, index: Index) {
    this.kind = kind
    this.index = index
  }

  get bytes(): number {
    return overheadBytes + this.index.bytes
  }

  get isLoading(): boolean {
    return this.loading !== null
  }
}

interface Refresh<Index extends PartedIndex, Read extends Manifest, T> {
  place: BasePlace
  use: (index: Index) => T
  loader: IndexLoader<Index, Read>
  /** True if it is given up when memory is full. */
  mustFit: boolean
}

type Refreshed<T> = { result: T } | 'again' | 'no room'

/**
 * Holds one index for each base, updated on use. The tables are authoritative: each search reads the base's version and
 * the missing parts, so a search that starts after a commit, on any node, finds the committed content.
 */
export class HeldIndexes<Index extends PartedIndex, Read extends Manifest> {
  readonly #memory: IndexMemory
  readonly #loader: IndexLoader<Index, Read>
  /** Counts events, so that it is clear which of two began first. */
  #moment = 0

  constructor(memory: IndexMemory, loader: IndexLoader<Index, Read>) {
    this.#memory = memory
    this.#loader = loader
  }

  /**
   * Calls `use` synchronously with the base's index, at a version not older than this call, so that nothing else
   * touches the index meanwhile. Returns null if the memory has no room for it, or if it kept changing while it was
   * read.
   *
   * @param loader a loader other than the default; its index is held separately under `variant`, and released after
   * `use` if there is no room
   */
  async with<T>(
    place: BasePlace,
    use: (index: Index) => T,
    one?: { variant: string; loader: IndexLoader<Index, Read> },
  ): Promise<{ result: T } | null> {
    const { db, organizationId, baseId } = place
    const loader = one?.loader ?? this.#loader
    const key = `${loader.kind}/${organizationId}/${baseId}/${one?.variant ?? ''}`
    const since = ++this.#moment
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const held = this.#memory.hold(key, () => new Held(loader.kind, loader.create()))
      const { isTransaction } = db
      if (!isTransaction && held.version !== null && held.asOf > since) return answer(held, use)
      const base = await findSearchedBase(db, organizationId, baseId)
      if (!base) {
        this.#memory.release(key)
        return { result: use(loader.create()) }
      }
      if (held.version === base.indexVersion) return answer(held, use)
      if (held.refusedVersion === base.indexVersion) return null
      // A transaction does not wait for another refresh: on the embedded database, the others wait for the transaction.
      if (held.loading && !isTransaction) {
        await held.loading
        continue
      }
      if (!this.#memory.isHeld(key, held)) continue
      const refreshed = await this.#refresh(held, key, { place, use, loader, mustFit: !one })
      if (refreshed === 'no room') return null
      if (refreshed !== 'again') return refreshed
    }
    if (!one) return null
    throw new Error(`The index of base ${baseId} kept changing while it was read.`)
  }

  async #refresh<T>(
    held: Held<Index>,
    key: string,
    request: Refresh<Index, Read, T>,
  ): Promise<Refreshed<T>> {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.loading = promise
    try {
      const refreshed = await this.#bringUpToDate(held, request)
      // Too large to hold beside the others: built for this query only.
      if (!request.mustFit && !this.#memory.makeRoomFor(held)) this.#memory.release(key)
      return refreshed
    } finally {
      held.loading = null
      resolve()
    }
  }

  async #bringUpToDate<T>(
    held: Held<Index>,
    { place, use, loader, mustFit }: Refresh<Index, Read, T>,
  ): Promise<Refreshed<T>> {
    // A caller's transaction may read an older state, which other searches must not use.
    const asOf = place.db.isTransaction ? 0 : ++this.#moment
    const manifest = await loader.readManifest(place)
    const { version, generation, parts } = manifest
    if (held.index.isWorn || held.generation !== generation)
      reset(held, loader.create(), generation)
    const { index } = held
    const estimate = loader.estimateBytes(manifest)
    if (mustFit && estimate > Math.min(this.#memory.maxBytes, held.outgrownAt * 0.9)) {
      reset(held, loader.create(), generation)
      held.refusedVersion = version
      return 'no room'
    }
    const missing = parts.filter(({ id }) => !index.has(id))
    if (missing.length > 0 && index.partIds.length === 0) this.#memory.tell('loaded', loader.kind)
    for await (const add of loader.read(place, manifest, index)) {
      held.version = null
      add()
      if (!mustFit || this.#memory.makeRoomFor(held)) continue
      if (index.bytes > this.#memory.maxBytes) {
        held.outgrownAt = estimate
        held.refusedVersion = version
      }
      reset(held, loader.create(), generation)
      return 'no room'
    }
    if (missing.length > 0 && loader.readsInHalf) {
      const left = idsOf(await loader.readManifest(place))
      if (!missing.every(({ id }) => left.has(id))) return 'again'
    }
    // A refresh inside a transaction may have removed parts that this one relied on.
    if (held.index !== index || !parts.every(({ id }) => index.has(id))) return 'again'
    const ids = idsOf(manifest)
    for (const id of index.partIds) if (!ids.has(id)) index.remove(id)
    held.version = version
    held.asOf = asOf
    return { result: use(index) }
  }
}

const idsOf = ({ parts }: Manifest): Set<string> => new Set(parts.map(({ id }) => id))

const answer = <Index extends PartedIndex, T>(
  { index }: Held<Index>,
  use: (index: Index) => T,
): { result: T } => ({ result: use(index) })

function reset<Index extends PartedIndex>(
  held: Held<Index>,
  index: Index,
  generation: string,
): void {
  held.index = index
  held.version = null
  held.generation = generation
}

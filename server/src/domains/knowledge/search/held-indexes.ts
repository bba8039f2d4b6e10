import type { Db } from '../../../platform/db/database.ts'
import type { Holding, IndexKind, IndexMemory } from './index-memory.ts'
import { findSearchedBase } from './store.ts'

const maxAttempts = 10

/** What a base costs that is held without an index, and the least that one with an index costs. */
const overheadBytes = 1024

export interface BasePlace {
  db: Db
  organizationId: string
  baseId: string
}

/** An index made of parts that never change; those of a base come and go. */
export interface PartedIndex {
  readonly bytes: number
  /** Whether it is better read anew. */
  readonly isWorn: boolean
  readonly partIds: string[]
  has(partId: string): boolean
  remove(partId: string): void
}

export interface Manifest {
  /** `bases.index_version`, and more that changes what is searched. */
  version: string
  /** Parts of another generation are of no use. */
  generation: string
  parts: readonly { id: string }[]
}

export interface IndexLoader<Index extends PartedIndex, Read extends Manifest> {
  kind: IndexKind
  create(): Index
  /** One statement: version and parts are of one state. */
  readManifest(place: BasePlace): Promise<Read>
  /** Reads the parts that the index lacks in batches, between which other work gets its turn. Each is added by what is yielded. */
  read(place: BasePlace, manifest: Read, index: Index): AsyncIterable<() => void>
  /** Whether a part may be read in half while it is deleted: it is then gone from the manifest. */
  readsInHalf: boolean
  /** About what an index of these parts takes, rather too little. */
  estimateBytes(manifest: Read): number
}

class Held<Index extends PartedIndex> implements Holding {
  readonly kind: IndexKind
  index: Index
  /** The version that the index stands for; null while it is being brought up to date. */
  version: string | null = null
  generation = ''
  loading: Promise<void> | null = null
  /** The moment at which the refresh began to read that the index comes from. */
  asOf = 0
  /** The version whose index is too large. */
  refusedVersion: string | null = null
  /** The estimate for an index that has turned out too large. */
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
  /** Whether it is given up when there is no room. */
  mustFit: boolean
}

type Refreshed<T> = { result: T } | 'again' | 'no room'

/**
 * One index a base, brought up to date when it is asked for. The tables are the truth: each search asks for
 * the base's version and reads what is missing, so a search that starts after a commit, on any node, finds
 * what was committed.
 */
export class HeldIndexes<Index extends PartedIndex, Read extends Manifest> {
  readonly #memory: IndexMemory
  readonly #loader: IndexLoader<Index, Read>
  /** Counts what happens, so that it can be told which of two things began first. */
  #moment = 0

  constructor(memory: IndexMemory, loader: IndexLoader<Index, Read>) {
    this.#memory = memory
    this.#loader = loader
  }

  /**
   * Calls `use` with the base's index as it stands for a version not older than this call, and without a
   * pause, so that nothing else touches the index meanwhile. Null when the memory has no room for it, or it
   * kept changing while it was read.
   *
   * @param loader another one than that of these indexes, whose index is held beside, under `variant`, and
   *   let go after `use` when there is no room
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
      // A transaction waits for no other refresh: on the embedded database the others wait for it.
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
      // Too large to be held beside the others: made for this one query.
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
    // A caller's transaction may read an older state: no other search may rely on it.
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
    // A refresh inside a transaction may have taken away what this one relied on.
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

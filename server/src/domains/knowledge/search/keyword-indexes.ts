import type { Db } from '../../../platform/db/database.ts'
import { KeywordIndex } from './keyword-index.ts'
import { findSearchedBase, readManifest, readSegments, type SegmentEntry } from './store.ts'

/** Segments are read in batches of about this size, between which other work gets its turn. */
const batchBytes = 4 << 20

const maxAttempts = 10

interface Held {
  index: KeywordIndex
  /** `bases.index_version` that the index stands for; null while it is being brought up to date. */
  version: string | null
  refreshing: Promise<void> | null
  /** The moment at which the refresh began to read that the index comes from. */
  asOf: number
}

interface Reading {
  db: Db
  organizationId: string
  baseId: string
  asOf: number
}

/**
 * The keyword indexes of the bases that this process searches, least recently used out first. The
 * table is the truth: each search asks for the base's version and reads what is missing, so a search
 * that starts after a commit, on any node, finds what was committed.
 */
export class KeywordIndexes {
  readonly #maxBytes: number
  readonly #slots = new Map<string, Held>()
  /** Counts what happens, so that it can be told which of two things began first. */
  #moment = 0

  /** One index may be larger than `maxBytes`; it is then the only one held. */
  constructor(maxBytes = 512 << 20) {
    this.#maxBytes = maxBytes
  }

  /**
   * Calls `use` with the base's index as it stands for a version not older than this call, and without
   * a pause, so that nothing else touches the index meanwhile.
   */
  async with<T>(
    db: Db,
    organizationId: string,
    baseId: string,
    use: (index: KeywordIndex) => T,
  ): Promise<T> {
    const slot = this.#hold(`${organizationId}/${baseId}`)
    const since = ++this.#moment
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { isTransaction } = db
      if (!isTransaction && slot.version !== null && slot.asOf > since) return use(slot.index)
      const base = await findSearchedBase(db, organizationId, baseId)
      if (!base) return use(new KeywordIndex())
      if (slot.version === base.indexVersion) return use(slot.index)
      // A transaction waits for no other refresh: on the embedded database the others wait for it.
      if (slot.refreshing && !isTransaction) {
        await slot.refreshing
        continue
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      slot.refreshing = promise
      try {
        const refresh = (tx: Db, asOf: number): Promise<{ result: T } | null> =>
          this.#refresh(slot, { db: tx, organizationId, baseId, asOf }, use)
        // A caller's transaction may read an older state: no other search may rely on it.
        const done = isTransaction
          ? await refresh(db, 0)
          : await inSnapshot(db, ++this.#moment, refresh)
        if (done) return done.result
      } finally {
        slot.refreshing = null
        resolve()
      }
    }
    throw new Error(`The keyword index of base ${baseId} kept changing while it was read.`)
  }

  /** Null if a refresh inside a transaction took away what this one relied on. */
  async #refresh<T>(
    slot: Held,
    { db, organizationId, baseId, asOf }: Reading,
    use: (index: KeywordIndex) => T,
  ): Promise<{ result: T } | null> {
    if (slot.index.isWorn) {
      slot.index = new KeywordIndex()
      slot.version = null
    }
    const { index } = slot
    const { version, segments } = await readManifest(db, organizationId, baseId)
    const entries = new Map(segments.map((segment) => [segment.id, segment]))
    for (const ids of batches(segments.filter(({ id }) => !index.has(id)))) {
      const read = await readSegments(db, organizationId, baseId, ids)
      slot.version = null
      for (const { id, postings } of read) {
        const entry = entries.get(id)
        if (entry && !index.has(id)) index.add(id, entry.sourceId, entry.dictionary, postings)
      }
    }
    if (slot.index !== index || !segments.every(({ id }) => index.has(id))) return null
    for (const id of index.segmentIds) if (!entries.has(id)) index.remove(id)
    slot.version = version
    slot.asOf = asOf
    this.#evict(slot)
    return { result: use(index) }
  }

  #hold(key: string): Held {
    const slot = this.#slots.get(key) ?? {
      index: new KeywordIndex(),
      version: null,
      refreshing: null,
      asOf: 0,
    }
    // The map is in the order of use.
    this.#slots.delete(key)
    this.#slots.set(key, slot)
    return slot
  }

  #evict(current: Held): void {
    let bytes = 0
    for (const { index } of this.#slots.values()) bytes += index.bytes
    for (const [key, slot] of this.#slots) {
      if (bytes <= this.#maxBytes) return
      if (slot === current) continue
      this.#slots.delete(key)
      bytes -= slot.index.bytes
    }
  }
}

/** The list of segments and their contents must be of one state. */
const inSnapshot = <T>(
  db: Db,
  asOf: number,
  read: (tx: Db, asOf: number) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => read(tx, asOf))

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

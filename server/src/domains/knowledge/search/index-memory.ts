/** Kinds of indexes in memory: words of a base, words of one query, or vectors of a base. */
export type IndexKind = 'keywords' | 'query' | 'vectors'

/** A held index. `isLoading` is true while it is read and cannot be released. */
export interface Holding {
  readonly kind: IndexKind
  readonly bytes: number
  readonly isLoading: boolean
}

export type IndexEvent = 'loaded' | 'evicted' | 'passed'

const defaultMaxBytes = 256 << 20

/**
 * Indexes that searches of this process hold; the least recently used is released first. Together they take at most
 * `maxBytes`, plus one index that is built for a single query.
 */
export class IndexMemory {
  readonly maxBytes: number
  readonly #observe: (event: IndexEvent, kind: IndexKind) => void
  /** Holdings in order of use. */
  readonly #holdings = new Map<string, Holding>()

  constructor(
    maxBytes = defaultMaxBytes,
    observe: (event: IndexEvent, kind: IndexKind) => void = () => {},
  ) {
    this.maxBytes = maxBytes
    this.#observe = observe
  }

  bytesOf(kind: IndexKind): number {
    let bytes = 0
    for (const holding of this.#holdings.values()) if (holding.kind === kind) bytes += holding.bytes
    return bytes
  }

  /** Returns the holding of a key as the most recently used. A key belongs to one caller, who knows its type. */
  hold<H extends Holding>(key: string, create: () => H): H {
    const holding = (this.#holdings.get(key) as H | undefined) ?? create()
    this.#holdings.delete(key)
    this.#holdings.set(key, holding)
    return holding
  }

  isHeld(key: string, holding: Holding): boolean {
    return this.#holdings.get(key) === holding
  }

  release(key: string): void {
    this.#holdings.delete(key)
  }

  /** Releases others until all fit; false if this one does not fit beside those being read. */
  makeRoomFor(current: Holding): boolean {
    // Too large even alone, so nothing is released for it.
    if (current.bytes > this.maxBytes) return false
    let bytes = 0
    for (const holding of this.#holdings.values()) bytes += holding.bytes
    for (const [key, holding] of this.#holdings) {
      if (bytes <= this.maxBytes) break
      if (holding === current || holding.isLoading) continue
      this.#holdings.delete(key)
      bytes -= holding.bytes
      this.#observe('evicted', holding.kind)
    }
    return bytes <= this.maxBytes
  }

  tell(event: 'loaded' | 'passed', kind: IndexKind): void {
    this.#observe(event, kind)
  }
}

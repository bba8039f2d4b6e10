/** What an index in memory answers: words of a base, the words of one query alone, or vectors of a base. */
export type IndexKind = 'keywords' | 'query' | 'vectors'

/** An index that is held; `isLoading` while it is read, when it cannot be let go. */
export interface Holding {
  readonly kind: IndexKind
  readonly bytes: number
  readonly isLoading: boolean
}

export type IndexEvent = 'loaded' | 'evicted' | 'passed'

const defaultMaxBytes = 256 << 20

/**
 * The indexes that searches of this process hold, least recently used out first. All of them together take
 * at most `maxBytes`, beside one index that is made for a single query.
 */
export class IndexMemory {
  readonly maxBytes: number
  readonly #observe: (event: IndexEvent, kind: IndexKind) => void
  /** In the order of use. */
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

  /** What is held under the key, as the one used last. A key belongs to one caller, who knows its type. */
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

  /** Lets others go until all fits; false when this one does not fit beside those that are being read. */
  makeRoomFor(current: Holding): boolean {
    // Too large whatever else is held: then nothing is let go for it.
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

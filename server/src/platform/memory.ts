/** Caches of one platform in memory: two platforms in one process share nothing. */
export type Memories = WeakMap<object, object>

/** A cache that belongs to the platform of a work. */
export class Memory<Cache extends object> {
  readonly #create: () => Cache

  constructor(create: () => Cache) {
    this.#create = create
  }

  of({ memories }: { memories: Memories }): Cache {
    const known = (memories.get(this) as Cache | undefined) ?? this.#create()
    memories.set(this, known)
    return known
  }
}

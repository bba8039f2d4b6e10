/** How many files a node takes at once: each is on its disk twice until it is stored. */
const most = 8

/** Counts the uploads that are under way, so that no organization takes all places. */
export class UploadSlots {
  /** Of one organization. */
  readonly ofOne = most / 2
  readonly #open = new Map<string, number>()
  #total = 0

  /** What frees the place, and may be called again; null when there is none. */
  take(organizationId: string): (() => void) | null {
    const own = this.#open.get(organizationId) ?? 0
    if (this.#total >= most || own >= this.ofOne) return null
    this.#total++
    this.#open.set(organizationId, own + 1)
    let isFree = false
    return () => {
      if (!isFree) this.#free(organizationId)
      isFree = true
    }
  }

  #free(organizationId: string): void {
    const own = (this.#open.get(organizationId) ?? 0) - 1
    this.#total--
    if (own > 0) this.#open.set(organizationId, own)
    else this.#open.delete(organizationId)
  }
}

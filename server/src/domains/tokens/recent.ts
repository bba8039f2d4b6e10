/** The last so many different texts; adding one more forgets the one that was added first. */
export class Recent {
  readonly #max: number
  readonly #texts = new Set<string>()

  constructor(max: number) {
    this.#max = max
  }

  has(text: string): boolean {
    return this.#texts.has(text)
  }

  add(text: string): void {
    if (this.#texts.has(text)) return
    if (this.#texts.size >= this.#max) {
      for (const first of this.#texts) {
        this.#texts.delete(first)
        break
      }
    }
    this.#texts.add(text)
  }
}

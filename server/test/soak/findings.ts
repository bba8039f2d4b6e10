/** What the checker finds wrong, each once. */
export class Findings {
  readonly #sentences = new Map<string, number>()

  add(sentence: string): void {
    this.#sentences.set(sentence, (this.#sentences.get(sentence) ?? 0) + 1)
  }

  list(): string[] {
    return [...this.#sentences].map(([sentence, times]) =>
      times === 1 ? sentence : `${sentence} (${times} times)`,
    )
  }
}

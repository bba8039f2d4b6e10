import { fdatasync, fdatasyncSync } from 'node:fs'
import { promisify } from 'node:util'

/** Flushes a file to disk. A test that cuts the power replaces it. */
export interface Flusher {
  flush(descriptor: number): Promise<void>
  flushNow(descriptor: number): void
}

export const diskFlusher: Flusher = { flush: promisify(fdatasync), flushNow: fdatasyncSync }

/**
 * Group commit: one flush, in a separate thread, serves all callers that asked before it began. PostgreSQL considers
 * each flush done immediately, so code that relies on it waits for `settled` or calls `settleNow`.
 */
export class SharedFlush {
  readonly #flusher: Flusher
  /** File descriptors to flush: requested since the running flush began, and being flushed now. */
  #waiting = new Set<number>()
  #running = new Set<number>()
  #asked = 0
  #done = 0
  #run: Promise<void> | undefined
  #failure: Error | undefined

  constructor(flusher: Flusher) {
    this.#flusher = flusher
  }

  ask(descriptor: number): void {
    this.#asked++
    this.#waiting.add(descriptor)
  }

  get isSettled(): boolean {
    return this.#done === this.#asked && !this.#failure
  }

  /** Resolves when every flush requested so far is on the disk. */
  async settled(): Promise<void> {
    const mark = this.#asked
    while (this.#done < mark && !this.#failure) {
      this.#run ??= this.#flushAll().finally(() => {
        this.#run = undefined
      })
      await this.#run
    }
    if (this.#failure) throw this.#failure
  }

  settleNow(): void {
    if (this.isSettled) return
    if (this.#failure) throw this.#failure
    try {
      for (const one of this.#running.union(this.#waiting)) this.#flusher.flushNow(one)
    } catch (error) {
      throw this.fail(error)
    }
    this.#waiting.clear()
    // A flush that is under way may meet a descriptor that is closed by then: nothing hangs on it now.
    this.#running.clear()
    this.#done = this.#asked
  }

  /** Records a failed flush. The system may have dropped the data, so a second flush proves nothing. */
  fail(cause: unknown): Error {
    this.#failure ??= new FlushFailed(cause)
    return this.#failure
  }

  async #flushAll(): Promise<void> {
    const covers = this.#asked
    this.#running = this.#waiting
    this.#waiting = new Set()
    try {
      await Promise.all(Array.from(this.#running, (one) => this.#flusher.flush(one)))
      this.#done = Math.max(this.#done, covers)
      this.#running.clear()
    } catch (error) {
      if (this.#done < covers) this.fail(error)
    }
  }
}

class FlushFailed extends Error {
  override readonly name = 'FlushFailed'
  /** Error code for PostgreSQL, which then rejects the statement. */
  readonly code = 'EIO'

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The embedded database could not flush to disk (${reason}). Capstan writes nothing more. Check the disk, then start again: all acknowledged data is kept.`,
      { cause },
    )
  }
}

/** What was begun before the stop may take this long from then on. */
const graceMs = 8_000
/** What is begun while a long `CAPSTAN_SHUTDOWN_DELAY` lasts still gets this much after it. */
const lateGraceMs = 3_000

/**
 * The stop of this node, as everybody in it sees it. From its beginning `/readyz` answers 503, while requests
 * are still answered until load balancers have noticed.
 */
export class Shutdown {
  readonly delayMs: number
  #endsAt: number | null = null

  constructor(delayMs: number) {
    this.delayMs = delayMs
  }

  get isUnderway(): boolean {
    return this.#endsAt !== null
  }

  begin(): void {
    this.#endsAt ??= performance.now() + Math.max(graceMs, this.delayMs + lateGraceMs)
  }

  /** Until what is still going on is cut off. */
  get remainingMs(): number {
    return Math.max((this.#endsAt ?? performance.now() + graceMs) - performance.now(), 0)
  }
}

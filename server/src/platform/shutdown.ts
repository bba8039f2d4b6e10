/** What was begun before the stop may take this long from then on. */
export const graceMs = 8_000
/** What was begun while a long `CAPSTAN_SHUTDOWN_DELAY` lasted still gets this much after it. */
const lateGraceMs = 3_000

/**
 * The stop of this node, as everybody in it sees it. From its beginning `/readyz` answers 503, while requests
 * are still answered until load balancers have noticed.
 */
export class Shutdown {
  readonly delayMs: number
  #begunAt: number | null = null

  constructor(delayMs: number) {
    this.delayMs = delayMs
  }

  get isUnderway(): boolean {
    return this.#begunAt !== null
  }

  begin(): void {
    this.#begunAt ??= performance.now()
  }

  /** What requests still get from now on, when the server closes now. */
  get remainingMs(): number {
    const now = performance.now()
    return Math.max((this.#begunAt ?? now) + graceMs - now, lateGraceMs)
  }
}

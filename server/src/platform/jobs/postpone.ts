/**
 * Thrown by a handler whose work has to wait: the job runs again after that time, and the worker does
 * something else meanwhile. It is no failure, and does not count as an attempt unless it says so.
 */
export class PostponeJob extends Error {
  override readonly name = 'PostponeJob'
  readonly waitMs: number
  readonly countsAsAttempt: boolean

  constructor(
    waitMs: number,
    { countsAsAttempt = false, cause }: { countsAsAttempt?: boolean; cause?: unknown } = {},
  ) {
    super(`postponed by ${Math.round(waitMs)} ms`, { cause })
    this.waitMs = waitMs
    this.countsAsAttempt = countsAsAttempt
  }
}

import { type Clock, elapsedMs } from '../../../platform/clock.ts'
import { gapUs, gcraAdmit } from '../../../platform/rates/gcra.ts'

/** Of each hook. */
export const hookRate = { requestsPerMinute: 600, burst: 100 }
/** How far a stored arrival may be ahead of now with room for one more. */
export const toleranceUs = gapUs(hookRate) * (hookRate.burst - 1)

interface Counted {
  /** So many, the first, had room. */
  taken: number
  /** How far the arrival is ahead of now, after them. */
  ahead_us: number
}

const sweepEvery = 1_000

/** Where one process owns the database, the rates of its hooks: a statement took 0.07 ms for each. */
export class LocalHookRates {
  readonly #clock: Clock
  readonly #arrivals = new Map<string, number>()
  #counts = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  count(hookId: string, asked: number): Counted {
    const nowUs = elapsedMs(this.#clock) * 1000
    if (++this.#counts % sweepEvery === 0) this.#sweep(nowUs)
    let arrivalUs = this.#arrivals.get(hookId) ?? 0
    let taken = 0
    while (taken < asked) {
      const next = gcraAdmit(hookRate, arrivalUs, nowUs)
      if (next === null) break
      arrivalUs = next
      taken++
    }
    if (taken > 0) this.#arrivals.set(hookId, arrivalUs)
    return { taken, ahead_us: arrivalUs - nowUs }
  }

  /** Forgets arrivals that are past: they say no more than none. */
  #sweep(nowUs: number): void {
    for (const [hookId, arrivalUs] of this.#arrivals) {
      if (arrivalUs <= nowUs) this.#arrivals.delete(hookId)
    }
  }
}

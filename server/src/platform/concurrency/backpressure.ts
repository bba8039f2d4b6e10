import { setTimeout as delay } from 'node:timers/promises'

/** The share of a core from which on a process counts as busy. */
const busy = 0.9
const mostMs = 100

/**
 * Makes transactions wait before they begin, while this process is busy and behind with what earlier ones left to
 * do. Below that share of a core nobody waits: what is late then is late for another reason, as a receiver that
 * answers slowly, and fewer writes would not help it.
 */
export class Backpressure {
  #delayMs = 0

  get delayMs(): number {
    return this.#delayMs
  }

  /** To be called ten times a second. `utilization`: of the event loop since the last call, from 0 to 1. */
  adjust(isBehind: boolean, utilization: number): void {
    const grows = isBehind && utilization >= busy
    const next = grows ? this.#delayMs * 1.25 + 1 : this.#delayMs * 0.8 - 1
    this.#delayMs = Math.min(mostMs, Math.max(0, next))
  }

  release(): void {
    this.#delayMs = 0
  }

  async wait(): Promise<void> {
    if (this.#delayMs > 0) await delay(this.#delayMs)
  }
}

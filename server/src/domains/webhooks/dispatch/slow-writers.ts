import { performance } from 'node:perf_hooks'
import type { Backpressure } from '../../../platform/work.ts'
import type { Claim } from './attempt.ts'

/** Shorter delays are bursts, which are worked off within moments. */
const lateMs = 1_000
const everyMs = 100

/**
 * Returns the age in ms of the latest claim's first attempts; 0 if it took everything that was due. Retries and manual
 * deliveries are left out, because they are late for other reasons.
 */
export function lagOf(claims: readonly Claim[], nowMs: number): number {
  const waited = claims.filter((one) => one.isBacklogged && one.scheduleStep === 0 && !one.manual)
  return waited.reduce((most, { deliveryId }) => Math.max(most, nowMs - timeOf(deliveryId)), 0)
}

/** Returns the time of a UUIDv7: its first 48 bits are milliseconds since 1970 (RFC 9562, section 5.7). */
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** Slows down writers while this process is busy and its deliveries are late. Measures only during that time. */
export class SlowWriters implements Disposable {
  readonly #backpressure: Backpressure
  #lagMs = 0
  #timer: NodeJS.Timeout | undefined
  #last = performance.eventLoopUtilization()

  constructor(backpressure: Backpressure) {
    this.#backpressure = backpressure
  }

  /** Records how late the latest deliveries were. */
  note(lagMs: number): void {
    this.#lagMs = lagMs
    if (lagMs <= lateMs || this.#timer) return
    this.#last = performance.eventLoopUtilization()
    this.#timer = setInterval(() => this.#adjust(), everyMs)
  }

  #adjust(): void {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#last)
    this.#last = now
    this.#backpressure.adjust(this.#lagMs > lateMs, utilization)
    if (this.#lagMs <= lateMs && this.#backpressure.delayMs === 0) this.#stop()
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  [Symbol.dispose](): void {
    this.#stop()
    this.#backpressure.release()
  }
}

import { performance } from 'node:perf_hooks'
import type { Backpressure } from '../../../platform/work.ts'
import type { Claim } from './attempt.ts'

/** What waits less is a burst, which the next moments work off. */
const lateMs = 1_000
const everyMs = 100

/**
 * How long ago the latest claim's first attempts were created, in ms; 0 when it took all that was due. Retries, and
 * what was asked for by hand, are late for reasons of their own.
 */
export function lagOf(claims: readonly Claim[], nowMs: number): number {
  const waited = claims.filter((one) => one.isBacklogged && one.scheduleStep === 0 && !one.manual)
  return waited.reduce((most, { deliveryId }) => Math.max(most, nowMs - timeOf(deliveryId)), 0)
}

/** The first 48 bits of a UUIDv7 are milliseconds since 1970 (RFC 9562, section 5.7). */
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

/** Lets those who publish wait while this process is busy and its deliveries are late. Looks while they are. */
export class SlowWriters implements Disposable {
  readonly #backpressure: Backpressure
  #lagMs = 0
  #timer: NodeJS.Timeout | undefined
  #last = performance.eventLoopUtilization()

  constructor(backpressure: Backpressure) {
    this.#backpressure = backpressure
  }

  /** Notes how late the latest deliveries were. */
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

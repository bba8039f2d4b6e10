import type { Clock } from '../src/platform/clock.ts'

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Time that stands still until a test moves it: `clock.advance('1h')`. */
export class ManualClock implements Clock {
  readonly isManual = true
  readonly #startMs: number
  #nowMs: number
  constructor(start: Date) {
    this.#startMs = start.getTime()
    this.#nowMs = this.#startMs
  }
  now(): Date {
    return new Date(this.#nowMs)
  }
  reset(): void {
    this.#nowMs = this.#startMs
  }
  advance(span: `${number}${keyof typeof unitMs}`): void {
    const [, amount, unit] = /^(-?\d+)(\w+)$/.exec(span) ?? []
    this.#nowMs += Number(amount) * unitMs[unit as keyof typeof unitMs]
  }
}

import type { Findings } from './findings.ts'
import type { Measurement } from './prober.ts'

/** So many times as slow as before the first fault may an organization become that has no part in it. */
const mostRatio = 2

/** What the probed organization met, by fault. */
export class Others {
  readonly #calm: Measurement
  readonly #byFault = new Map<string, Measurement>()

  constructor(calm: Measurement) {
    this.#calm = calm
  }

  add(fault: string, { requests, deliveries, failures }: Measurement): void {
    const sum = this.#byFault.get(fault) ?? { requests: [], deliveries: [], failures: 0 }
    this.#byFault.set(fault, {
      requests: [...sum.requests, ...requests],
      deliveries: [...sum.deliveries, ...deliveries],
      failures: sum.failures + failures,
    })
  }

  /** Faults of one organization or one node must not make the requests and deliveries of others slow. */
  check(faults: ReadonlySet<string>, findings: Findings): void {
    for (const [name, measurement] of this.#byFault) {
      if (!faults.has(name)) continue
      for (const what of ['requests', 'deliveries'] as const) {
        const [before, during] = [p99(this.#calm[what]), p99(measurement[what])]
        if (during > mostRatio * before) {
          findings.add(`${name}: p99 of others' ${what} ${ms(during)}, before ${ms(before)}`)
        }
      }
    }
  }

  /** One line a fault, and the first for the time before them. */
  lines(): string[] {
    return [['before', this.#calm] as const, ...this.#byFault].map(([name, measurement]) => {
      const { requests, deliveries, failures } = measurement
      const ratio = (what: 'requests' | 'deliveries'): string =>
        `${ms(p99(measurement[what]))} (${(p99(measurement[what]) / p99(this.#calm[what])).toFixed(1)} ×)`
      return `${name}: p99 of others' requests ${ratio('requests')}, deliveries ${ratio('deliveries')}; ${failures} of ${requests.length} requests failed, ${deliveries.length} deliveries`
    })
  }
}

const ms = (value: number): string => `${value.toFixed(0)} ms`

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0
}

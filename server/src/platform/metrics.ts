import { setTimeout as wait } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from './log.ts'

/** A counter of committed work: `work.count` adds to it after the commit. */
export interface CounterType<Label extends string = string> {
  name: string
  help: string
  labels: readonly Label[]
}

export const defineCounter = <Label extends string = never>(
  name: string,
  help: string,
  labels: readonly Label[] = [],
): CounterType<Label> => ({ name, help, labels })

/** A value with its labels. Labels come from the product, never from a caller. */
export type Sample<Label extends string> = [labels: Record<Label, string>, value: number]

/** Metrics at `/metrics` (Prometheus text format). Domains register their own on `registry`. */
export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label>
  /** Shows the counter from the start, so that its first increase from 0 is visible. */
  declare<Label extends string>(type: CounterType<Label>): Counter<Label>
  histogram<Label extends string>(name: string, help: string, labels: Label[]): Histogram<Label>
  /** A gauge that is read for each scrape. It is left out if it cannot be read. */
  gauge(name: string, help: string, read: () => Promise<number>): void
  gauges<Label extends string>(
    name: string,
    help: string,
    labels: Label[],
    read: () => Promise<Sample<Label>[]>,
  ): void
}

/**
 * Longest read of a gauge in ms. A database that does not answer must not block the other metrics, because scrapers
 * wait for 10 s.
 */
const maxReadMs = 3_000

/** Buckets in seconds: a response from memory is at the lower end, a slow external service at the upper end. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

export function createMetrics(log?: Logger): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const declared = new Map<string, Counter>()
  const gauges: Metrics['gauges'] = (name, help, labelNames, read) => {
    const readOrTell = orTell(name, read, log)
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const samples = await Promise.race([readOrTell(), wait(maxReadMs, [], { ref: false })])
        this.reset()
        if (labelNames.length === 0) this.remove()
        for (const [labels, value] of samples) this.set(labels, value)
      },
    })
  }
  return {
    registry,
    requests: new Histogram({
      name: 'capstan_http_request_duration_seconds',
      help: 'Time from the request line to the last byte handed to the socket.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    counter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers }),
    declare({ name, help, labels }) {
      const counter =
        declared.get(name) ?? new Counter({ name, help, labelNames: labels, registers })
      declared.set(name, counter)
      return counter
    },
    histogram: (name, help, labelNames) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
    gauge: (name, help, read) => gauges(name, help, [], async () => [[{}, await read()]]),
    gauges,
  }
}

/** Returns undefined in place of an error, which is logged once until the value can be read again. */
function orTell<T>(
  metric: string,
  read: () => Promise<T[]>,
  log: Logger | undefined,
): () => Promise<T[]> {
  let hasFailed = false
  return async () => {
    try {
      const samples = await read()
      hasFailed = false
      return samples
    } catch (error) {
      if (!hasFailed) log?.warn({ err: error, metric }, 'a metric could not be read')
      hasFailed = true
      return []
    }
  }
}

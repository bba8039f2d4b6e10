import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What `/metrics` shows (Prometheus text format). Domains register their own on `registry`. */
export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label>
  /** A gauge that is read when it is asked for. */
  gauge(name: string, help: string, read: () => Promise<number>): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'capstan_http_request_duration_seconds',
      help: 'Time from the request line to the last byte handed to the socket.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    counter: (name, help, labels) =>
      new Counter({ name, help, labelNames: labels, registers: [registry] }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read())
        },
      })
    },
  }
}

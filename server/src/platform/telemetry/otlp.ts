import type { HrTime } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { every } from '../background.ts'
import type { TelemetryConfig } from '../config/config.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { exportedMetrics } from './exported-metrics.ts'
import { resourceOf } from './resource.ts'
import { Spans } from './spans.ts'
import type { Telemetry } from './telemetry.ts'

/** Retries included. A shutdown waits this long for a collector that does not answer. */
const timeoutMillis = 3_000

/** Sends over OTLP/HTTP (JSON) to the operator's address, which may be a private one. */
export function startOtlp(
  { endpoint, serviceName, metricsEveryMs }: TelemetryConfig,
  headers: string | null,
  { registry }: Metrics,
  log: Logger,
): Telemetry {
  const resource = resourceOf(serviceName)
  const base = endpoint.replace(/\/+$/, '')
  const options = { headers: readHeaders(headers), timeoutMillis }
  const spans = new Spans(
    new OTLPTraceExporter({ ...options, url: `${base}/v1/traces` }),
    resource,
    log,
  )
  const metrics = new OTLPMetricExporter({ ...options, url: `${base}/v1/metrics` })
  const startedAt = now()
  const send = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<Error | undefined>()
    const exported = await exportedMetrics(registry, resource, startedAt, now())
    metrics.export(exported, ({ error }) => resolve(error))
    const error = await promise
    if (error) log.warn({ err: error }, 'metrics were not exported')
  }
  const loop = every(metricsEveryMs, send, { log, failure: 'metrics were not read', unref: true })
  return {
    isOn: true,
    begin: (name, kind, attributes) => spans.begin(name, kind, attributes),
    within: (span, run) => spans.within(span, run),
    async span(name, kind, attributes, run) {
      const span = spans.begin(name, kind, attributes)
      try {
        return await spans.within(span, () => run(span))
      } catch (error) {
        span.fail()
        throw error
      } finally {
        span.end()
      }
    },
    async [Symbol.asyncDispose]() {
      await loop[Symbol.asyncDispose]()
      await spans[Symbol.asyncDispose]()
      await metrics.shutdown()
    },
  }
}

const now = (): HrTime => {
  const ms = Date.now()
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]
}

/** `name=value,name=value` with percent-encoded values, as the OTLP exporter specification says. */
const readHeaders = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((pair) => pair.split('=', 2).map((part) => part.trim()))
      .filter(([name, value]) => name && value)
      .map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
  )

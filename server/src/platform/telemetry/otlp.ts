import { type HrTime, ValueType } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  AggregationTemporality,
  type Histogram,
  DataPointType as Kind,
  type MetricData,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import { every } from '../background.ts'
import type { TelemetryConfig } from '../config/config.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { nameMetric, resourceOf, scope, type TelemetryResource } from './otlp-names.ts'
import { Spans } from './spans.ts'
import type { Telemetry } from './telemetry.ts'

/** Time limit in ms, including retries. A shutdown waits this long for a collector that does not answer. */
const timeoutMillis = 3_000

/** Sends over OTLP/HTTP (JSON) to the operator's address, which can be private. */
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

/** Parses `name=value,name=value` with percent-encoded values, as in the OTLP exporter specification. */
const readHeaders = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((pair) => pair.split('=', 2).map((part) => part.trim()))
      .filter(([name, value]) => name && value)
      .map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
  )

interface Sample {
  value: number
  labels: Record<string, string | number>
  metricName?: string
}
type Point<Value> = { startTime: HrTime; endTime: HrTime; attributes: object; value: Value }

/** Converts the metrics of `/metrics` to OTLP, so that each is defined once. Summaries are left out. */
async function exportedMetrics(
  registry: Registry,
  resource: TelemetryResource,
  startTime: HrTime,
  endTime: HrTime,
): Promise<ResourceMetrics> {
  const metrics = (await registry.getMetricsAsJSON()).flatMap((metric): MetricData[] => {
    const samples = metric.values as Sample[]
    const { name, unit, attributes: attributesOf } = nameMetric(metric.name)
    const point = <Value>(labels: Sample['labels'], value: Value) =>
      ({ startTime, endTime, attributes: attributesOf(labels), value }) as Point<Value> & {
        attributes: never
      }
    const same = {
      descriptor: {
        name,
        description: metric.help,
        unit,
        valueType: ValueType.DOUBLE,
      },
      aggregationTemporality: AggregationTemporality.CUMULATIVE,
    }
    const numbers = () => samples.map(({ labels, value }) => point(labels, value))
    const type = String(metric.type)
    if (type === 'gauge') return [{ ...same, dataPointType: Kind.GAUGE, dataPoints: numbers() }]
    if (type === 'counter') {
      return [{ ...same, dataPointType: Kind.SUM, isMonotonic: true, dataPoints: numbers() }]
    }
    if (type !== 'histogram') return []
    const dataPoints = histograms(samples).map(([labels, value]) => point(labels, value))
    return [{ ...same, dataPointType: Kind.HISTOGRAM, dataPoints }]
  })
  return { resource, scopeMetrics: [{ scope, metrics }] }
}

/** Converts histograms. Prometheus counts values up to each bound, OTLP between two bounds. */
function histograms(samples: readonly Sample[]): [Sample['labels'], Histogram][] {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels))
  return [...series].map(([labels, rows]) => {
    const ending = (end: string) => rows.filter(({ metricName }) => metricName?.endsWith(end))
    const buckets = ending('_bucket')
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
    const boundaries = buckets.slice(0, -1).map(({ labels: { le } }) => Number(le))
    const [sum] = ending('_sum')
    const [count] = ending('_count')
    const value = {
      buckets: { boundaries, counts },
      sum: sum?.value ?? 0,
      count: count?.value ?? 0,
    }
    return [JSON.parse(labels), value as Histogram]
  })
}

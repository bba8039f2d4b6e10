import { type HrTime, ValueType } from '@opentelemetry/api'
import {
  AggregationTemporality,
  type Histogram,
  DataPointType as Kind,
  type MetricData,
  type ResourceMetrics,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'
import { type Resource, scope } from './resource.ts'

interface Sample {
  value: number
  labels: Record<string, string | number>
  metricName?: string
}
type Point<Value> = { startTime: HrTime; endTime: HrTime; attributes: object; value: Value }

/** The metrics of `/metrics` in OTLP's form, so that each is defined once. Summaries are left out. */
export async function exportedMetrics(
  registry: Registry,
  resource: Resource,
  startTime: HrTime,
  endTime: HrTime,
): Promise<ResourceMetrics> {
  const metrics = (await registry.getMetricsAsJSON()).flatMap((metric): MetricData[] => {
    const samples = metric.values as Sample[]
    const point = <Value>(attributes: object, value: Value) =>
      ({ startTime, endTime, attributes, value }) as Point<Value> & { attributes: never }
    const same = {
      descriptor: {
        name: metric.name,
        description: metric.help,
        unit: metric.name.includes('seconds') ? 's' : '',
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

/** Prometheus counts values up to each bound, OTLP between two bounds. */
function histograms(samples: readonly Sample[]): [object, Histogram][] {
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

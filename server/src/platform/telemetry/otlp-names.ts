import { randomUUID } from 'node:crypto'
import type { ResourceMetrics } from '@opentelemetry/sdk-metrics'

/**
 * OpenTelemetry's name, unit and attributes of a Prometheus metric
 * (https://opentelemetry.io/docs/specs/semconv/): those that the conventions define, or their form.
 */
export interface MetricName {
  name: string
  /** UCUM unit: `s`, `By`, or empty for a count. */
  unit: string
  attributes(labels: Labels): Labels
}

type Labels = Record<string, string | number>

const conventional: Record<string, string> = {
  capstan_http_request_duration_seconds: 'http.server.request.duration',
  process_cpu_seconds_total: 'process.cpu.time',
  process_resident_memory_bytes: 'process.memory.usage',
  process_virtual_memory_bytes: 'process.memory.virtual',
  process_open_fds: 'process.unix.file_descriptor.count',
  nodejs_eventloop_lag_min_seconds: 'nodejs.eventloop.delay.min',
  nodejs_eventloop_lag_max_seconds: 'nodejs.eventloop.delay.max',
  nodejs_eventloop_lag_mean_seconds: 'nodejs.eventloop.delay.mean',
  nodejs_eventloop_lag_stddev_seconds: 'nodejs.eventloop.delay.stddev',
  nodejs_eventloop_lag_p50_seconds: 'nodejs.eventloop.delay.p50',
  nodejs_eventloop_lag_p90_seconds: 'nodejs.eventloop.delay.p90',
  nodejs_eventloop_lag_p99_seconds: 'nodejs.eventloop.delay.p99',
}

const httpAttributes: Record<string, string> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
}

/** Converts a metric name. A collector that converts it back to Prometheus gets the original name. */
export function nameMetric(prometheus: string): MetricName {
  const [, unit = ''] = /_(seconds|bytes)(?:_total)?$/.exec(prometheus) ?? []
  const known = conventional[prometheus]
  const stem = prometheus.replace(/_total$/, '').replace(/_(?:seconds|bytes)$/, '')
  return {
    name: known ?? stem.replace(/^(capstan|process|nodejs)_/, '$1.'),
    unit: unit === 'seconds' ? 's' : unit === 'bytes' ? 'By' : '',
    attributes: known?.startsWith('http.') ? renamed : (labels) => labels,
  }
}

const renamed = (labels: Labels): Labels =>
  Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [httpAttributes[name] ?? name, value]),
  )

export type TelemetryResource = ResourceMetrics['resource']

/** Returns the attributes that identify this process among others of the same service. */
export function resourceOf(serviceName: string): TelemetryResource {
  const attributes = { 'service.name': serviceName, 'service.instance.id': randomUUID() }
  const resource: TelemetryResource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  }
  return resource
}

export const scope = { name: 'capstan' }

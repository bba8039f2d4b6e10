import type { TelemetryConfig } from '../config/config.ts'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { noTelemetry, type Telemetry } from './telemetry.ts'

/**
 * Creates telemetry. Without a collector, nothing of OpenTelemetry is loaded, because it takes start time and memory.
 */
export async function createTelemetry(
  config: TelemetryConfig | null,
  headers: string | null,
  metrics: Metrics,
  log: Logger,
): Promise<Telemetry> {
  if (!config) return noTelemetry
  const { startOtlp } = await import('./otlp.ts')
  return startOtlp(config, headers, metrics, log)
}

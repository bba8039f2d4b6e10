import { memoizeFor } from '../../../platform/concurrency/memoize.ts'
import { defineCounter } from '../../../platform/metrics.ts'
import { metricsMaxAgeMs } from '../../../platform/node-metrics.ts'
import type { Platform } from '../../../platform/platform.ts'
import { failureCatalogue } from '../failures.ts'
import { readBacklog } from './store.ts'

export const runsEnded = defineCounter(
  'capstan_source_runs_ended_total',
  'Runs of sources that ended on this node, by status and by failure code.',
  ['status', 'code'],
)

/** Registers the metrics of ingestion; one statement serves all gauges. */
export function registerRunMetrics({
  metrics,
  database,
  clock,
}: Pick<Platform, 'metrics' | 'database' | 'clock'>): void {
  const ended = metrics.declare(runsEnded)
  // Prometheus sees an increase only of a series that already existed.
  ended.inc({ status: 'completed', code: '' }, 0)
  for (const code of Object.keys(failureCatalogue)) ended.inc({ status: 'failed', code }, 0)
  const backlog = memoizeFor(metricsMaxAgeMs, clock, () => readBacklog(database.db))
  metrics.gauges(
    'capstan_source_runs',
    'Runs of sources that are queued or processing, on all nodes; counted up to 100,000.',
    ['status'],
    async () => {
      const { queued, processing } = await backlog()
      return [
        [{ status: 'queued' }, queued],
        [{ status: 'processing' }, processing],
      ]
    },
  )
  metrics.gauge(
    'capstan_source_runs_oldest_queued_seconds',
    'Waiting time of the oldest queued run of a source; 0 if none is queued.',
    async () => {
      const { oldestQueuedAt } = await backlog()
      return oldestQueuedAt ? (clock.now().getTime() - oldestQueuedAt.getTime()) / 1000 : 0
    },
  )
}

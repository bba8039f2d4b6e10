import { memoizeFor } from './concurrency/memoize.ts'
import { readDatabaseSize } from './db/upkeep.ts'
import { countQueuedJobs } from './jobs/declare-queues.ts'
import type { Platform } from './platform.ts'
import { readBuildVersion } from './version.ts'

/**
 * Cache time of a read in ms. Scrapes come every 15 s or more; several scrapers and the OpenTelemetry collector share a
 * read.
 */
export const metricsMaxAgeMs = 10_000
/** Cache time of the database size in ms, which takes longer to read and changes slowly. */
const sizeMaxAgeMs = 60_000

/** Registers the metrics that every node has, independent of its domains. */
export function registerNodeMetrics({
  metrics,
  database,
  clock,
  backpressure,
}: Pick<Platform, 'metrics' | 'database' | 'clock' | 'backpressure'>): void {
  const version = readBuildVersion()
  metrics.gauges(
    'capstan_build_info',
    'Always 1; the labels are the versions of Capstan and of Node.',
    ['version', 'node'],
    async () => [[{ version, node: process.versions.node }, 1]],
  )
  metrics.gauges(
    'capstan_database_connections',
    'Connections of this node to PostgreSQL, by pool and state; none for the embedded database.',
    ['pool', 'state'],
    async () =>
      database.pools().flatMap(({ pool, inUse, idle }) => [
        [{ pool, state: 'in_use' }, inUse],
        [{ pool, state: 'idle' }, idle],
      ]),
  )
  metrics.gauges(
    'capstan_database_connections_waiting',
    'Callers of this node that are waiting for a connection, by pool.',
    ['pool'],
    async () => database.pools().map(({ pool, waiting }) => [{ pool }, waiting]),
  )
  metrics.gauge(
    'capstan_database_size_bytes',
    'Size of the database on disk, including indexes; read once a minute.',
    memoizeFor(sizeMaxAgeMs, clock, () => readDatabaseSize(database.db)),
  )
  metrics.gauge(
    'capstan_transaction_delay_seconds',
    'Time that transactions of this node wait before they start, so that deliveries keep up.',
    async () => backpressure.delayMs / 1_000,
  )
  metrics.gauges(
    'capstan_jobs_queued',
    'Waiting jobs by queue, including retries and postponed jobs; counted up to 100,000.',
    ['queue'],
    memoizeFor(metricsMaxAgeMs, clock, async () =>
      (await countQueuedJobs(database.db)).map(({ queue, count }) => [{ queue }, count]),
    ),
  )
}

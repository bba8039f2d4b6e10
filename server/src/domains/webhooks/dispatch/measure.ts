import type { Platform } from '../../../platform/platform.ts'
import type { Attempt } from './attempt.ts'
import { measureBacklog } from './store.ts'

/** Registers the metrics of deliveries; returns what counts an attempt. */
export function countAttempts(
  { metrics, database, clock }: Platform,
  inFlight: () => number,
): (attempt: Attempt) => void {
  metrics.gauge('capstan_deliveries_pending', 'Deliveries that are due now or later.', async () => {
    return (await measureBacklog(database.db)).pending
  })
  metrics.gauge(
    'capstan_deliveries_oldest_due_seconds',
    'How long the oldest due delivery has waited.',
    async () => {
      const { oldestDueAt } = await measureBacklog(database.db)
      const waitedMs = oldestDueAt ? clock.now().getTime() - oldestDueAt.getTime() : 0
      return Math.max(0, waitedMs / 1000)
    },
  )
  metrics.gauge(
    'capstan_deliveries_in_flight',
    'Deliveries that this process is sending.',
    async () => inFlight(),
  )
  const attempts = metrics.counter(
    'capstan_delivery_attempts_total',
    'Attempts by outcome: succeeded, refused (another status than 2xx), or no response.',
    ['outcome'],
  )
  return ({ status, response }) => {
    const refused = response ? 'refused' : 'no_response'
    attempts.inc({ outcome: status === 'succeeded' ? 'succeeded' : refused })
  }
}

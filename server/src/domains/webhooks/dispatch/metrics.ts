import { statementTime } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EndedAttempt } from './attempt.ts'
import { countPending, findOldestWaiting, listEndpointsWithPending } from './store.ts'

/** How long a due delivery may wait for a sender before the operator is told. */
const overdueSeconds = 60
const watchMs = 15_000

type Dependencies = Pick<Platform, 'database' | 'clock'>

/** Registers the metrics of deliveries; returns what counts an attempt. */
export function countAttempts(
  { metrics, database, clock }: Platform,
  inFlight: () => number,
): (attempt: EndedAttempt) => void {
  metrics.gauge('capstan_deliveries_pending', 'Deliveries that are due now or later.', () =>
    countPending(database.db),
  )
  metrics.gauge(
    'capstan_deliveries_oldest_due_seconds',
    'How long the oldest due delivery has waited for a sender, apart from webhooks at a limit of their own.',
    () => oldestDueSeconds({ database, clock }),
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

/**
 * What waits because its webhook is slow, in order or limited is not counted: that is the webhook's
 * pace, and no sender would change it.
 */
async function oldestDueSeconds({ database: { db }, clock }: Dependencies): Promise<number> {
  const now = clock.now()
  const due = (await listEndpointsWithPending(db, statementTime(clock))).filter(
    ({ enabled, dueInMs }) => enabled && dueInMs < 0,
  )
  const oldest = due.length > 0 ? await findOldestWaiting(db, due, now) : null
  return oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0
}

/** A sentence for `/readyz` when deliveries wait for too long, or nothing. */
export async function describeBacklog(handles: Dependencies): Promise<string[]> {
  const seconds = await oldestDueSeconds(handles)
  if (seconds <= overdueSeconds) return []
  return [`The oldest due delivery has waited for ${Math.floor(seconds)} s.`]
}

/** Says in the log when deliveries begin to wait for too long, and when that is over. */
export function watchBacklog(platform: Platform): Disposable & { look(): Promise<void> } {
  const { log } = platform
  let isOverdue = false
  const look = async (): Promise<void> => {
    try {
      const [sentence] = await describeBacklog(platform)
      if (sentence && !isOverdue) log.warn(`Deliveries are late. ${sentence}`)
      if (!sentence && isOverdue) log.info('Deliveries are on time again.')
      isOverdue = sentence !== undefined
    } catch (error) {
      log.error({ err: error }, 'the backlog of deliveries could not be read')
    }
  }
  const timer = setInterval(() => void look(), watchMs)
  return { look, [Symbol.dispose]: () => clearInterval(timer) }
}

import { statementTime } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EndedAttempt } from './attempt.ts'
import { countPending, findOldestWaiting, listEndpointsWithPending } from './store.ts'

/** Wait of a due delivery after which the operator is warned. */
const overdueSeconds = 60
const watchMs = 15_000

type Dependencies = Pick<Platform, 'database' | 'clock'>

/** Registers the metrics of deliveries. Returns a function that counts an attempt. */
export function countAttempts(
  { metrics, database, clock }: Platform,
  inFlight: () => number,
): (attempt: EndedAttempt) => void {
  metrics.gauge('capstan_deliveries_pending', 'Deliveries that are due now or later.', () =>
    countPending(database.db),
  )
  metrics.gauge(
    'capstan_deliveries_oldest_due_seconds',
    'Seconds that the oldest due delivery has waited for a sender. Webhooks at their own limit are left out.',
    () => oldestDueSeconds({ database, clock }),
  )
  metrics.gauge(
    'capstan_deliveries_in_flight',
    'Deliveries that this process is sending.',
    async () => inFlight(),
  )
  const attempts = metrics.counter(
    'capstan_delivery_attempts_total',
    'Attempts by outcome: succeeded, refused (a status other than 2xx), or no response.',
    ['outcome'],
  )
  return ({ status, response }) => {
    const refused = response ? 'refused' : 'no_response'
    attempts.inc({ outcome: status === 'succeeded' ? 'succeeded' : refused })
  }
}

/**
 * Returns how long the oldest due delivery has waited. Deliveries that wait because their webhook is slow, ordered or
 * rate limited are not counted: another sender would not speed them up.
 */
async function oldestDueSeconds({ database: { db }, clock }: Dependencies): Promise<number> {
  const now = clock.now()
  const due = (await listEndpointsWithPending(db, statementTime(clock))).filter(
    ({ enabled, dueInMs }) => enabled && dueInMs < 0,
  )
  const oldest = due.length > 0 ? await findOldestWaiting(db, due, now) : null
  return oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0
}

/** Returns a sentence for `/readyz` if deliveries wait for too long, or nothing. */
export async function describeBacklog(handles: Dependencies): Promise<string[]> {
  const seconds = await oldestDueSeconds(handles)
  if (seconds <= overdueSeconds) return []
  return [`The oldest due delivery has waited for ${Math.floor(seconds)} s.`]
}

/** Logs when deliveries begin to wait for too long, and when they are on time again. */
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

import { sql } from 'kysely'
import { every } from '../background.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Logger } from '../log.ts'
import type { Database } from './database.ts'

const measureEveryMs = 10_000
/** Clock difference at which the operator is warned. */
export const maxSkewMs = 2_000

type Reach = Pick<Database, 'admission'>

/**
 * Follows the database's time, so that nodes whose clocks differ agree on what is due, expired or signed. Between two
 * measurements it uses the monotonic clock, which corrections of the node's time do not affect.
 */
export class DatabaseClock implements Clock {
  readonly #database: Reach
  readonly #own: Clock
  /** Difference between the database's time and `performance.now()`. */
  #offsetMs: number

  constructor(database: Reach, own: Clock = systemClock) {
    this.#database = database
    this.#own = own
    this.#offsetMs = own.now().getTime() - performance.now()
  }

  now(): Date {
    return new Date(this.#offsetMs + performance.now())
  }

  get skewMs(): number {
    return Math.round(this.#own.now().getTime() - this.now().getTime())
  }

  /**
   * Measures the difference. A change smaller than the round trip time is ignored: it is no more precise, and only
   * makes the clock jump.
   */
  async measure(): Promise<void> {
    const sentAt = performance.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(
      this.#database.admission,
    )
    const wayMs = performance.now() - sentAt
    const offsetMs = (rows[0]?.now.getTime() ?? Number.NaN) - sentAt - wayMs / 2
    if (Math.abs(offsetMs - this.#offsetMs) > wayMs / 2) this.#offsetMs = offsetMs
  }
}

/**
 * Opens a clock that measures immediately and then at intervals. The embedded database uses the clock of its process.
 */
export async function openClock(
  database: Database,
  own: Clock,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<Clock> {
  if (!database.isShared) return own
  const clock = new DatabaseClock(database, own)
  await clock.measure()
  const [concern] = describeSkew(clock)
  if (concern) log.warn(concern)
  const failure = 'the clock of the database could not be read'
  stack.use(every(measureEveryMs, () => clock.measure(), { log, failure, unref: true }))
  return clock
}

/** Returns a warning for the operator if this node's clock, or the database's, is wrong. */
export function describeSkew({ skewMs = 0 }: Clock): string[] {
  if (Math.abs(skewMs) <= maxSkewMs) return []
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  const side = skewMs > 0 ? 'ahead of' : 'behind'
  return [
    `The clock of this node is ${seconds} s ${side} the database's, which Capstan uses. Synchronize both with NTP.`,
  ]
}

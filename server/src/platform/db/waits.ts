import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { quote } from './catalog.ts'
import type { Database } from './database.ts'

/** Smallest clock step that moves waits. A smaller correction delays nothing noticeably. */
const leastStepMs = 1_000

/** Notices that a clock was put back, by comparing it with the time that has passed. */
export class ClockSteps {
  readonly #clock: Clock
  readonly #passedMs: () => number
  #aheadMs: number

  constructor(clock: Clock, passedMs = () => performance.now()) {
    this.#clock = clock
    this.#passedMs = passedMs
    this.#aheadMs = this.#read()
  }

  /** Returns the milliseconds by which the clock was put back since the last `take`; 0 if it was not. */
  get stepMs(): number {
    const stepMs = this.#aheadMs - this.#read()
    if (stepMs >= leastStepMs) return stepMs
    this.#aheadMs -= stepMs
    return 0
  }

  /** Marks a step as handled, once its waits are moved. */
  take(stepMs: number): void {
    this.#aheadMs -= stepMs
  }

  #read(): number {
    return this.#clock.now().getTime() - this.#passedMs()
  }
}

/**
 * Moves waits by a step of the clock, so that each lasts as long as intended: retries, paced runs, leases and jobs.
 * Column comments mark the columns with such times. The operator sets the clock of PostgreSQL, for many processes; the
 * embedded database uses the clock of its machine, which can be set to anything.
 */
export async function moveWaits(
  { db }: Pick<Database, 'db'>,
  stepMs: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select a.attrelid::regclass::text as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and col_description(c.oid, a.attnum) = '@wait'`.execute(db)
  const step = sql`${Math.round(stepMs)}::double precision * interval '1 millisecond'`
  await db.transaction().execute(async (tx) => {
    for (const { table, column } of rows) {
      const time = sql.raw(quote(column))
      await sql`update ${sql.raw(table)} set ${time} = ${time} - ${step} where ${time} > ${now}`.execute(
        tx,
      )
    }
    await sql`update pgboss.job set start_after = start_after - ${step}
      where state < 'active' and start_after > now()`.execute(tx)
  })
}

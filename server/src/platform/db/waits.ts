import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { quote } from './catalog.ts'
import type { Database } from './database.ts'

/** What is less is a correction that nobody waits long for. */
const leastStepMs = 1_000

/** Notices that a clock is put back, by the time that has passed meanwhile. */
export class ClockSteps {
  readonly #clock: Clock
  readonly #passedMs: () => number
  #aheadMs: number

  constructor(clock: Clock, passedMs = () => performance.now()) {
    this.#clock = clock
    this.#passedMs = passedMs
    this.#aheadMs = this.#read()
  }

  /** Returns by how many milliseconds the clock was put back since `take` was last given a step; 0 if it was not. */
  get stepMs(): number {
    const stepMs = this.#aheadMs - this.#read()
    if (stepMs >= leastStepMs) return stepMs
    this.#aheadMs -= stepMs
    return 0
  }

  /** Ends a step whose waits are moved. */
  take(stepMs: number): void {
    this.#aheadMs -= stepMs
  }

  #read(): number {
    return this.#clock.now().getTime() - this.#passedMs()
  }
}

/**
 * Moves what waits by a step of the clock, so that each wait lasts as long as it should: retries, paced runs, leases and
 * jobs. Columns say in their comment that something waits until their time. Of PostgreSQL the operator sets the clock,
 * for many processes; the clock of an embedded database is that of its machine, which may be anything.
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

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface Count {
  countedAt: Date
  /** Time at which the attempt would be counted; null if it was counted. */
  fullUntil: Date | null
}

/** Limit for the attempts of one subject in a window, which starts with the first attempt. */
export interface AttemptLimit {
  /** Subject, unique in a list of limits: `guesses of network 192.0.2.7`. The database stores only its hash. */
  subject: string
  max: number
  windowMs: number
  /** Kind of count. `failures`: a success returns its attempt. */
  counts: 'attempts' | 'failures'
}

/** Returns the hash of a subject for `attempt_counts`. */
export const hashOf = (subject: string): Buffer => createHash('sha256').update(subject).digest()

export async function countAttempts(
  db: Db,
  bounds: readonly AttemptLimit[],
  now: Date | null,
): Promise<Count> {
  const { rows } = await sql<{ counted_at: Date; full_until: Date | null }>`
    select * from count_attempts(
      ${bounds.map(({ subject }) => hashOf(subject))}::bytea[], ${bounds.map(({ max }) => max)}::integer[],
      ${bounds.map(({ windowMs }) => windowMs)}::integer[], ${now}::timestamptz)`.execute(db)
  const [row] = rows
  if (!row) throw new Error('attempts were not counted')
  return { countedAt: row.counted_at, fullUntil: row.full_until }
}

/** Returns an attempt to the windows that counted it, unless they have ended since. */
export async function giveBack(
  db: Db,
  bounds: readonly AttemptLimit[],
  countedAt: Date,
): Promise<void> {
  if (bounds.length === 0) return
  await sql`
    with held as (
      select a.subject
      from attempt_counts a join unnest(
        ${bounds.map(({ subject }) => hashOf(subject))}::bytea[], ${bounds.map(({ windowMs }) => windowMs)}::integer[]
      ) as b (subject, window_ms) on b.subject = a.subject
      where a.attempts > 0
        and a.ends_at <= ${countedAt}::timestamptz + (b.window_ms + 1) * interval '1 millisecond'
      order by a.subject for update of a
    )
    update attempt_counts a set attempts = a.attempts - 1 from held where a.subject = held.subject`.execute(
    db,
  )
}

/** Deletes up to `limit` counts whose windows have ended, and returns their number. */
export async function deleteEndedCounts(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from attempt_counts where subject in (
      select subject from attempt_counts where ends_at <= ${now}
      order by ends_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

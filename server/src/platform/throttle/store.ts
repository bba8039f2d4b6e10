import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface Count {
  countedAt: Date
  /** When the attempt would be counted; null when it was. */
  fullUntil: Date | null
}

/** How many attempts one subject has in a window, which begins with the first of them. */
export interface AttemptLimit {
  /** Unique in a list of bounds: `guesses of network 192.0.2.7`. The database keeps only its hash. */
  subject: string
  max: number
  windowMs: number
  /** `failures`: a success gives its attempt back. */
  counts: 'attempts' | 'failures'
}

/** Returns what `attempt_counts` knows a subject by. */
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

/** Gives an attempt back to the windows that counted it, unless they have ended since. */
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

/** Deletes counts whose windows have ended, at most `limit`; returns how many. */
export async function deleteEndedCounts(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from attempt_counts where subject in (
      select subject from attempt_counts where ends_at <= ${now}
      order by ends_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

import type { EmittedEvent } from '../../../platform/events/event.ts'
import { wants } from '../../../platform/expressions/filter.ts'
import type { Work } from '../../../platform/work.ts'
import { insertDeliveries, insertDeliveriesOfMany } from './create-store.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/**
 * Waits before each attempt of a run, including the first: about 75 hours in total, as Standard Webhooks 1.0.0
 * proposes.
 */
// biome-ignore format: one row
export const delaysMs = [
  0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour,
] as const

/** Step from which one attempt is left, in any schedule: no schedule has more retries. */
export const lastStep = 20

/** Largest random share added to a delay, so that deliveries that failed together do not return together. */
const jitter = 0.1
const maxHintMs = 24 * hour

/**
 * Returns when the attempt after the one that ended at `now` is due; null if the run is over. Jitter and the receiver's
 * `Retry-After` (at most 24 h) can only delay it.
 *
 * @param made number of attempts made in this run
 * @param waitsSeconds the webhook's own waits before the retries; null for the default ones
 */
export function nextAttemptAt(
  made: number,
  now: Date,
  hintMs: number | null,
  waitsSeconds: readonly number[] | null = null,
  random: () => number = Math.random,
): Date | null {
  const baseMs = baseOf(made, waitsSeconds)
  if (baseMs === undefined) return null
  const delayMs = Math.max(baseMs * (1 + jitter * random()), Math.min(hintMs ?? 0, maxHintMs))
  return new Date(now.getTime() + Math.ceil(delayMs))
}

/** Counts the attempts that are left of a run, of which `made` were made: at least the one that is due. */
export const countAllowed = (made: number, waitsSeconds: readonly number[] | null): number =>
  Math.max(1, (waitsSeconds === null ? delaysMs.length : waitsSeconds.length + 1) - made)

function baseOf(made: number, waitsSeconds: readonly number[] | null): number | undefined {
  if (waitsSeconds === null) return delaysMs[made]
  const waitSeconds = waitsSeconds[made - 1]
  return waitSeconds === undefined ? undefined : waitSeconds * second
}

/** Reads `Retry-After` (RFC 9110, 10.2.3) as milliseconds from `now`; null if it is unusable. */
export function readRetryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const text = value.trim()
  if (/^\d+$/.test(text)) return Number(text) * second
  // All three forms of an HTTP date begin with the day of the week.
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}

/** Creates the deliveries of events, in one statement if no webhook has a filter. */
export async function createDeliveries(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  const [event] = events
  if (event && events.length === 1) await createDeliveriesOfOne(work, event)
  else if (event) await createDeliveriesOfMany(work, events)
}

async function createDeliveriesOfOne(work: Work, event: EmittedEvent): Promise<void> {
  const filtered = await insertDeliveries(work.db, event)
  const chosen = filtered.filter(({ filter }) => wants(filter, event.body))
  if (chosen.length === 0) return
  await insertDeliveries(
    work.db,
    event,
    chosen.map(({ webhookId }) => webhookId),
  )
}

async function createDeliveriesOfMany(
  { db }: Work,
  events: readonly EmittedEvent[],
): Promise<void> {
  const byId = new Map(events.map((event) => [event.id, event]))
  const filtered = await insertDeliveriesOfMany(db, events)
  const chosen = filtered.flatMap(({ eventId, webhookId, filter }) => {
    const event = byId.get(eventId)
    return event && wants(filter, event.body) ? [{ event, webhookId }] : []
  })
  if (chosen.length === 0) return
  await insertDeliveriesOfMany(
    db,
    chosen.map(({ event }) => event),
    chosen.map(({ webhookId }) => webhookId),
  )
}

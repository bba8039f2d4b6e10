import type { Platform } from '../../../platform/platform.ts'
import { countWaiting } from './store.ts'

const waitMs = 15 * 60_000
const maxCounted = 100

/** Mails of proposals that should have gone long ago: the mail server is away or hangs, or no worker runs. */
export async function describeWaiting({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const waiting = await countWaiting(db, new Date(clock.now().getTime() - waitMs), maxCounted)
  if (waiting === 0) return []
  const shown = waiting < maxCounted ? String(waiting) : `${maxCounted} or more`
  return [
    `${shown} mails of proposals have waited for more than 15 minutes: look at the mail server and at the log; they are sent by themselves once it takes them.`,
  ]
}

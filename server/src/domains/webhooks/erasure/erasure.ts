import type { EmittedEvent } from '../../../platform/events/event.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { expungeErased } from '../retention/store.ts'
import { expungeAbout } from './store.ts'

/** Expunges earlier events in the transaction of the deletion. After its commit, stored data contains only the id. */
export async function eraseEarlier({ db }: Work, event: EmittedEvent): Promise<void> {
  for (const subject of event.erased) await expungeAbout(db, event, subject)
}

export const erasureJob = defineSweep('webhooks.erasure', '* * * * *')

const batchEvents = 200

/** Expunges the event of a deletion after its deliveries have ended. */
export async function finishErasures({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  let count = batchEvents
  while (count === batchEvents) count = await expungeErased(db, clock.now(), batchEvents)
}

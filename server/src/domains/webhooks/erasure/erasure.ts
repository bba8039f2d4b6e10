import type { EmittedEvent } from '../../../platform/events/event.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { expungeErased } from '../retention/store.ts'
import { expungeAbout } from './store.ts'

/** In the transaction of the deletion: with its commit, nothing that was stored says more than the id. */
export async function eraseEarlier({ db }: Work, event: EmittedEvent): Promise<void> {
  for (const subject of event.erased) await expungeAbout(db, event, subject)
}

export const erasureJob = defineJob('webhooks.erasure', {
  schedule: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const batchEvents = 200

/** The event of a deletion is still delivered; it is expunged once its deliveries have ended. */
export async function finishErasures({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  let count = batchEvents
  while (count === batchEvents) count = await expungeErased(db, clock.now(), batchEvents)
}

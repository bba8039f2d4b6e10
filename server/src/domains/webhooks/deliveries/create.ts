import type { EmittedEvent } from '../../../platform/events/event.ts'
import type { Work } from '../../../platform/work.ts'
import { wants } from '../filter/match.ts'
import { insertDeliveries, insertUnfilteredDeliveries } from './store.ts'
import type { UnfilteredTypes } from './unfiltered-types.ts'

/** Creates the deliveries of an event; nobody waits for them where no webhook had a filter the last time. */
export async function createDeliveries(
  work: Work,
  event: EmittedEvent,
  unfiltered: UnfilteredTypes,
): Promise<void> {
  if (work.mayAssume && unfiltered.has(event)) {
    work.write(insertUnfilteredDeliveries(work.db, event))
    return
  }
  const filtered = await insertDeliveries(work.db, event)
  unfiltered.note(event, filtered.length === 0)
  const chosen = filtered.filter(({ filter }) => wants(filter, event.body))
  if (chosen.length === 0) return
  await insertDeliveries(
    work.db,
    event,
    chosen.map(({ webhookId }) => webhookId),
  )
}

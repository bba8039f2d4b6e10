import type { EmittedEvent } from '../../../platform/events/event.ts'
import { wants } from '../../../platform/expressions/match.ts'
import type { Work } from '../../../platform/work.ts'
import {
  insertDeliveries,
  insertDeliveriesOfMany,
  insertUnfilteredDeliveries,
} from './create-store.ts'
import type { UnfilteredTypes } from './unfiltered-types.ts'

/** Creates the deliveries of events, in one statement where no webhook has a filter. */
export async function createDeliveries(
  work: Work,
  events: readonly EmittedEvent[],
  unfiltered: UnfilteredTypes,
): Promise<void> {
  const [event] = events
  if (event && events.length === 1) await createDeliveriesOfOne(work, event, unfiltered)
  else if (event) await createDeliveriesOfMany(work, events)
}

/** Nobody waits for them where no webhook had a filter the last time. */
async function createDeliveriesOfOne(
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

import type { EmittedEvent } from '../../../platform/events/event.ts'
import { wants } from '../../../platform/expressions/match.ts'
import type { Work } from '../../../platform/work.ts'
import { insertDeliveries, insertDeliveriesOfMany } from './create-store.ts'

/** Creates the deliveries of events, in one statement where no webhook has a filter. */
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

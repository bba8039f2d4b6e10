import type { Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'
import { wants } from '../filter/match.ts'
import { insertDeliveries, insertDeliveriesOfMany } from './store.ts'

/** Creates the deliveries of events, in one statement where no webhook has a filter. */
export async function createDeliveries(tx: Tx, events: readonly EmittedEvent[]): Promise<void> {
  const [event] = events
  if (event && events.length === 1) await createDeliveriesOfOne(tx, event)
  else if (event) await createDeliveriesOfMany(tx, events)
}

async function createDeliveriesOfOne(tx: Tx, event: EmittedEvent): Promise<void> {
  const filtered = await insertDeliveries(tx, event)
  const chosen = filtered.filter(({ filter }) => wants(filter, event.body))
  if (chosen.length === 0) return
  await insertDeliveries(
    tx,
    event,
    chosen.map(({ webhookId }) => webhookId),
  )
}

async function createDeliveriesOfMany(tx: Tx, events: readonly EmittedEvent[]): Promise<void> {
  const byId = new Map(events.map((event) => [event.id, event]))
  const filtered = await insertDeliveriesOfMany(tx, events)
  const chosen = filtered.flatMap(({ eventId, webhookId, filter }) => {
    const event = byId.get(eventId)
    return event && wants(filter, event.body) ? [{ event, webhookId }] : []
  })
  if (chosen.length === 0) return
  await insertDeliveriesOfMany(
    tx,
    chosen.map(({ event }) => event),
    chosen.map(({ webhookId }) => webhookId),
  )
}

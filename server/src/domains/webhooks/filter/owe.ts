import type { Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'
import { insertDeliveries } from '../deliveries/store.ts'
import { wants } from './match.ts'

/** Owes an event to whom subscribes to it and wants it; one statement where nobody has a filter. */
export async function oweEvent(tx: Tx, event: EmittedEvent): Promise<void> {
  const filtered = await insertDeliveries(tx, event)
  const chosen = filtered.filter(({ filter }) => wants(filter, event.body))
  if (chosen.length === 0) return
  await insertDeliveries(
    tx,
    event,
    chosen.map(({ webhookId }) => webhookId),
  )
}

import type { Tx } from '../../../platform/db/database.ts'
import type { EmittedEvent } from '../../../platform/events/event.ts'
import { wants } from '../filter/match.ts'
import { insertDeliveries } from './store.ts'

/** Creates the deliveries of an event, in one statement where no webhook has a filter. */
export async function createDeliveries(tx: Tx, event: EmittedEvent): Promise<void> {
  const filtered = await insertDeliveries(tx, event)
  const chosen = filtered.filter(({ filter }) => wants(filter, event.body))
  if (chosen.length === 0) return
  await insertDeliveries(
    tx,
    event,
    chosen.map(({ webhookId }) => webhookId),
  )
}

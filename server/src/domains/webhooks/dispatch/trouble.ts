import type { Work } from '../../../platform/work.ts'
import { holdPending } from '../deliveries/store.ts'
import { presentWebhook, webhookDisabled, webhookFailing } from '../schema.ts'
import { stop } from '../service.ts'
import {
  disableEnabledWebhook,
  findEndpoint,
  type TransportName,
  updateWebhook,
  type WebhookRow,
} from '../store.ts'
import type { AttemptContext } from './attempt.ts'

export interface EndpointKey {
  organizationId: string
  webhookId: string
  transport: TransportName
}

/** Disables an endpoint once, on behalf of the system, and tells the owner by an event. */
export const disableEndpoint = (
  sending: AttemptContext,
  { organizationId, webhookId }: EndpointKey,
  reason: 'gone' | 'failing',
): Promise<void> =>
  sending.transact(organizationId, { kind: 'system' }, async (work) => {
    const change = { disabled_reason: reason, updated_at: work.now }
    const row = await disableEnabledWebhook(work.db, organizationId, webhookId, change)
    if (!row) return
    await holdPending(work.db, organizationId, webhookId)
    await tell(sending, work, row, 'disabled')
  })

/** Disables an endpoint whose author has lost the permissions it needs. */
export async function stopEndpoint(
  sending: Pick<AttemptContext, 'catalogue'>,
  work: Work,
  { id }: WebhookRow,
  stopped_reason: string,
): Promise<void> {
  const change = { disabled_reason: 'author', stopped_reason, updated_at: work.now }
  const row = await disableEnabledWebhook(work.db, work.organizationId, id, change)
  if (!row) return
  await stop(work, id)
  await tell(sending, work, row, 'disabled')
}

/** Warns once that the endpoint may be disabled. */
export const warnOf = (
  sending: AttemptContext,
  { organizationId, webhookId, transport }: EndpointKey,
): Promise<void> =>
  sending.transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await findEndpoint(work.db, organizationId, transport, webhookId)
    if (!row || row.warned_at) return
    await updateWebhook(work.db, organizationId, webhookId, { warned_at: work.now })
    await tell(sending, work, row, 'failing')
  })

async function tell(
  { catalogue }: Pick<AttemptContext, 'catalogue'>,
  work: Work,
  row: WebhookRow,
  what: 'failing' | 'disabled',
): Promise<void> {
  if (row.transport !== null) {
    await catalogue?.findTransport(row.transport)?.onTrouble(work, row.id, what)
    return
  }
  await work.emit(what === 'failing' ? webhookFailing : webhookDisabled, presentWebhook(row))
}

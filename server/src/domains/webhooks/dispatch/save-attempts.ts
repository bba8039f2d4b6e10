import type { Platform } from '../../../platform/platform.ts'
import { webhookFailing } from '../events.ts'
import { presentWebhook } from '../schema.ts'
import { disableWebhook } from '../service.ts'
import { findWebhook, updateWebhook } from '../store.ts'
import type { Attempt } from './attempt.ts'
import { healthChanges, verdict } from './health.ts'
import { insertAttempts, unblockNext, updateHealth } from './store.ts'

/**
 * Saves attempts, then what follows for their webhooks. Not one transaction: saving locks rows of
 * deliveries, and a deletion that waits for these locks the webhook.
 */
export async function saveAttempts(
  platform: Platform,
  attempts: readonly Attempt[],
): Promise<void> {
  const { database, clock } = platform
  const ordered = attempts.filter(({ claim, status }) => claim.orderKey && status !== 'pending')
  // A crash may take what `dispatch` writes, and the delivery is sent again: not after those that follow it.
  await insertAttempts(ordered.length > 0 ? database.db : database.dispatch, attempts)
  if (ordered.length > 0) {
    const claims = ordered.map(({ claim }) => claim)
    await unblockNext(database.dispatch, claims, clock.now())
  }
  const changes = healthChanges(attempts)
  const healths = changes.length > 0 ? await updateHealth(database.dispatch, changes) : []
  const now = clock.now()
  for (const health of healths) {
    const what = verdict(health, now)
    if (what === 'disable') await disable(platform, health, 'failing')
    if (what === 'warn') await warn(platform, health)
  }
  const gone = new Map(
    attempts.filter(({ isGone }) => isGone).map(({ claim }) => [claim.webhookId, claim]),
  )
  for (const claim of gone.values()) await disable(platform, claim, 'gone')
}

interface Endpoint {
  organizationId: string
  webhookId: string
}

const disable = (
  { transact }: Platform,
  { organizationId, webhookId }: Endpoint,
  reason: 'gone' | 'failing',
): Promise<void> =>
  transact(organizationId, { kind: 'system' }, (work) => disableWebhook(work, webhookId, reason))

const warn = ({ transact }: Platform, { organizationId, webhookId }: Endpoint): Promise<void> =>
  transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await findWebhook(work.db, organizationId, webhookId)
    if (!row || row.warned_at) return
    await updateWebhook(work.db, organizationId, webhookId, { warned_at: work.now })
    await work.emit(webhookFailing, presentWebhook(row))
  })

import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { tokenExpiring } from './events.ts'
import { presentToken } from './schema.ts'
import { claimExpiryNotice, listExpiring } from './store.ts'

export const expiryJob = defineJob('tokens.tell_expiry', {
  schedule: '23 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const withinMs = 7 * 86_400_000
const batchTokens = 200

/** Emits an event for each token that expires within seven days, once. */
export async function tellExpiries({
  database,
  clock,
  transact,
}: Pick<Platform, 'database' | 'clock' | 'transact'>): Promise<void> {
  for (let more = true; more; ) {
    const window = { now: clock.now(), withinMs }
    const expiring = await listExpiring(database.db, window, batchTokens)
    for (const { organization_id: organizationId, id } of expiring) {
      await transact(organizationId, { kind: 'system' }, async (work) => {
        const row = await claimExpiryNotice(work.db, organizationId, id, work.now)
        if (row) await work.emit(tokenExpiring, presentToken(row))
      })
    }
    more = expiring.length === batchTokens
  }
}

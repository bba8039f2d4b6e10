import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findInboundEvent, InboundEventId, type InboundEventKey } from '../hooks/index.ts'
import { settleEvent } from './runs/finish.ts'
import { retryRun } from './runs/retry.ts'
import { startRun } from './runs/start.ts'
import { listRunsOfTrigger } from './runs/store.ts'
import { listHookAutomations } from './store.ts'

/** Begins a run of each automation of the hook. A replay goes on with those that did not end well. */
export async function handleReceived(
  { database, transact }: Pick<Platform, 'database' | 'transact'>,
  { organizationId, inboundEventId, replay = false }: InboundEventKey,
): Promise<void> {
  const event = await findInboundEvent(database.db, organizationId, inboundEventId)
  if (!event) return
  const id = InboundEventId.show(inboundEventId)
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const automations = await listHookAutomations(work.db, organizationId, event.hookId)
    if (replay) await retryAll(work, id)
    for (const automation of automations) {
      await startRun(work, automation, { kind: 'hook', id, depth: 0, chain: [] })
    }
    await settleEvent(work, id)
  })
}

async function retryAll(work: Work, id: string): Promise<void> {
  for (const run of await listRunsOfTrigger(work.db, work.organizationId, id)) {
    const hasMore = run.status === 'failed' || run.status === 'held' || run.status === 'skipped'
    if (hasMore) await retryRun(work, run.automation_id, run.id)
  }
}

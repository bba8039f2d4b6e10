import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type InboundRefusalRow, insertRefusal } from './event-store.ts'
import { inboundRejected } from './events.ts'
import { presentRefusal } from './representation.ts'
import { claimRejectionNotice, lockHook } from './store.ts'

const keptRefusals = 100

/** Keeps why a request was refused, for the owner of the hook, who is told by an event once a minute. */
export async function recordRefusal(
  { transact }: Pick<Platform, 'transact'>,
  refusal: Omit<InboundRefusalRow, 'id' | 'refused_at'>,
): Promise<void> {
  const { organization_id: organizationId, hook_id: hookId } = refusal
  await transact(organizationId, { kind: 'system' }, async (work) => {
    // It may be gone by now.
    if (!(await lockHook(work.db, organizationId, hookId))) return
    const row = { ...refusal, id: newId(), refused_at: work.now }
    insertRefusal(work, row, keptRefusals)
    if (await claimRejectionNotice(work.db, organizationId, hookId, work.now)) {
      await work.emit(inboundRejected, presentRefusal(row))
    }
  })
}

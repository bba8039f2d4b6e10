import { newId } from '../../../platform/ids.ts'
import { networkOf } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FixedWindow, minuteMs } from '../../../platform/throttle/fixed-windows.ts'
import { type InboundRefusalRow, insertRefusal, listRefusedSince } from './event-store.ts'
import { inboundRejected } from './events.ts'
import { presentRefusal } from './representation.ts'
import { claimRejectionNotice, lockHook } from './store.ts'

const keptRefusals = 100

/**
 * Keeps why a request was refused, for the owner of the hook, who is told by an event once a minute. Returns how many
 * of its network were refused within a minute, this one included; fewer where they are no longer among those kept.
 */
export async function recordRefusal(
  { transact }: Pick<Platform, 'transact'>,
  refusal: Omit<InboundRefusalRow, 'id' | 'refused_at'>,
): Promise<FixedWindow | null> {
  const { organization_id: organizationId, hook_id: hookId } = refusal
  return transact(organizationId, { kind: 'system' }, async (work) => {
    // It may be gone by now.
    if (!(await lockHook(work.db, organizationId, hookId))) return null
    const since = new Date(work.now.getTime() - minuteMs)
    const earlier = await listRefusedSince(work.db, organizationId, hookId, since)
    const row = { ...refusal, id: newId(), refused_at: work.now }
    insertRefusal(work, row, keptRefusals)
    if (await claimRejectionNotice(work.db, organizationId, hookId, work.now)) {
      await work.emit(inboundRejected, presentRefusal(row))
    }
    const network = networkOf(refusal.address)
    const [first, ...others] = earlier.filter(({ address }) => networkOf(address) === network)
    const startedAt = first?.refused_at ?? work.now
    return {
      count: first ? others.length + 2 : 1,
      untilMs: startedAt.getTime() + minuteMs,
    }
  })
}

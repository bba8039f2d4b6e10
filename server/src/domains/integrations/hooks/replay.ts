import type { Static } from 'typebox'
import { nilId } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import type { InboundReplay, InboundReplayed } from './event-schema.ts'
import { resetEvents } from './event-store.ts'
import { HookId, InboundEventId } from './ids.ts'
import { replayInboundEvent } from './jobs.ts'

/** Of one request: more would hold their rows for too long. */
const maxReplayed = 1_000

export async function replayEvents(
  work: Work,
  { ids, hookId, status, from, to }: InboundReplay,
): Promise<Static<typeof InboundReplayed>> {
  const { organizationId } = work
  const statuses = ids === undefined ? (['failed', 'held'] as const) : undefined
  const filter = {
    ids: ids?.map((id) => InboundEventId.read(id) ?? nilId),
    hookId: hookId && (HookId.read(hookId) ?? nilId),
    statuses: status ? [status] : statuses,
    from,
    to,
  }
  const found = await resetEvents(work.db, organizationId, filter, maxReplayed)
  work.enqueueAll(
    replayInboundEvent,
    found.map((inboundEventId) => ({ organizationId, inboundEventId })),
  )
  return { replayed: found.length, hasMore: found.length === maxReplayed && ids === undefined }
}

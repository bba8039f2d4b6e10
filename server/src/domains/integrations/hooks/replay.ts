import type { Static } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import type { IdKind } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import type { InboundReplay, InboundReplayed } from './event-schema.ts'
import { resetEvents } from './event-store.ts'
import { HookId, InboundEventId } from './ids.ts'
import { handleInboundEvent } from './jobs.ts'

/** Of one request: more would hold their rows for too long. */
const maxReplayed = 1_000

export async function replayEvents(
  work: Work,
  { ids, hookId, status, from, to }: InboundReplay,
): Promise<Static<typeof InboundReplayed>> {
  const { organizationId } = work
  const statuses = ids === undefined ? (['failed', 'held'] as const) : undefined
  const filter = {
    ids: ids?.map((id, index) => read(InboundEventId, id, `ids.${index}`)),
    hookId: hookId === undefined ? undefined : read(HookId, hookId, 'hookId'),
    statuses: status ? [status] : statuses,
    from,
    to,
  }
  const found = await resetEvents(work.db, organizationId, filter, maxReplayed)
  work.enqueueAll(
    handleInboundEvent,
    found.map((inboundEventId) => ({ organizationId, inboundEventId, replay: true })),
  )
  return { replayed: found.length, hasMore: found.length === maxReplayed && ids === undefined }
}

function read(kind: IdKind, shown: string, field: string): string {
  const id = kind.read(shown)
  if (id !== null) return id
  throw new ApiError('validation_error', `${field} is not an id of this kind.`, { field })
}

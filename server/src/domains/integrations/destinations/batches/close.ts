import type { Work } from '../../../../platform/work.ts'
import { oweEndpoint } from '../../../webhooks/index.ts'
import { destinationBatch } from '../events.ts'
import type { DestinationRow } from '../store.ts'
import { transportName } from '../transport-name.ts'

/**
 * Owes the destination what it has gathered. The delivery names the events by their places, and what was wanted of
 * them then: every attempt makes the same of it.
 */
export async function closeBatch(
  work: Work,
  {
    id,
    events: patterns,
    filter,
    gathered,
    created_at: created,
  }: Pick<DestinationRow, 'id' | 'events' | 'filter' | 'gathered' | 'created_at'>,
): Promise<void> {
  if (!gathered) return
  const { after, first, last, events } = gathered
  const since = created.toISOString()
  const data = { after, first, last, events, since, patterns, filter }
  await oweEndpoint(work, { transport: transportName, id }, destinationBatch, data)
}

import type { Db } from '../../../../platform/db/database.ts'
import type { Input } from '../../../../platform/expressions/expression.ts'
import { parseInput } from '../../../../platform/expressions/values.ts'
import { EventId } from '../../../../platform/ids.ts'
import { findEvent } from '../../../webhooks/index.ts'
import { fieldsIn, findInboundEvent, type HandledEvent, InboundEventId } from '../../hooks/index.ts'
import type { RunRow } from './store.ts'

/** What expressions see of what set the run off; undefined where it is no longer kept. */
export async function inputOf(
  db: Db,
  { organization_id, trigger_kind, trigger_id }: RunRow,
): Promise<Input | undefined> {
  if (trigger_kind === 'schedule') return { event: { scheduledAt: trigger_id } }
  if (trigger_kind === 'hook') return inboundInput(db, organization_id, trigger_id)
  const row = await findEvent(db, organization_id, EventId.read(trigger_id) ?? '')
  return row && { event: parseInput(row.body) }
}

export async function inboundInput(
  db: Db,
  organizationId: string,
  shownId: string,
): Promise<Input | undefined> {
  const event = await findInboundEvent(db, organizationId, InboundEventId.read(shownId) ?? '')
  return event?.isKept ? inputOfEvent(event) : undefined
}

export const inputOfEvent = ({ body, bytes, headers, query }: HandledEvent): Input => ({
  body,
  text: bytes.toString('utf8').slice(0, 65_536),
  headers,
  query: fieldsIn(query),
})

import { ApiError, notFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { statusAt } from '../ending/expire.ts'
import type { Proposal } from '../schema.ts'
import { lockProposal } from '../store.ts'
import { requireAct } from '../transition.ts'
import { unsigned } from '../turns.ts'
import { decline } from './decline.ts'
import type { SigningHandles } from './handles.ts'
import { changedMeanwhile, requirePast } from './record-outside.ts'
import type { RecordedRefusal } from './schema.ts'
import type { SigningState } from './state.ts'

/**
 * Records that somebody declined elsewhere, as the refusal of the first who has not signed.
 *
 * @throws ApiError 404, 409 by its state, 422 for a time to come
 */
export async function recordRefusal(
  handles: SigningHandles,
  work: Work,
  state: SigningState,
  { by, at, note, reason }: RecordedRefusal,
): Promise<Proposal> {
  requirePast(at, work.now)
  const row = await lockProposal(work.db, work.organizationId, state.row.id)
  if (!row) throw notFound()
  requireAct(statusAt(row, work.now), 'decline')
  if (row.version !== state.row.version) throw changedMeanwhile()
  const [signer] = unsigned(state.recipients)
  if (!signer) throw new ApiError('invalid_transition', undefined, { field: 'status' })
  const said = [reason, note, `Recorded: ${by}, ${at}`].filter((text) => text !== undefined)
  return decline(handles, work, row, { signer, reason: said.join('\n'), source: 'manual' })
}

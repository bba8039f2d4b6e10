import { ApiError, unavailable } from '../../../platform/errors.ts'
import { expireOnAccess, isOverdue } from '../ending/expire.ts'
import type { ProposalRow } from '../store.ts'
import type { SigningHandles } from './handles.ts'

const maxAttempts = 3

/**
 * Prepares and commits again while others change the proposal in between; `attempt` answers null then.
 *
 * @throws ApiError 503 after the third time
 */
export async function untilUnchanged<Result>(
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const result = await attempt()
    if (result !== null) return result
  }
  throw unavailable('Others are signing at this moment. Send the same again in a second.')
}

/** @throws ApiError 409 when the date has passed, which the proposal then says itself */
export async function refuseOver(
  handles: SigningHandles,
  organizationId: string,
  row: ProposalRow,
  now: Date,
): Promise<void> {
  if (!isOverdue(row, now)) return
  await expireOnAccess(handles, organizationId, row.id)
  const message = `The proposal expired on ${row.expires_at?.toISOString()}. Ask for a new one.`
  throw new ApiError('invalid_transition', message, { field: 'status' })
}

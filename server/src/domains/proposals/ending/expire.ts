import { requireFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { proposalCanceled, proposalExpired } from '../events.ts'
import type { Proposal } from '../schema.ts'
import { isOpen, type ProposalAct, requireAct, type Status } from '../states.ts'
import { findProposal, lockProposal, type ProposalRow } from '../store.ts'
import { endProposal, tellOwner, tellRecipients } from './end.ts'

/**
 * Returns true if the proposal's time is over and its row does not say so yet. The expiry instant itself counts as
 * over.
 */
export const isOverdue = (
  { status, expires_at }: Pick<ProposalRow, 'status' | 'expires_at'>,
  now: Date,
): boolean => isOpen(status) && expires_at !== null && expires_at <= now

/** Returns the status at a time, which a reader must see even if the row is not updated yet. */
export const statusAt = (row: Pick<ProposalRow, 'status' | 'expires_at'>, now: Date): Status =>
  isOverdue(row, now) ? 'expired' : row.status

/** Expires a locked proposal if its time is over, and returns its current row. */
export async function expireIfDue(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
): Promise<ProposalRow> {
  if (!isOverdue(row, work.now) || row.expires_at === null) return row
  const { ended, recipients, proposal } = await endProposal(work, row, 'expired', {
    at: row.expires_at,
  })
  await tellRecipients(platform, work, recipients, 'expired')
  await tellOwner(platform, work, ended, 'expired')
  await work.emit(proposalExpired, proposal)
  return ended
}

/**
 * Expires a proposal whose time is over, in a transaction of its own, because refusing a late action would undo it in
 * the action's transaction. Call it before an action, and before a read that shows the status.
 */
export async function expireOnAccess(
  platform: Pick<Platform, 'database' | 'clock' | 'transact' | 'keyring'>,
  organizationId: string,
  id: string,
): Promise<void> {
  const seen = await findProposal(platform.database.db, organizationId, id)
  if (!seen || !isOverdue(seen, platform.clock.now())) return
  await platform.transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockProposal(work.db, organizationId, id)
    if (row) await expireIfDue(platform, work, row)
  })
}

/** Runs as the `prepare` of an operation on one proposal. */
export const expiringFirst =
  (platform: Pick<Platform, 'database' | 'clock' | 'transact' | 'keyring'>) =>
  (
    { params }: { params: { proposalId: string } },
    { organizationId }: { organizationId: string },
  ): Promise<void> =>
    expireOnAccess(platform, organizationId, params.proposalId)

/**
 * Locks and returns the proposal if the action is possible now.
 *
 * @throws ApiError `not_found` or `invalid_transition`
 */
export async function lockFor(act: ProposalAct, work: Work, id: string): Promise<ProposalRow> {
  const row = requireFound(await lockProposal(work.db, work.organizationId, id))
  requireAct(statusAt(row, work.now), act)
  return row
}

/** Withdraws a draft or an open proposal, and mails the recipients who got a mail. */
export async function cancelProposal(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  id: string,
  reason: string,
): Promise<Proposal> {
  const row = await lockFor('cancel', work, id)
  const { recipients, proposal } = await endProposal(work, row, 'canceled', { reason })
  if (isOpen(row.status)) {
    await tellRecipients(platform, work, recipients, 'canceled', { reason })
  }
  await work.emit(proposalCanceled, proposal)
  return proposal
}

/**
 * Ends a locked revision that a newer one replaces. It sends no mail, because the recipients get one with the new
 * revision.
 */
export async function supersede(work: Work, row: ProposalRow): Promise<void> {
  const { proposal } = await endProposal(work, row, 'canceled', { reason: 'superseded' })
  await work.emit(proposalCanceled, proposal)
}

import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { endProposal, tellOwner } from '../ending/end.ts'
import { isOverdue } from '../ending/expire.ts'
import { proposalDeclined } from '../events.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { type RecipientRow, updateRecipient } from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import { requireAct } from '../states.ts'
import { lockProposal, type ProposalRow } from '../store.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { LinkIdentity, RequestFacts } from './identity.ts'
import type { Refusal } from './schema.ts'
import { isLinkAlive } from './signature-store.ts'
import { readState, refuseOver, untilUnchanged } from './state.ts'

const system = { kind: 'system' } as const

/**
 * Declines a proposal for the holder of a link. Repeating it, with any reason, returns the first result.
 *
 * @throws ApiError 404 for a link that has ended, 409 by its status
 */
export function declineProposal(
  handles: SigningDependencies,
  { link, facts, body }: { link: LinkIdentity; facts: RequestFacts; body: Refusal },
): Promise<Proposal> {
  const { organizationId, proposalId, recipientId } = link
  return untilUnchanged(async () => {
    const { row, recipients } = await readState(handles.database.db, organizationId, proposalId)
    const recipient = recipients.find(({ id }) => id === recipientId)
    if (recipient?.role !== 'signer') throw notFound()
    if (recipient.status === 'declined') return presentProposal(row, recipients)
    await refuseOver(handles, organizationId, row, handles.clock.now())
    return handles.transact(organizationId, system, async (work) => {
      requireFound(await isLinkAlive(work.db, organizationId, link))
      const locked = await lockProposal(work.db, organizationId, proposalId)
      if (locked?.version !== row.version || isOverdue(locked, work.now)) return null
      const reason = body.reason ?? null
      const refusal = { signer: recipient, reason, source: 'recipient' as const }
      const declined = await decline(handles, work, locked, refusal)
      work.recordAct({
        actor: { kind: 'recipient', id: RecipientId.show(recipientId), name: recipient.name },
        action: 'declineProposal',
        resource: { type: 'proposal', id: ProposalId.show(proposalId) },
        after: JSON.stringify({ status: declined.status, reason: declined.reason }),
        ...facts,
      })
      return declined
    })
  })
}

interface SignerRefusal {
  signer: RecipientRow
  reason: string | null
  source: 'recipient' | 'manual'
}

/** Declines a locked proposal for one of its signers, at its current version. */
export async function decline(
  handles: Pick<SigningDependencies, 'keyring'>,
  work: Work,
  row: ProposalRow,
  { signer, reason, source }: SignerRefusal,
): Promise<Proposal> {
  requireAct(row.status, 'decline')
  if (signer.status === 'signed') {
    const message = 'You have already signed. Ask the sender of the proposal to void it.'
    throw new ApiError('invalid_transition', message, { field: 'status' })
  }
  const transitions = { ...signer.transitions, declined: work.now.toISOString() }
  const change = { status: 'declined', transitions } as const
  const recipient = updateRecipient(work, work.organizationId, signer, change)
  const { ended, proposal } = await endProposal(work, row, 'declined', { reason })
  await work.emit(proposalDeclined, { ...proposal, recipient: presentRecipient(recipient), source })
  const data = { by: recipient.name, ...(reason !== null && { reason }) }
  await tellOwner(handles, work, ended, 'declined', data)
  return proposal
}

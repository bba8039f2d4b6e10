import type { Work } from '../../../platform/work.ts'
import { tellOwner } from '../ending/end.ts'
import { proposalAccepted, proposalCompleted, proposalSigned } from '../events.ts'
import { oweMail } from '../mails/store.ts'
import type { RecipientRow } from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import { inviteNext } from '../sending/invite.ts'
import type { ProposalRow } from '../store.ts'
import type { SigningDependencies } from './dependencies.ts'
import type { SignatureRow } from './signature-store.ts'

type Dependencies = Pick<SigningDependencies, 'keyring'>

interface Signed {
  row: ProposalRow
  recipients: RecipientRow[]
}

/** Emits the events of new signatures in order and queues the mails. Returns the recipients with their new state. */
export async function announce(
  handles: Dependencies,
  work: Work,
  { row, added, ...before }: Signed & { added: readonly SignatureRow[] },
): Promise<Signed> {
  const source = added.some((one) => one.source === 'manual') ? 'manual' : 'recipient'
  const isAccepted = row.status === 'accepted'
  const recipients = isAccepted ? before.recipients : await inviteNext(handles, work, row)
  const proposal = presentProposal(row, recipients)
  for (const { recipient_id: id } of added) {
    const recipient = recipients.find((one) => one.id === id)
    if (!recipient) continue
    await work.emit(proposalSigned, { ...proposal, recipient: presentRecipient(recipient), source })
  }
  if (isAccepted) await work.emit(proposalAccepted, { ...proposal, source })
  const done = { row, recipients }
  if (isAccepted && !row.signing.countersign) {
    await announceCompletion(handles, work, { ...done, source })
    return done
  }
  const by = added.map(({ evidence }) => evidence.name).join(', ')
  await tellOwner(handles, work, row, 'signed', { by })
  if (isAccepted) await tellCountersigners(handles, work, done, by)
  return done
}

/**
 * Emits that the proposal is completed, and queues a mail with the sealed document to every recipient who had the link.
 */
export async function announceCompletion(
  handles: Dependencies,
  work: Work,
  { row, recipients, source }: Signed & { source: 'recipient' | 'manual' },
): Promise<void> {
  await work.emit(proposalCompleted, { ...presentProposal(row, recipients), source })
  const data = { proposalId: row.id, kind: 'completed' } as const
  for (const { id, role, transitions } of recipients) {
    if (role === 'countersigner' || !transitions.sent) continue
    await oweMail(handles, work, { ...data, recipientId: id })
  }
  await tellOwner(handles, work, row, 'completed')
}

/** Mails the countersigner, whose turn comes after all other signatures. */
async function tellCountersigners(
  handles: Dependencies,
  work: Work,
  { row, recipients }: Signed,
  by: string,
): Promise<void> {
  for (const { id, role } of recipients) {
    if (role !== 'countersigner') continue
    const owed = { proposalId: row.id, recipientId: id, kind: 'signed' } as const
    await oweMail(handles, work, { ...owed, data: { by } })
  }
}

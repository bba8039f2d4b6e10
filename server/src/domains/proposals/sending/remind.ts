import { ApiError } from '../../../platform/errors.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { type DueProposal, listToRemind } from '../ending/due-store.ts'
import { isOverdue, lockFor } from '../ending/expire.ts'
import { proposalReminderSent } from '../events.ts'
import { issueLink } from '../links/links.ts'
import { listLinked } from '../links/store.ts'
import type { MailData } from '../mails/kinds.ts'
import { oweMail } from '../mails/store.ts'
import { isReachable, requireReachableAll } from '../reachable.ts'
import {
  listRecipients,
  type RecipientRow,
  signersInTurn,
  updateRecipient,
} from '../recipient-store.ts'
import { presentProposal, presentRecipient } from '../representation.ts'
import type { Proposal } from '../schema.ts'
import { isOpen } from '../states.ts'
import { lockProposal, type ProposalRow, updateProposal } from '../store.ts'

/**
 * Mails the signers who can answer now and have not. It includes signers whose link was shared or revoked, because the
 * caller wants them to have one.
 */
export async function remindNow(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  id: string,
  { message }: { message?: string | undefined },
): Promise<Proposal> {
  const { db, organizationId, now } = work
  const row = await lockFor('remind', work, id)
  const recipients = await listRecipients(db, organizationId, id)
  const inTurn = signersInTurn(row.signing, recipients).filter(hasLink)
  if (inTurn.length === 0) {
    throw new ApiError('invalid_transition', 'No recipient can be reminded now.', {
      field: 'status',
    })
  }
  await requireReachableAll(work, inTurn)
  const reminded = updateProposal(work, organizationId, row, { reminded_at: now })
  const asked = { whom: inTurn, data: { message }, renews: true }
  return presentProposal(reminded, await remind(platform, work, reminded, recipients, asked))
}

const hasLink = ({ status }: RecipientRow): boolean => status === 'sent' || status === 'viewed'

/** Returns true if another reminder is allowed and its wait is over. */
function isReminderDue(row: ProposalRow, now: Date): boolean {
  const { reminders, reminders_sent, reminded_at, transitions } = row
  if (!reminders || reminders_sent >= reminders.max || !transitions.sent) return false
  const [since, days] = reminded_at
    ? [reminded_at.getTime(), reminders.everyDays]
    : [Date.parse(transitions.sent), reminders.afterDays]
  return since + days * dayMs <= now.getTime()
}

/** Reminds the recipients whose last mail is old enough, and counts the reminder; false if there are none. */
async function remindByClock(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
): Promise<boolean> {
  const { db, organizationId, now } = work
  const { reminders } = row
  if (!reminders) return false
  const recipients = await listRecipients(db, organizationId, row.id)
  const due = new Date(now.getTime() - reminders.afterDays * dayMs).toISOString()
  const linked = await listLinked(db, organizationId, row.id)
  const waiting = signersInTurn(row.signing, recipients).filter(
    ({ id, delivery, transitions: { sent } }) =>
      linked.has(id) && delivery !== 'none' && sent !== undefined && sent <= due,
  )
  const inTurn: RecipientRow[] = []
  for (const one of waiting) if (await isReachable(work, one)) inTurn.push(one)
  if (inTurn.length === 0) return false
  const change = { reminded_at: now, reminders_sent: row.reminders_sent + 1 }
  const reminded = updateProposal(work, organizationId, row, change)
  await remind(platform, work, reminded, recipients, { whom: inTurn, data: {}, renews: false })
  return true
}

const dayMs = 86_400_000

interface Reminding {
  whom: readonly RecipientRow[]
  data: MailData
  /** Makes a link for a recipient who has none left. */
  renews: boolean
}

async function remind(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
  recipients: readonly RecipientRow[],
  { whom, data, renews }: Reminding,
): Promise<RecipientRow[]> {
  const after = recipients.map((one) =>
    whom.includes(one)
      ? updateRecipient(work, work.organizationId, one, { delivery: 'queued' })
      : one,
  )
  const ids = new Set(whom.map(({ id }) => id))
  const proposal = presentProposal(row, after)
  for (const one of after) {
    if (!ids.has(one.id)) continue
    const holder = { proposalId: row.id, recipientId: one.id }
    const secret = renews ? { secret: issueLink(work, holder) } : {}
    await oweMail(platform, work, { ...holder, kind: 'reminder', data, ...secret })
    await work.emit(proposalReminderSent, { ...proposal, recipient: presentRecipient(one) })
  }
  return after
}

export const remindJob = defineSweep('proposals.remind', '*/10 * * * *')

const batch = 100

/** Sends every due reminder. If two runs overlap, the second finds that it was sent. */
export async function remindDue(
  platform: Pick<Platform, 'database' | 'clock' | 'transact' | 'keyring' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, transact, log } = platform
  let after: DueProposal | null = null
  do {
    const due: DueProposal[] = await listToRemind(database.db, clock.now(), after, batch)
    for (const { organizationId, id } of due) {
      await transact(organizationId, { kind: 'system' }, async (work) => {
        const row = await lockProposal(work.db, organizationId, id)
        if (!row || !isOpen(row.status) || isOverdue(row, work.now)) return
        if (isReminderDue(row, work.now)) await remindByClock(platform, work, row)
      }).catch((error: unknown) => log.error({ err: error, proposal: id }, 'a due reminder'))
    }
    after = due.length === batch ? (due.at(-1) ?? null) : null
  } while (after !== null && !signal.aborted)
}

import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { proposalDeleted } from '../events.ts'
import { listRecipients, signersInTurn } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import { isOpen } from '../states.ts'
import { deleteProposal, lockProposal, type ProposalRow } from '../store.ts'
import { type DueProposal, listExpiring, listOutlived, listOverdue } from './due-store.ts'
import { tellOwner, tellRecipients } from './end.ts'
import { expireIfDue, isOverdue } from './expire.ts'

type Dependencies = Pick<Platform, 'database' | 'clock' | 'transact' | 'keyring' | 'log'>

export const expireJob = defineSweep('proposals.expire', '* * * * *')

export const retainJob = defineSweep('proposals.retain', '41 3 * * *')

const batch = 100

/** How long before its end the signers are warned, if reminders are on. */
const warningMs = 48 * 3_600_000

/** Expires overdue proposals, and warns signers two days before. */
export async function expireProposals(platform: Dependencies, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform
  const warnUntil = () => new Date(clock.now().getTime() + warningMs)
  await forEachDue(platform, signal, {
    list: () => listOverdue(database.db, clock.now(), batch),
    act: async (work, row) => void (await expireIfDue(platform, work, row)),
  })
  await forEachDue(platform, signal, {
    list: () => listExpiring(database.db, clock.now(), warnUntil(), batch),
    act: (work, row) => warn(platform, work, row),
  })
}

async function warn(
  platform: Pick<Platform, 'keyring'>,
  work: Work,
  row: ProposalRow,
): Promise<void> {
  if (!isOpen(row.status) || isOverdue(row, work.now)) return
  const recipients = await listRecipients(work.db, work.organizationId, row.id)
  await tellRecipients(platform, work, signersInTurn(row.signing, recipients), 'expiring')
  await tellOwner(platform, work, row, 'expiring')
}

/** Deletes proposals whose retention has ended, in the same way as `DELETE` deletes a draft. */
export async function deleteOutlived(platform: Dependencies, signal: AbortSignal): Promise<void> {
  await forEachDue(platform, signal, {
    list: () => listOutlived(platform.database.db, platform.clock.now(), batch),
    async act(work, row) {
      const recipients = await listRecipients(work.db, work.organizationId, row.id)
      deleteProposal(work, work.organizationId, row.id)
      await work.emit(proposalDeleted, presentProposal(row, recipients))
    },
  })
}

interface Due {
  list: () => Promise<DueProposal[]>
  act: (work: Work, row: ProposalRow) => Promise<void>
}

/** Handles each proposal in a transaction of its own. A failure is logged and does not stop the others. */
async function forEachDue(
  { transact, log }: Pick<Platform, 'transact' | 'log'>,
  signal: AbortSignal,
  { list, act }: Due,
): Promise<void> {
  const tried = new Set<string>()
  for (let full = true; full && !signal.aborted; ) {
    const listed = await list()
    const due = listed.filter(({ id }) => !tried.has(id))
    for (const { organizationId, id } of due) {
      tried.add(id)
      await transact(organizationId, { kind: 'system' }, async (work) => {
        const row = await lockProposal(work.db, organizationId, id)
        if (row) await act(work, row)
      }).catch((error: unknown) => log.error({ err: error, proposal: id }, 'a due proposal'))
    }
    full = listed.length === batch && due.length > 0
  }
}

import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type DueProposal, listToRemind } from '../ending/due-store.ts'
import { isOverdue } from '../ending/expire.ts'
import { isOpen } from '../states.ts'
import { lockProposal } from '../store.ts'
import { isReminderDue, remindByClock } from './remind.ts'

export const remindJob = defineJob('proposals.remind', {
  schedule: '*/10 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const batch = 100

/** Reminds of every proposal whose reminder is due. Of two runs the second finds that it was sent. */
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

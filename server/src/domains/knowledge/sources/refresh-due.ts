import { ApiError } from '../../../platform/errors.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { type DueSource, listDueSources } from '../runs/store.ts'
import { nextRefreshOf } from './refresh.ts'
import { hasEnded } from './schema.ts'
import { beginRun } from './service.ts'
import { lockSource, type SourceRow, updateSource } from './store.ts'

export const refreshDueJob = defineSweep('knowledge.refresh_due', '* * * * *')

/** Limits for one minute; the rest is due in the next one. */
const bounds = { limit: 1_000, ofOneOrganization: 200 }

/** Starts a run of every source that is due. A source without enough credits waits for its next time. */
export async function refreshDue(
  platform: Pick<Platform, 'database' | 'transact' | 'clock' | 'log'>,
): Promise<void> {
  const due = await listDueSources(platform.database.db, platform.clock.now(), bounds)
  for (const source of due) {
    try {
      await beginDueRun(platform, source)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'insufficient_credits') throw error
      platform.log.warn(source, 'a scheduled refresh was skipped because of too few credits')
      await postponeRefresh(platform, source)
    }
  }
}

type Transact = Pick<Platform, 'transact'>

const beginDueRun = (platform: Transact, source: DueSource): Promise<void> =>
  ifStillDue(platform, source, (work, row) => beginRun(work, row, 'schedule'))

const postponeRefresh = (platform: Transact, source: DueSource): Promise<void> =>
  ifStillDue(platform, source, (work, row) =>
    updateSource(work.db, row, { next_refresh_at: nextRefreshOf(row.refresh_seconds, work.now) }),
  )

/** Checks the source again, which may have been refreshed, changed or deleted since it was listed. */
async function ifStillDue(
  { transact }: Transact,
  { organizationId, sourceId }: DueSource,
  act: (work: Work, row: SourceRow) => Promise<unknown>,
): Promise<void> {
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockSource(work.db, organizationId, sourceId)
    const isDue = row && hasEnded(row) && row.next_refresh_at && row.next_refresh_at <= work.now
    if (isDue) await act(work, row)
  })
}

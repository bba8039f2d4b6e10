import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { hasEnded, type Stage, type Stages } from './schema.ts'
import { lockSource, type SourceRow, updateSource } from './store.ts'

/** One processing of one source. A refresh begins another one, and the one before may write no more. */
export interface Run {
  organizationId: string
  sourceId: string
  run: number
}

type Transact = Pick<Platform, 'transact'>

/** Acts on the source only while this is its newest run and not yet ended; otherwise does nothing. */
export async function inRun<T>(
  { transact }: Transact,
  { organizationId, sourceId, run }: Run,
  act: (work: Work, row: SourceRow) => Promise<T>,
): Promise<T | undefined> {
  return transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await lockSource(work.db, organizationId, sourceId)
    return row && row.run === run && !hasEnded(row) ? act(work, row) : undefined
  })
}

/** The source as the run finds it; undefined when there is nothing to do for it any more. */
export const begin = (platform: Transact, run: Run): Promise<SourceRow | undefined> =>
  inRun(platform, run, (work, row) =>
    advance(work, row, { stage: row.url === null ? 'extracting' : 'fetching', percent: 5 }),
  )

export interface Progress {
  stage: Stage
  percent: number
  /** Chunks embedded, or pages that have ended, of how many. */
  counts?: { done: number; total: number }
}

/** What ends a run whose source was canceled, refreshed anew or deleted meanwhile. */
export class Superseded extends Error {}

/** @throws Superseded */
export async function report(platform: Transact, run: Run, progress: Progress): Promise<void> {
  const row = await inRun(platform, run, (work, held) => advance(work, held, progress))
  if (!row) throw new Superseded()
}

/** Progress never goes back, also not when the run is tried again. */
async function advance(
  work: Work,
  row: SourceRow,
  { stage, percent, counts }: Progress,
): Promise<SourceRow> {
  const isForward = percent > row.percent || (counts?.done ?? 0) > (row.done ?? 0)
  if (!isForward) return row
  const began = row.stages as Stages
  return updateSource(work.db, row, {
    status: 'processing',
    stage,
    percent: Math.max(percent, row.percent),
    stages: { ...began, [stage]: began[stage] ?? work.now.toISOString() },
    ...counts,
  })
}

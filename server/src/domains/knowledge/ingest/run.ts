import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { hasEnded, type Stage } from '../sources/schema.ts'
import { lockSource, type SourceRow, updateSource } from '../sources/store.ts'

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
  inRun(platform, run, async (work, row) => {
    await advance(work, row, row.type === 'url' ? 'fetching' : 'extracting', 5)
    return row
  })

export const report = (
  platform: Transact,
  run: Run,
  stage: Stage,
  percent: number,
): Promise<unknown> => inRun(platform, run, (work, row) => advance(work, row, stage, percent))

/** Progress never goes back, also not when the run is tried again. */
async function advance(work: Work, row: SourceRow, stage: Stage, percent: number): Promise<void> {
  if (percent <= row.percent) return
  await updateSource(work.db, row, { status: 'processing', stage, percent })
}

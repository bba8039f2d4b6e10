import type { Catalogue } from '../../../../platform/domain.ts'
import { PostponeJob } from '../../../../platform/jobs/job-type.ts'
import { attemptRun, inRun, RunSuperseded } from '../../../../platform/jobs/run.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { makeDirectory } from '../../../../platform/scratch-directory.ts'
import type { Work } from '../../../../platform/work.ts'
import { findActor } from '../../../people/index.ts'
import { type PageRequest, requirePage, type SourcePage, type SyncSource } from '../source.ts'
import type { SyncSources } from '../sources.ts'
import { findSync, type SyncRow } from '../store.ts'
import { presentRun, stopSync } from './finish.ts'
import { countKnown } from './records-store.ts'
import { removeGone } from './remove-gone.ts'
import { syncRun } from './run-kind.ts'
import { syncStarted } from './schema.ts'
import type { SyncRunKey } from './start.ts'
import { findRun, type SyncRunRow, updateRun } from './store.ts'
import { writeFiles } from './write-files.ts'
import { whileAt, writePage } from './write-page.ts'

export interface Syncing extends Platform {
  sources: SyncSources
  catalogue: Pick<Catalogue, 'roles'>
}

/** Continues a run. Safe to call twice: a committed page is not written again. */
export const carryOut = (
  syncing: Syncing,
  key: SyncRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(syncing, syncRun, key, {
    isLast: last,
    signal,
    async steps(ends) {
      for (let isDone = false; !isDone; ) {
        const open = await takeUpRun(syncing, key)
        if (open.run.phase === 'listing') await list(syncing, key, open, ends)
        else isDone = await remove(syncing, key, open.run)
      }
    },
  })

interface OpenRun {
  run: SyncRunRow
  sync: SyncRow
}

/**
 * Returns the run, marked as begun, with its sync.
 *
 * @throws PostponeJob if it has to wait, RunSuperseded if it has ended or waits for a person
 */
async function takeUpRun(syncing: Syncing, key: SyncRunKey): Promise<OpenRun> {
  const { organizationId, runId } = key
  const { db } = syncing.database
  const run = await findRun(db, organizationId, runId)
  const waitMs = (run?.wait_until?.getTime() ?? 0) - syncing.clock.now().getTime()
  if (run?.status === 'queued' && waitMs <= 0) return beginRun(syncing, key)
  if (run?.status !== 'queued' && run?.status !== 'running') throw new RunSuperseded()
  if (waitMs > 0) throw new PostponeJob(waitMs)
  const sync = await findSync(db, organizationId, run.sync_id)
  if (!sync) throw new RunSuperseded()
  return { run, sync }
}

async function beginRun(syncing: Syncing, key: SyncRunKey): Promise<OpenRun> {
  const open = await inRun(syncing, syncRun, key, async (work, row) => {
    const sync = await findSync(work.db, key.organizationId, row.sync_id)
    if (!sync || row.status !== 'queued') throw new RunSuperseded()
    const actor = await findActor(work.db, syncing.catalogue, sync, work)
    if (actor && 'gone' in actor) return void (await stopSync(work, sync, actor.gone))
    const change = {
      status: 'running' as const,
      started_at: work.now,
      moved_at: work.now,
      // Before the first page, because new records must not offset deleted ones.
      known: await countBefore(work, sync),
    }
    updateRun(work, key.organizationId, row.id, change)
    const running = { ...row, ...change }
    await work.emit(syncStarted, presentRun(running))
    return { run: running, sync }
  })
  if (!open) throw new RunSuperseded()
  return open
}

const countBefore = async ({ db }: Work, sync: SyncRow): Promise<number | null> =>
  sync.deletions === 'ignore'
    ? null
    : countKnown(db, { organizationId: sync.organization_id, syncId: sync.id })

/** Reads and writes pages to the end of the listing. The next page is read while one is written. */
async function list(
  syncing: Syncing,
  key: SyncRunKey,
  { run: first, sync }: OpenRun,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController()
  const ends = AbortSignal.any([signal, stop.signal])
  await using directory = await makeDirectory(syncing.scratchDirectory)
  let reading: Promise<SourcePage> | undefined
  try {
    const { source, client } = await syncing.sources.open(sync)
    const read = async (
      run: SyncRunRow,
      checkpoint: SyncRunRow['checkpoint'],
    ): Promise<SourcePage> =>
      readPage(source, {
        ...{ client, config: sync.config, mode: run.mode, state: run.state, checkpoint },
        ...{ now: syncing.clock.now(), directory: directory.path, signal: ends },
      })
    let run = first
    reading = read(run, run.checkpoint)
    while (run.phase === 'listing' && run.status === 'running') {
      const page = await reading
      signal.throwIfAborted()
      if (page.isWhole && run.mode === 'incremental') run = await widen(syncing, key, run)
      if (page.next !== null) {
        reading = read(run, page.next)
        // The error is thrown when the page is awaited.
        reading.catch(() => {})
      }
      run =
        sync.target === 'contacts'
          ? await writePage(syncing, key, run, page)
          : await writeFiles(syncing, key, run, page, ends)
    }
  } finally {
    stop.abort()
    // The page that is read ahead may still write to the directory.
    await Promise.allSettled([reading])
  }
}

/** Changes a run to a full one before its first page is written, because the run marks records from then on. */
const widen = (syncing: Syncing, key: SyncRunKey, run: SyncRunRow): Promise<SyncRunRow> =>
  whileAt(syncing, key, run, async (work, _sync, row) => {
    updateRun(work, row.organization_id, row.id, { mode: 'full' })
    return { ...row, mode: 'full' }
  })

async function readPage(source: SyncSource, request: PageRequest): Promise<SourcePage> {
  const page = await source.readPage(request)
  requirePage(page)
  return page
}

/** Removes records. Returns true if nothing is left to remove. */
const remove = (syncing: Syncing, key: SyncRunKey, run: SyncRunRow): Promise<boolean> =>
  whileAt(syncing, key, run, removeGone)

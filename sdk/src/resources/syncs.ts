import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import { type EndWaitOptions, waitUntilEnded } from './wait-until-ended.ts'

/** Sync, which keeps contacts or sources equal to a remote account. */
export type Sync = Schemas['Sync']
/** Body to create a sync. */
export type NewSync = Schemas['NewSync']
/** Fields to change: an absent one stays. */
export type SyncChanges = Schemas['SyncChanges']
/** Filters and page of a list of syncs. */
export type SyncQuery = Query<'listSyncs'>
/** One run of a sync, with its counts so far. */
export type SyncRun = Schemas['SyncRun']
/** How a run reads. */
export type NewSyncRun = Schemas['NewSyncRun']
/** Filters and page of a list of runs. */
export type SyncRunQuery = Query<'listSyncRuns'>
/** Result of a dry run; nothing has changed. */
export type SyncPreview = Schemas['SyncPreview']
/** How much is looked at for a preview. */
export type NewSyncPreview = Schemas['NewSyncPreview']
/** A record that could not be taken, and why. */
export type SyncRecordError = Schemas['SyncRecordError']
/** A field that had changed on both sides, and which value holds. */
export type SyncConflict = Schemas['SyncConflict']
/** How a run reads, and how it is waited for. */
export interface SyncRunOptions extends NewSyncRun, EndWaitOptions<SyncRun> {}

/** Methods of `capstan.syncs`. */
export class Syncs {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a sync. Preview it before its first run.
   *
   * ```ts
   * const sync = await capstan.syncs.create({
   *   connectionId: 'conn_01jbts0z0ye8t9tpsz3gn7nkm8',
   *   mapping: { email: 'lower(record.email)', name: 'record.name' },
   *   schedule: '15m',
   * })
   * const { counts } = await capstan.syncs.preview(sync.id)
   * const { status, stats } = await capstan.syncs.runAndWait(sync.id)
   * console.log(counts, status, stats.created)
   * ```
   */
  create(sync: NewSync, options?: CreateOptions): Promise<Sync> {
    return this.#send({ method: 'POST', path: '/v1/integrations/syncs', body: sync, options })
  }

  /** Syncs, newest first. */
  list(query?: SyncQuery, options?: RequestOptions): List<Sync> {
    return new List(this.#send, { method: 'GET', path: '/v1/integrations/syncs', query, options })
  }

  /** One sync; throws a NotFoundError when there is none. */
  get(syncId: string, options?: RequestOptions): Promise<Sync> {
    return this.#send({ method: 'GET', path: path`/v1/integrations/syncs/${syncId}`, options })
  }

  /** Changes the fields that are given. Another config or mapping makes the next run a full one. */
  update(syncId: string, changes: SyncChanges, options?: ChangeOptions): Promise<Sync> {
    const request = { method: 'PATCH', path: path`/v1/integrations/syncs/${syncId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a sync with its runs. What it made stays. */
  delete(syncId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/integrations/syncs/${syncId}`, options })
  }

  /** Says what the next run would do with up to 100 records. Nothing is kept. */
  preview(
    syncId: string,
    preview: NewSyncPreview = {},
    options?: RequestOptions,
  ): Promise<SyncPreview> {
    const at = path`/v1/integrations/syncs/${syncId}/preview`
    return this.#send({ method: 'POST', path: at, body: preview, options })
  }

  /** Begins a run. A sync has one at a time. */
  run(syncId: string, run: NewSyncRun = {}, options?: CreateOptions): Promise<SyncRun> {
    const at = path`/v1/integrations/syncs/${syncId}/run`
    return this.#send({ method: 'POST', path: at, body: run, options })
  }

  /** Begins a run and waits until it has ended, in whichever way, or needs a confirmation. */
  async runAndWait(syncId: string, { mode, ...wait }: SyncRunOptions = {}): Promise<SyncRun> {
    const { signal } = wait
    const { id } = await this.run(syncId, { ...(mode && { mode }) }, { signal })
    return this.waitFor(syncId, id, wait)
  }

  /** Waits until a run has ended, in whichever way, or needs a confirmation. */
  waitFor(syncId: string, runId: string, options?: EndWaitOptions<SyncRun>): Promise<SyncRun> {
    return waitUntilEnded(() => this.getRun(syncId, runId, { signal: options?.signal }), options)
  }

  /** Lets the run that waits for it remove what is gone at the source. */
  confirm(syncId: string, options?: CreateOptions): Promise<SyncRun> {
    const at = path`/v1/integrations/syncs/${syncId}/confirm`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Stops the schedule; a run under way ends where it is. */
  pause(syncId: string, options?: CreateOptions): Promise<Sync> {
    const at = path`/v1/integrations/syncs/${syncId}/pause`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Goes on with the schedule, at once. */
  resume(syncId: string, options?: CreateOptions): Promise<Sync> {
    const at = path`/v1/integrations/syncs/${syncId}/resume`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Makes you the author, and starts it again if it stopped because its author lost the rights. */
  takeOver(syncId: string, options?: CreateOptions): Promise<Sync> {
    const at = path`/v1/integrations/syncs/${syncId}/take-over`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Forgets what was read: the next run is full and compares with nothing from before. */
  reset(syncId: string, options?: CreateOptions): Promise<Sync> {
    const at = path`/v1/integrations/syncs/${syncId}/reset`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Runs of the last 90 days, newest first. */
  runs(syncId: string, query?: SyncRunQuery, options?: RequestOptions): List<SyncRun> {
    const at = path`/v1/integrations/syncs/${syncId}/runs`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One run with its counts so far. */
  getRun(syncId: string, runId: string, options?: RequestOptions): Promise<SyncRun> {
    const at = path`/v1/integrations/syncs/${syncId}/runs/${runId}`
    return this.#send({ method: 'GET', path: at, options })
  }

  /** The records that a run could not take, at most 1,000. */
  errors(
    syncId: string,
    runId: string,
    query?: Query<'listSyncRunErrors'>,
    options?: RequestOptions,
  ): List<SyncRecordError> {
    const at = path`/v1/integrations/syncs/${syncId}/runs/${runId}/errors`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** The fields that had changed on both sides, at most 1,000. */
  conflicts(
    syncId: string,
    runId: string,
    query?: Query<'listSyncRunConflicts'>,
    options?: RequestOptions,
  ): List<SyncConflict> {
    const at = path`/v1/integrations/syncs/${syncId}/runs/${runId}/conflicts`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }
}

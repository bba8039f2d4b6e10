import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import type { ConnectionClient } from '../../src/domains/integrations/connections/client.ts'
import type { RemoteRecord, SyncSource } from '../../src/domains/integrations/syncs/source.ts'
import type { Json } from '../../src/platform/db/tables.generated.ts'

interface Run {
  client: ConnectionClient
  config?: Record<string, Json>
  /** Makes the run incremental. */
  state?: Json
  now?: Date
  /** Called after each page with its number, from 1; false stops the run there. */
  onPage?: (page: number) => boolean | undefined | Promise<boolean | undefined>
  /** Where a run that was stopped goes on. */
  checkpoint?: Json
  /** For temporary files; those of a run are told apart from others by it. */
  directory?: string
}

export interface Read {
  records: RemoteRecord[]
  gone: string[]
  state: Json
  pages: number
  /** Of the last page; null when the listing has ended. */
  next: Json
}

/** Reads a source to its end as the engine does: what it keeps between pages goes through JSON. */
export async function readSource(source: SyncSource, run: Run): Promise<Read> {
  const { client, config = {}, now = new Date(), onPage, directory = tmpdir() } = run
  const state = run.state ?? null
  const read: Read = { records: [], gone: [], state: null, pages: 0, next: run.checkpoint ?? null }
  do {
    const page = await source.readPage({
      client,
      config,
      mode: state === null ? 'full' : 'incremental',
      state: stored(state),
      checkpoint: stored(read.next),
      now,
      directory,
      signal: new AbortController().signal,
    })
    assert.ok(page.records.length <= 1_000, `${page.records.length} records on a page`)
    const ids = page.records.map(({ remoteId }) => remoteId)
    assert.equal(new Set(ids).size, ids.length, 'an id twice on a page')
    assert.ok(ids.every((id) => id.length > 0 && id.length <= 1_024))
    read.records.push(...page.records)
    read.gone.push(...page.gone)
    Object.assign(read, { state: page.state, next: page.next })
    read.pages++
    if ((await onPage?.(read.pages)) === false) break
  } while (read.next !== null)
  return read
}

const stored = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

export const idsOf = ({ records }: Pick<Read, 'records'>): string[] =>
  records.map(({ remoteId }) => remoteId).sort()

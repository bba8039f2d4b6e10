import { createHash } from 'node:crypto'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound, unavailable } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { reserveCredits } from '../../billing/index.ts'
import { lockBase, type StoredBase } from '../bases/store.ts'
import { canonicalUrl } from '../fetching/canonical-url.ts'
import { SourceId } from '../ids.ts'
import { expectedCost, siteCost, subjectOf } from '../pricing.ts'
import { withoutFragment } from './check-reachable.ts'
import type { FetchedSource, Metadata, NewSource, OnDuplicate, Refresh } from './new-source.ts'
import { requireGlobs } from './path-globs.ts'
import { queueRun } from './queue.ts'
import { refreshColumns } from './refresh.ts'
import { hasEnded, isSite, presentSource, type Source } from './schema.ts'
import { requireHeaders, sealHeaders } from './secret-headers.ts'
import { beginRun } from './service.ts'
import {
  findDuplicate,
  findSource,
  type InsertedSource,
  insertSource,
  lockSource,
  type NewSourceRow,
  type SourceRow,
  updateSource,
} from './store.ts'

/** The fields of a request that every type of source has. */
interface Common {
  metadata?: Metadata
  refresh?: Refresh
  onDuplicate?: OnDuplicate
}

type Fields = Pick<NewSourceRow, 'type' | 'name'> & Partial<Omit<NewSourceRow, 'type' | 'name'>>

/** The part of a source that its type decides. */
interface SourceDraft extends Fields {
  /** Two sources of a base with the same key are duplicates. */
  key: Buffer
  /** The field of the request that the key is made of. */
  keyField: 'url' | 'text' | 'file'
}

/** @throws ApiError `duplicate_resource` as `onDuplicate` says, 402 by plan or credits. */
export async function addSource(
  work: Work,
  keyring: Keyring,
  baseId: string,
  input: NewSource,
): Promise<Source> {
  const id = newId()
  const draft = input.type === 'text' ? textDraft(input) : addressDraft(keyring, id, input)
  return insertDraft(work, baseId, { ...draft, id }, input)
}

const textDraft = ({ name, text }: Extract<NewSource, { type: 'text' }>): SourceDraft => ({
  type: 'text',
  name,
  given_text: text,
  key: contentKey(createHash('sha256').update(text).digest()),
  keyField: 'text',
})

function addressDraft(keyring: Keyring, id: string, input: FetchedSource): SourceDraft {
  const { type, headers = {} } = input
  requireHeaders(headers)
  if (type !== 'url') {
    requireGlobs('include', input.include ?? [])
    requireGlobs('exclude', input.exclude ?? [])
  }
  const url = withoutFragment(input.url)
  const site =
    type === 'url'
      ? null
      : {
          include: input.include ?? [],
          exclude: input.exclude ?? [],
          maxPages: input.maxPages ?? (type === 'sitemap' ? 1000 : 100),
          ...(type === 'crawl' && { maxDepth: input.maxDepth ?? 3 }),
        }
  return {
    type,
    url,
    name: input.name ?? url.slice(0, 500),
    ignore_robots: input.ignoreRobots ?? false,
    ...(site && { site: JSON.stringify(site) }),
    ...(Object.keys(headers).length > 0 && { sealed_headers: sealHeaders(keyring, id, headers) }),
    key: addressKey(type, url),
    keyField: 'url',
  }
}

/** Of a page; a sitemap or a crawl may begin at the address of one. */
const addressKey = (type: string, url: string): Buffer =>
  createHash('sha256')
    .update(`${isSite({ type }) ? type : 'url'}:${canonicalUrl(url)}`)
    .digest()

/** Of a text or a file: the same for the same bytes. */
export const contentKey = (sha256: Buffer): Buffer =>
  createHash('sha256').update('bytes:').update(sha256).digest()

/** Adds a source and begins its first run; `draft` brings an id when something is sealed for that id. */
export async function insertDraft(
  work: Work,
  baseId: string,
  { key, keyField, id = newId(), ...draft }: SourceDraft,
  { metadata, refresh, onDuplicate = 'refuse' }: Common,
): Promise<Source> {
  const base = requireFound(await lockBase(work.db, work.organizationId, baseId, 'share'))
  const common = {
    ...(metadata && { metadata: JSON.stringify(metadata) }),
    ...refreshColumns(refresh),
  }
  const row = await insertSource(work.db, base, {
    ...draft,
    ...common,
    id,
    unique_key: onDuplicate === 'allow' ? null : key,
    status: 'queued',
    created_at: work.now,
    updated_at: work.now,
  })
  if (row) return presentSource(await beginFirstRun(work, row, draft.given_text ?? null))
  const existing = await findDuplicate(work.db, base, key)
  // The duplicate was deleted between the two statements.
  if (!existing) throw unavailable()
  if (onDuplicate === 'refuse') throw duplicate(existing.id, keyField)
  if (onDuplicate === 'replace') {
    return replaceExisting(work, base, existing.id, { name: draft.name, metadata, refresh })
  }
  return presentSource(await requireExisting(work, base, existing.id))
}

/** Adds a page of a sitemap or crawl; null when the base has it already. Does not lock the parent. */
export async function addPage(
  work: Work,
  parent: SourceRow,
  page: { url: string; name?: string },
): Promise<SourceRow | null> {
  const base = await lockBase(work.db, work.organizationId, parent.base_id, 'share')
  if (!base) return null
  const row = await insertSource(work.db, base, {
    id: newId(),
    parent_id: parent.id,
    type: 'url',
    url: page.url,
    name: page.name ?? page.url.slice(0, 500),
    metadata: JSON.stringify(parent.metadata),
    ignore_robots: parent.ignore_robots,
    when_gone: parent.when_gone,
    unique_key: addressKey('url', page.url),
    status: 'queued',
    created_at: work.now,
    updated_at: work.now,
  })
  return row ? beginFirstRun(work, row, null) : null
}

async function beginFirstRun(
  work: Work,
  row: InsertedSource,
  text: string | null,
): Promise<SourceRow> {
  const queued = await queueRun(work, row, 'add')
  await reserveCredits(work, subjectOf(row.id, 1), isSite(row) ? siteCost : expectedCost(text))
  return queued
}

const duplicate = (id: string, field: string): ApiError =>
  new ApiError(
    'duplicate_resource',
    `The base has this ${field} already, as ${SourceId.show(id)}. Refresh that source, or send onDuplicate.`,
    { field },
  )

/** Gives the existing source the new name, metadata and refresh, and runs it again unless a run is under way. */
async function replaceExisting(
  work: Work,
  base: StoredBase,
  id: string,
  given: { name: string; metadata: Metadata | undefined; refresh: Refresh | undefined },
): Promise<Source> {
  const row = requireFound(await lockSource(work.db, base.organization_id, id, base.id))
  const changed = await updateSource(work.db, row, {
    name: given.name,
    ...(given.metadata && { metadata: given.metadata }),
    ...refreshColumns(given.refresh),
    updated_at: work.now,
  })
  return presentSource(hasEnded(row) ? await beginRun(work, changed, 'replace') : changed)
}

async function requireExisting(work: Work, base: StoredBase, id: string): Promise<SourceRow> {
  return requireFound(await findSource(work.db, work.organizationId, base.id, id))
}

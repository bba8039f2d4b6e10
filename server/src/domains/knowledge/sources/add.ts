import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound, unavailable } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { reserveCredits } from '../../billing/index.ts'
import { lockBase, type StoredBase } from '../bases/store.ts'
import { SourceId } from '../ids.ts'
import { expectedCost, siteCost, subjectOf } from '../pricing.ts'
import { addressKey, draftOf, nameOfAddress, type SourceDraft } from './draft.ts'
import { findByExternalId, findDuplicate } from './identity-store.ts'
import type { NewSource, OnDuplicate, Refresh, SourceMetadata } from './new-source.ts'
import { queueRun } from './queue.ts'
import { refreshColumns } from './refresh.ts'
import { hasEnded, isSite, presentSource, type Source } from './schema.ts'
import type { SecretHeaders } from './secret-headers.ts'
import { beginRun } from './service.ts'
import {
  findSource,
  type InsertedSource,
  insertSource,
  lockSource,
  type SourceRow,
  updateSource,
} from './store.ts'

/** A source as requested, before it is known whether it is new. */
export interface GivenSource {
  /** Id of the source if it is new. */
  id: string
  fields: SourceFields
  /** Builds its content, with headers sealed for the source with this id. */
  draftFor: (id: string) => SourceDraft
  /** Gives a file's bytes to the source, in place of any that it has. */
  takeBytes?: (work: Work, id: string) => Promise<void>
}

/** Fields of a request for every type of source. */
interface SourceFields {
  name?: string
  externalId?: string | null
  metadata?: SourceMetadata
  encoding?: string
  refresh?: Refresh
  headers?: SecretHeaders
  onDuplicate?: OnDuplicate
}

export const givenSource = (keyring: Keyring, input: NewSource): GivenSource => ({
  id: newId(),
  fields: input,
  draftFor: (id) => draftOf(keyring, id, input),
})

/**
 * Adds a source and starts its first run.
 *
 * @throws ApiError `duplicate_resource` depending on `onDuplicate`, 402 by plan or credits.
 */
export async function addSource(work: Work, baseId: string, given: GivenSource): Promise<Source> {
  const { fields } = given
  const { onDuplicate = 'refuse', externalId } = fields
  const base = requireFound(await lockBase(work.db, work.organizationId, baseId, 'share'))
  const draft = given.draftFor(given.id)
  const { key, keyField } = draft
  const added = await insertGiven(work, base, given, onDuplicate === 'allow' ? null : key)
  if (added) return presentSource(added)
  const existing = await findDuplicate(work.db, base, key)
  if (externalId) await requireFree(work, base, externalId, existing?.id)
  // The duplicate was deleted between the two statements.
  if (!existing) throw unavailable()
  if (onDuplicate === 'refuse') throw duplicate(existing.id, keyField)
  if (onDuplicate === 'replace') {
    return replaceExisting(work, base, existing.id, { ...fields, name: draft.name })
  }
  return presentSource(await requireExisting(work, base, existing.id))
}

/** Inserts the source; undefined if the base already has one with that key or external id. */
export async function insertGiven(
  work: Work,
  base: StoredBase,
  { id, fields, draftFor, takeBytes }: GivenSource,
  uniqueKey: Buffer | null,
): Promise<SourceRow | undefined> {
  const { key: _key, keyField: _field, ...draft } = draftFor(id)
  const { metadata, refresh, externalId = null } = fields
  const row = await insertSource(work.db, base, {
    ...draft,
    ...(metadata && { metadata: JSON.stringify(metadata) }),
    ...refreshColumns(refresh),
    id,
    external_id: externalId,
    unique_key: uniqueKey,
    status: 'queued',
    created_at: work.now,
    updated_at: work.now,
  })
  if (!row) return undefined
  await takeBytes?.(work, id)
  return beginFirstRun(work, row, draft.given_text ?? null)
}

/** Adds a page of a sitemap or crawl; null if the base already has it. It does not lock the parent. */
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
    name: page.name ?? nameOfAddress(page.url),
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

export const duplicate = (id: string, field: string): ApiError =>
  new ApiError(
    'duplicate_resource',
    `The base already has this ${field}, as ${SourceId.show(id)}. Refresh that source, or send onDuplicate.`,
    { field },
  )

/** Gives the existing source the new fields, and runs it again unless a run is in progress. */
async function replaceExisting(
  work: Work,
  base: StoredBase,
  id: string,
  { name, externalId, metadata, refresh }: SourceFields & { name: string },
): Promise<Source> {
  const row = requireFound(await lockSource(work.db, base.organization_id, id, base.id))
  const changed = await updateSource(work.db, row, {
    name,
    ...(externalId !== undefined && { external_id: externalId }),
    ...(metadata && { metadata }),
    ...refreshColumns(refresh),
    updated_at: work.now,
  })
  return presentSource(hasEnded(row) ? await beginRun(work, changed, 'replace') : changed)
}

/** Refuses an external id that a source other than `id` has. */
async function requireFree(
  work: Work,
  base: StoredBase,
  externalId: string,
  id: string | undefined,
): Promise<void> {
  const holder = await findByExternalId(work.db, base, externalId)
  if (!holder || holder.id === id) return
  throw new ApiError(
    'duplicate_resource',
    `${SourceId.show(holder.id)} of this base has this externalId. Replace it with PUT …/sources/by/{externalId}.`,
    { field: 'externalId' },
  )
}

async function requireExisting(work: Work, base: StoredBase, id: string): Promise<SourceRow> {
  return requireFound(await findSource(work.db, work.organizationId, base.id, id))
}

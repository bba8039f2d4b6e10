import { isDeepStrictEqual } from 'node:util'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { Unchanged } from '../../../platform/operations/created.ts'
import type { Work } from '../../../platform/work.ts'
import { IngestError } from '../failures.ts'
import { duplicate, type GivenSource } from './add.ts'
import { nameOfAddress, type SourceDraft } from './draft.ts'
import { findDuplicate } from './identity-store.ts'
import { hasEnded, isSite, presentSource, type Source } from './schema.ts'
import { headersFor, type SecretHeaders } from './secret-headers.ts'
import { beginRun, endRun, saveSettings, settingsOf } from './service.ts'
import {
  findGivenText,
  lockSource,
  type SourceChange,
  type SourceRow,
  updateSource,
} from './store.ts'

/**
 * Gives a source the content and the fields of a request. The same content starts no run, and the same fields change
 * nothing. The caller must have locked the source. With `mayCopy`, another source may have the same content.
 *
 * @throws ApiError `invalid_transition` for another type, `duplicate_resource`, 402 by credits
 */
export async function replaceSource(
  work: Work,
  keyring: Keyring,
  row: SourceRow,
  { fields, draftFor, takeBytes }: GivenSource,
  { mayCopy }: { mayCopy: boolean },
): Promise<Source | Unchanged<Source>> {
  const draft = draftFor(row.id)
  const content = await contentChange(work, keyring, row, draft, fields.headers)
  const settings = settingsOf(work, row, fields)
  if (!content) {
    const saved = await saveSettings(work, row, settings)
    return saved === row ? new Unchanged(presentSource(row)) : presentSource(saved)
  }
  const key = await freeKey(work, row, draft, mayCopy)
  const change = { ...settings, ...content, unique_key: key }
  const replaced = await replaceContent(work, row, change, () => takeBytes?.(work, row.id))
  return presentSource(replaced)
}

/**
 * Changes the content of a source and processes it again. Searches find the old chunks until that completes. A queued
 * run reads the new content; a running one is ended.
 */
export async function replaceContent(
  work: Work,
  row: SourceRow,
  change: SourceChange,
  storeBytes: () => Promise<void> | undefined,
): Promise<SourceRow> {
  const isRead = row.status === 'processing'
  const ended = isRead ? await endReading(work, row) : row
  const changed = await updateSource(work.db, ended, { ...change, updated_at: work.now })
  await storeBytes()
  return hasEnded(changed) ? beginRun(work, changed, 'replace') : changed
}

/** Ends a run that still reads the old content. */
async function endReading(work: Work, row: SourceRow): Promise<SourceRow> {
  const replaced = new IngestError('The source was replaced while it was being processed.', {
    code: 'canceled',
    retryable: true,
  })
  await endRun(work, row, replaced)
  return requireFound(await lockSource(work.db, work.organizationId, row.id, row.base_id))
}

/** Returns the content columns of a request; null if the source already has the content. */
async function contentChange(
  { db }: Work,
  keyring: Keyring,
  row: SourceRow,
  draft: SourceDraft,
  headers: SecretHeaders | undefined,
): Promise<SourceChange | null> {
  if (draft.type !== row.type) {
    throw transition(`The source is a ${row.type}, and its type cannot change. Delete it first.`)
  }
  if (draft.type === 'text') {
    const text = draft.given_text ?? null
    return text === (await findGivenText(db, row)) ? null : { texts: { given_text: text } }
  }
  if (draft.type === 'file') {
    const file = JSON.parse(String(draft.file))
    return file.sha256 === (row.file as typeof file)?.sha256 ? null : { file }
  }
  return addressChange(keyring, row, draft, headers)
}

function addressChange(
  keyring: Keyring,
  row: SourceRow,
  {
    url = null,
    name,
    site,
    ignore_robots: ignoreRobots = false,
    sealed_headers: sealed,
  }: SourceDraft,
  headers: SecretHeaders | undefined,
): SourceChange | null {
  const before = row.url ?? ''
  const after = url ?? ''
  const change = {
    ignore_robots: ignoreRobots,
    ...(site && { site: JSON.parse(String(site)) }),
  }
  const isSameHeaders =
    headers === undefined || isDeepStrictEqual(headers, headersFor(keyring, row, before))
  const isSame =
    before === after &&
    isSameHeaders &&
    Object.entries(change).every(([column, value]) =>
      isDeepStrictEqual(value, row[column as keyof SourceRow]),
    )
  if (isSame) return null
  if (before !== after && isSite(row)) {
    throw transition(`The address of a ${row.type} cannot change. Delete it and add the other one.`)
  }
  if (row.parent_id !== null) {
    throw transition(
      'The page belongs to a sitemap or a crawl, which decides how it is fetched. Change that source instead.',
    )
  }
  const isUnnamed = row.name === nameOfAddress(before)
  // Secret headers are for one origin only.
  const keepsHeaders = isSameHeaders && new URL(before).origin === new URL(after).origin
  return {
    ...change,
    url,
    etag: null,
    last_modified: null,
    ...(!keepsHeaders && { sealed_headers: (sealed as Buffer | undefined) ?? null }),
    ...(isUnnamed && { name }),
  }
}

/** Returns the key of the new content, or null for a copy of another source's content. */
async function freeKey(
  work: Work,
  row: SourceRow,
  { key, keyField }: SourceDraft,
  mayCopy: boolean,
): Promise<Buffer | null> {
  const base = { organization_id: row.organization_id, id: row.base_id }
  const other = await findDuplicate(work.db, base, key)
  if (!other || other.id === row.id) return key
  if (!mayCopy) throw duplicate(other.id, keyField)
  return null
}

const transition = (message: string): ApiError => new ApiError('invalid_transition', message)

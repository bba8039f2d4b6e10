import { findTexts } from '../content/store.ts'
import { readFile } from '../files/store.ts'
import { secretHeadersOf } from '../sites/headers.ts'
import type { Place } from '../sites/place.ts'
import type { SourceRow } from '../sources/store.ts'
import { fetchPage, type Page } from './fetch.ts'
import type { Ingestion } from './ingestion.ts'

/** What a source is read out of: the page of its address, its file, or the text that it was given. */
export async function readSource(
  ingestion: Ingestion,
  source: SourceRow,
  place: Place | null,
  signal: AbortSignal,
): Promise<Page | 'unchanged'> {
  const { db } = ingestion.database
  if (source.url !== null) {
    const known = isAsChunked(source) && !place?.isFollowed
    return fetchPage(ingestion.web, {
      url: source.url,
      etag: known ? source.etag : null,
      lastModified: known ? source.last_modified : null,
      headers: await secretHeadersOf(db, ingestion.keyring, source),
      ignoreRobots: source.ignore_robots,
      signal,
    })
  }
  if (source.type === 'file') {
    const { mediaType } = source.file as { mediaType: string }
    return given(await readFile(db, source.organization_id, source.id), mediaType)
  }
  const texts = await findTexts(db, source.organization_id, source.id)
  return given(Buffer.from(texts?.given_text ?? ''), 'text/markdown; charset=utf-8')
}

const given = (body: Buffer, contentType: string): Page => ({
  body,
  contentType,
  url: '',
  etag: null,
  lastModified: null,
})

/** Whether an unchanged page would be cut into the same chunks; the base may have changed since. */
const isAsChunked = ({ last_fetched_at: fetchedAt, base_updated_at: changedAt }: SourceRow) =>
  fetchedAt !== null && changedAt < fetchedAt

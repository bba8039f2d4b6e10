import { findFile } from '../content/parts-store.ts'
import { findTexts } from '../content/store.ts'
import { fetchPage, type Page } from '../fetching/fetch-page.ts'
import type { CrawlPosition } from '../sites/crawl-position.ts'
import { secretHeadersOf } from '../sources/secret-headers.ts'
import type { SourceRow } from '../sources/store.ts'
import type { Ingestion } from './ingestion.ts'

/** The content of a source before extraction: the page at its address, its file, or its text. */
export async function loadContent(
  ingestion: Ingestion,
  source: SourceRow,
  position: CrawlPosition | null,
  signal: AbortSignal,
): Promise<Page | 'unchanged'> {
  const { db } = ingestion.database
  if (source.url !== null) {
    const canBeUnchanged = isAsChunked(source) && !position?.isFollowed
    return fetchPage(ingestion.fetcher, {
      url: source.url,
      etag: canBeUnchanged ? source.etag : null,
      lastModified: canBeUnchanged ? source.last_modified : null,
      headers: await secretHeadersOf(db, ingestion.keyring, source),
      ignoreRobots: source.ignore_robots,
      signal,
    })
  }
  if (source.type === 'file') {
    const { mediaType } = source.file as { mediaType: string }
    const place = { organizationId: source.organization_id, sourceId: source.id }
    return storedPage(await findFile(db, place), mediaType)
  }
  const texts = await findTexts(db, source.organization_id, source.id)
  return storedPage(Buffer.from(texts?.given_text ?? ''), 'text/markdown; charset=utf-8')
}

const storedPage = (body: Buffer, contentType: string): Page => ({
  body,
  contentType,
  url: '',
  etag: null,
  lastModified: null,
})

/** Whether an unchanged page would give the same chunks: the base has not changed since the last fetch. */
const isAsChunked = ({ last_fetched_at: fetchedAt, base_updated_at: changedAt }: SourceRow) =>
  fetchedAt !== null && changedAt < fetchedAt

import { createHash } from 'node:crypto'
import { partsIn } from '../../../platform/db/stored-parts.ts'
import { notFound, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { fileParts } from '../content/parts-store.ts'
import { IngestError } from '../failures.ts'
import { SourceId } from '../ids.ts'
import { contentKey, insertDraft } from './add.ts'
import { sourceUpdated } from './events.ts'
import { failRun } from './fail.ts'
import type { Metadata } from './new-source.ts'
import { hasEnded, presentSource, type Source } from './schema.ts'
import { beginRun } from './service.ts'
import { lockSource, type SourceRow, updateSource } from './store.ts'

export interface FileContent {
  name: string
  mediaType: string
  content: Buffer
  metadata: Metadata
  /** What it is known by in its base, in place of its bytes: others may have the same. */
  key?: string
}

/**
 * Adds a file that the product itself made as a source, all of it in the caller's transaction: for what must be
 * there with something else or not at all. A base that has the same bytes answers with the source that is there.
 *
 * @throws ApiError 404 without such a base, 402 by plan or credits
 */
export async function addFileContent(
  work: Work,
  baseId: string,
  { name, mediaType, content, metadata, key }: FileContent,
): Promise<Source> {
  const sha256 = createHash('sha256').update(content).digest()
  const id = newId()
  const source = await insertDraft(
    work,
    baseId,
    {
      id,
      type: 'file',
      name,
      file: JSON.stringify(describe({ name, mediaType, content }, sha256)),
      key: key === undefined ? contentKey(sha256) : createHash('sha256').update(key).digest(),
      keyField: 'file',
    },
    { metadata, onDuplicate: 'skip' },
  )
  if (source.id === SourceId.show(id)) await insertFile(work, id, content)
  return source
}

const describe = (
  { name, mediaType, content }: Pick<FileContent, 'name' | 'mediaType' | 'content'>,
  sha256: Buffer,
) => ({ name, mediaType, bytes: content.length, sha256: sha256.toString('hex') })

async function insertFile(work: Work, sourceId: string, content: Buffer): Promise<void> {
  for (const [position, bytes] of partsIn(content).entries()) {
    await fileParts.insert(work.db, [work.organizationId, sourceId], position, bytes).execute()
  }
}

/**
 * Gives a file that the product itself added other bytes, and processes it again. Until that has ended well, searches
 * find what was there. The same bytes change name and metadata alone.
 *
 * @throws ApiError 404 without such a file, 402 by credits
 */
export async function replaceFileContent(
  work: Work,
  baseId: string,
  id: string,
  { name, mediaType, content, metadata }: FileContent,
): Promise<Source> {
  const row = await lockSource(work.db, work.organizationId, id, baseId)
  if (row?.type !== 'file') throw notFound()
  const sha256 = createHash('sha256').update(content).digest()
  const file = describe({ name, mediaType, content }, sha256)
  const isSame = (row.file as { sha256?: string } | null)?.sha256 === file.sha256
  const ended = hasEnded(row) || isSame ? row : await endRun(work, row)
  const changed = await updateSource(work.db, ended, { name, metadata, file, updated_at: work.now })
  if (isSame) {
    await work.emit(sourceUpdated, presentSource(changed))
    return presentSource(changed)
  }
  await fileParts.delete(work.db, [work.organizationId, id])
  await insertFile(work, id, content)
  return presentSource(await beginRun(work, changed, 'refresh'))
}

/** A run that still reads the bytes from before. */
async function endRun(work: Work, row: SourceRow): Promise<SourceRow> {
  const replaced = new IngestError('The file was replaced while it was processed.', {
    code: 'canceled',
    retryable: true,
  })
  await failRun(work, row, replaced)
  return requireFound(await lockSource(work.db, work.organizationId, row.id, row.base_id))
}

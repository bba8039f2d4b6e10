import { createHash } from 'node:crypto'
import { partsIn } from '../../../platform/db/stored-parts.ts'
import { notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { fileParts } from '../content/parts-store.ts'
import { addSource } from './add.ts'
import { contentKey } from './draft.ts'
import { sourceUpdated } from './events.ts'
import type { SourceMetadata } from './new-source.ts'
import { replaceContent } from './replace.ts'
import { presentSource, type Source } from './schema.ts'
import { lockSource, updateSource } from './store.ts'

export interface FileContent {
  name: string
  mediaType: string
  content: Buffer
  metadata: SourceMetadata
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
  return addSource(work, baseId, {
    id: newId(),
    fields: { metadata, onDuplicate: 'skip' },
    draftFor: () => ({
      type: 'file',
      name,
      file: JSON.stringify(describe({ name, mediaType, content }, sha256)),
      key: key === undefined ? contentKey(sha256) : createHash('sha256').update(key).digest(),
      keyField: 'file',
    }),
    takeBytes: (_, id) => insertFile(work, id, content),
  })
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
  if ((row.file as { sha256?: string } | null)?.sha256 === file.sha256) {
    const changed = await updateSource(work.db, row, { name, metadata, file, updated_at: work.now })
    await work.emit(sourceUpdated, presentSource(changed))
    return presentSource(changed)
  }
  const replaced = await replaceContent(work, row, { name, metadata, file }, async () => {
    await fileParts.delete(work.db, [work.organizationId, id])
    await insertFile(work, id, content)
  })
  return presentSource(replaced)
}

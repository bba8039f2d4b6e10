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
  /** Key in its base, used instead of its bytes, which another source may have, too. */
  key?: string
}

/**
 * Adds a file made by the product as a source, completely in the caller's transaction: for a file that must exist
 * together with something else. If the base already has the same bytes, returns the existing source.
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
 * Replaces the bytes of a file that the product added and processes it again. Searches find the old content until that
 * completes. The same bytes change only name and metadata.
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

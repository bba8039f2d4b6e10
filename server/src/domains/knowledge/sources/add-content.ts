import { createHash } from 'node:crypto'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { insertFilePart } from '../content/parts-store.ts'
import { SourceId } from '../ids.ts'
import { contentKey, insertDraft } from './add.ts'
import type { Metadata } from './new-source.ts'
import type { Source } from './schema.ts'

export interface FileContent {
  name: string
  mediaType: string
  content: Buffer
  metadata: Metadata
}

const partBytes = 1024 * 1024

/**
 * Adds a file that the product itself made as a source, all of it in the caller's transaction: for what must be
 * there with something else or not at all. A base that has the same bytes answers with the source that is there.
 *
 * @throws ApiError 404 without such a base, 402 by plan or credits
 */
export async function addFileContent(
  work: Work,
  baseId: string,
  { name, mediaType, content, metadata }: FileContent,
): Promise<Source> {
  const sha256 = createHash('sha256').update(content).digest()
  const bytes = content.length
  const id = newId()
  const source = await insertDraft(
    work,
    baseId,
    {
      id,
      type: 'file',
      name,
      file: JSON.stringify({ name, mediaType, bytes, sha256: sha256.toString('hex') }),
      key: contentKey(sha256),
      keyField: 'file',
    },
    { metadata, onDuplicate: 'skip' },
  )
  if (source.id !== SourceId.show(id)) return source
  const place = { organizationId: work.organizationId, sourceId: id }
  for (let at = 0, position = 0; at < bytes; at += partBytes, position++) {
    await insertFilePart(work.db, place, { position, bytes: content.subarray(at, at + partBytes) })
  }
  return source
}

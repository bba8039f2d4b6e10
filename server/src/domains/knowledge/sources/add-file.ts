import { newId } from '../../../platform/ids.ts'
import type { Upload } from '../../../platform/operations/upload.ts'
import type { Work } from '../../../platform/work.ts'
import { insertFilePart } from '../content/store.ts'
import { SourceId } from '../ids.ts'
import { contentKey, insertDraft } from './add.ts'
import type { FileFields } from './new-source.ts'
import type { Source } from './schema.ts'

/**
 * Adds an uploaded file as a source and keeps its bytes, from which it can be processed again.
 *
 * @throws ApiError `duplicate_resource` as `onDuplicate` says, 402 by plan or credits
 */
export async function addFile(
  work: Work,
  baseId: string,
  { file, fields }: Upload<FileFields>,
): Promise<Source> {
  const { name, mediaType, bytes, sha256 } = file
  const id = newId()
  const source = await insertDraft(
    work,
    baseId,
    {
      id,
      type: 'file',
      name: fields.name ?? name,
      file: JSON.stringify({ name, mediaType, bytes, sha256 }),
      key: contentKey(Buffer.from(sha256, 'hex')),
      keyField: 'file',
    },
    fields,
  )
  // A duplicate is the source that is there, with the same bytes.
  if (source.id !== SourceId.show(id)) return source
  let position = 0
  for await (const part of file.parts()) {
    await insertFilePart(work.db, work.organizationId, { sourceId: id, position, bytes: part })
    position += 1
  }
  return source
}

import type { Database } from '../../../platform/db/database.ts'
import { partBytesOf } from '../../../platform/db/stored-parts.ts'
import { requireFound, unavailable } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Upload } from '../../../platform/operations/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findBase } from '../bases/store.ts'
import { deleteContent } from '../content/delete-content.ts'
import { fileParts } from '../content/parts-store.ts'
import { SourceId } from '../ids.ts'
import { hideRun, lockHiddenRun, type RunContent, showRun } from '../visibility/store.ts'
import { contentKey, insertDraft } from './add.ts'
import type { FileFields } from './new-source.ts'
import type { Source } from './schema.ts'
import { findDuplicate } from './store.ts'

type FileUpload = Upload<FileFields>

/** Longer than any request takes. */
const keptForMs = 3600 * 1000

/** The bytes of an upload in the database, before there is a source; deleted unless one takes them. */
export class StoredFile implements AsyncDisposable {
  readonly place: RunContent
  readonly #database: Database
  #isTaken = false

  constructor(database: Database, place: RunContent) {
    this.#database = database
    this.place = place
  }

  /** Gives the bytes to the source that the work has inserted with the id of `place`. */
  async take(work: Work): Promise<void> {
    // Deleted already, for nobody waits that long for an answer.
    if (!(await lockHiddenRun(work.db, this.place, null))) throw unavailable()
    await showRun(work.db, this.place)
    work.afterCommit(() => {
      this.#isTaken = true
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#isTaken) return
    await deleteContent(this.#database, this.place, null)
    await this.#database.db.transaction().execute((tx) => showRun(tx, this.place))
  }
}

/**
 * Stores the bytes in many short statements, before the transaction that adds the source: in one they
 * would keep everybody else waiting. Stores nothing for a file that the base has and that is no copy.
 *
 * @throws ApiError 404 when there is no such base
 */
export async function storeFile(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { organizationId, baseId }: { organizationId: string; baseId: string },
  { file, fields }: FileUpload,
): Promise<StoredFile | null> {
  const { db } = database
  const base = requireFound(await findBase(db, organizationId, baseId))
  const isCopy = fields.onDuplicate === 'allow'
  if (!isCopy && (await findDuplicate(db, base, keyOf(file)))) return null
  const place = { organizationId, baseId, sourceId: newId(), run: 0 }
  const deleteAfter = new Date(clock.now().getTime() + keptForMs)
  await using stack = new AsyncDisposableStack()
  await hideRun(db, place, { attempt: null, deleteAfter })
  const stored = stack.use(new StoredFile(database, place))
  const parts = file.parts(partBytesOf(database))
  await fileParts.insertAll(db, [organizationId, place.sourceId], parts)
  stack.move()
  return stored
}

/**
 * Adds an uploaded file as a source and keeps its bytes, from which it can be processed again.
 *
 * @throws ApiError `duplicate_resource` as `onDuplicate` says, 402 by plan or credits
 */
export async function addFile(
  work: Work,
  baseId: string,
  { file, fields }: FileUpload,
  stored: StoredFile | null,
): Promise<Source> {
  const { name, mediaType, bytes, sha256 } = file
  const id = stored?.place.sourceId ?? newId()
  const source = await insertDraft(
    work,
    baseId,
    {
      id,
      type: 'file',
      name: fields.name ?? name,
      file: JSON.stringify({ name, mediaType, bytes, sha256 }),
      key: keyOf(file),
      keyField: 'file',
    },
    fields,
  )
  // A duplicate is the source that is there, with the same bytes.
  if (source.id !== SourceId.show(id)) return source
  // The duplicate that was there a moment ago has been deleted.
  if (!stored) throw unavailable()
  await stored.take(work)
  return source
}

const keyOf = ({ sha256 }: FileUpload['file']): Buffer => contentKey(Buffer.from(sha256, 'hex'))

import type { Database, Db } from '../../../platform/db/database.ts'
import { partBytesOf } from '../../../platform/db/stored-parts.ts'
import { requireFound, unavailable } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Upload } from '../../../platform/operations/uploaded-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findBase, type StoredBase } from '../bases/store.ts'
import { deleteContent } from '../content/delete-content.ts'
import { fileParts, swapFiles } from '../content/parts-store.ts'
import { hideRun, lockHiddenRun, type RunContent, showRun } from '../visibility/store.ts'
import type { GivenSource } from './add.ts'
import { fileDraft, fileKey } from './draft.ts'
import { findByExternalId, findDuplicate } from './identity-store.ts'
import type { FileFields } from './new-source.ts'
import type { Source } from './schema.ts'

type FileUpload = Upload<FileFields>

/** Longer than any request takes. */
const keptForMs = 3600 * 1000

/** The bytes of an upload in the database, before a source has them; deleted unless one takes them. */
export class StoredFile implements AsyncDisposable {
  readonly place: RunContent
  readonly #database: Database
  #isTaken = false

  constructor(database: Database, place: RunContent) {
    this.#database = database
    this.place = place
  }

  /** Gives the bytes to the source of this id: that of `place`, or one whose own bytes are then deleted in their stead. */
  async give(work: Work, sourceId: string): Promise<void> {
    // Deleted already, for nobody waits that long for an answer.
    if (!(await lockHiddenRun(work.db, this.place, null))) throw unavailable()
    if (sourceId !== this.place.sourceId) return swapFiles(work.db, this.place, sourceId)
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
 * Stores the bytes in many short statements, before the transaction that needs them: in one they would keep
 * everybody else waiting. Stores nothing for a file that `isStored` says the base has.
 *
 * @throws ApiError 404 when there is no such base
 */
export async function storeFile(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { organizationId, baseId }: { organizationId: string; baseId: string },
  { file }: FileUpload,
  isStored: (base: StoredBase) => Promise<boolean>,
): Promise<StoredFile | null> {
  const { db } = database
  const base = requireFound(await findBase(db, organizationId, baseId))
  if (await isStored(base)) return null
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

/** Whether an upload that is no copy is a duplicate, whose bytes are there. */
export const isDuplicate =
  (db: Db, { file, fields }: FileUpload) =>
  async (base: StoredBase): Promise<boolean> =>
    fields.onDuplicate !== 'allow' && (await findDuplicate(db, base, fileKey(file))) !== undefined

/** Whether the source with this external id has the bytes of the upload. */
export const isContentOf =
  (db: Db, externalId: string, { file }: FileUpload) =>
  async (base: StoredBase): Promise<boolean> => {
    const holder = await findByExternalId(db, base, externalId)
    return (holder?.file as Source['file'] | null)?.sha256 === file.sha256
  }

/** An uploaded file as a source, which keeps its bytes: it can be processed again from them. */
export const givenFile = (upload: FileUpload, stored: StoredFile | null): GivenSource => ({
  id: stored?.place.sourceId ?? newId(),
  fields: upload.fields,
  draftFor: (id) => fileDraft(id, upload),
  async takeBytes(work, id) {
    // The source that had the bytes a moment ago has been deleted or replaced.
    if (!stored) throw unavailable()
    await stored.give(work, id)
  },
})

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

/** Lifetime of unused bytes, longer than any request takes. */
const keptForMs = 3600 * 1000

/** The bytes of an upload in the database before a source has them. They are deleted unless a source takes them. */
export class StoredFile implements AsyncDisposable {
  readonly place: RunContent
  readonly #database: Database
  #isTaken = false

  constructor(database: Database, place: RunContent) {
    this.#database = database
    this.place = place
  }

  /** Gives the bytes to the source with this id: that of `place`, or one whose old bytes are then deleted. */
  async give(work: Work, sourceId: string): Promise<void> {
    // Already deleted, because no client waits that long for a response.
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
 * Stores the bytes in many short statements before the transaction that needs them, which would otherwise block
 * everyone else. Stores nothing for a file that the base has according to `isStored`.
 *
 * @throws ApiError 404 if there is no such base
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

/** Returns true if an upload that is not a copy is a duplicate, whose bytes are stored. */
export const isDuplicate =
  (db: Db, { file, fields }: FileUpload) =>
  async (base: StoredBase): Promise<boolean> =>
    fields.onDuplicate !== 'allow' && (await findDuplicate(db, base, fileKey(file))) !== undefined

/** Returns true if the source with this external id has the bytes of the upload. */
export const isContentOf =
  (db: Db, externalId: string, { file }: FileUpload) =>
  async (base: StoredBase): Promise<boolean> => {
    const holder = await findByExternalId(db, base, externalId)
    return (holder?.file as Source['file'] | null)?.sha256 === file.sha256
  }

/** Builds a source from an uploaded file. It keeps the bytes, so that it can be processed again. */
export const givenFile = (upload: FileUpload, stored: StoredFile | null): GivenSource => ({
  id: stored?.place.sourceId ?? newId(),
  fields: upload.fields,
  draftFor: (id) => fileDraft(id, upload),
  async takeBytes(work, id) {
    // The source that had the bytes was deleted or replaced a moment ago.
    if (!stored) throw unavailable()
    await stored.give(work, id)
  },
})

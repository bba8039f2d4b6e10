import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import { attemptRun, inRun } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { readFieldRules } from '../custom-fields/rules.ts'
import { ContactId } from '../ids.ts'
import { fieldOf } from '../representation.ts'
import { removeContact } from '../service.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import { attemptBatch } from '../writer/attempt-batch.ts'
import { ContactWriter } from '../writer/contact-writer.ts'
import { identifiersOf } from '../writer/identifier-index.ts'
import { deleteImages, listImages, type SavedImage } from './changes-store.ts'
import { deleteRowsOf } from './drafts-store.ts'
import { type ImportRunKey, undoRun } from './import-run.ts'
import type { UndoResult } from './schema.ts'
import { type ImportRecord, updateImport } from './store.ts'

const contactsAtOnce = 100
const maxKept = 1_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

type UndoPlatform = Pick<Platform, 'database' | 'transact' | 'log'>

/**
 * Undoes an import. New contacts come first, because a changed contact may get back one of their identifiers. Changed
 * contacts follow, in several passes while one of them releases a value that another one waits for.
 */
export const runUndo = (
  platform: UndoPlatform,
  key: ImportRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(platform, undoRun, key, {
    isLast: last,
    signal,
    steps: async (ends) => {
      await undoAll(platform, key, ends, { isWanted: ({ before }) => before === null })
      let hasHelped = true
      while (hasHelped) hasHelped = await undoAll(platform, key, ends, { waits: true })
      await undoAll(platform, key, ends, {})
      await inRun(platform, undoRun, key, ({ db }) => updateImport(db, key, { status: 'undone' }))
      await deleteRowsOf(platform.database, key, ['contact_import_parts'])
    },
  })

interface Pass {
  isWanted?: (image: SavedImage) => boolean
  /**
   * True if a contact that cannot get back a value is left for the next pass, because another contact has the value.
   */
  waits?: boolean
}

/** Returns true if contacts are left and another pass may restore more. */
async function undoAll(
  platform: UndoPlatform,
  key: ImportRunKey,
  signal: AbortSignal,
  { isWanted = () => true, waits = false }: Pass,
): Promise<boolean> {
  let after: string | undefined = beforeAll
  let [left, undone] = [0, 0]
  while (after !== undefined) {
    signal.throwIfAborted()
    const images = await listImages(platform.database.db, key, after, contactsAtOnce)
    after = images.at(-1)?.contactId
    const wanted = images.filter(isWanted)
    if (wanted.length === 0) continue
    const some = await inRun(platform, undoRun, key, (work, record) =>
      attemptBatch(work, (part) => undoSome(part, key, record, wanted, waits)),
    )
    left += some.left
    undone += some.undone
  }
  return left > 0 && undone > 0
}

/** Undoes some contacts. Their images are deleted in the same transaction, so that nothing is undone twice. */
async function undoSome(
  work: Work,
  key: ImportRunKey,
  record: ImportRecord,
  images: readonly SavedImage[],
  waits: boolean,
): Promise<{ left: number; undone: number }> {
  const rules = await readFieldRules(work)
  const writer = await ContactWriter.open(work, {
    ids: images.map(({ contactId }) => contactId),
    identifiers: images.flatMap(({ before }) =>
      before ? identifiersOf({ ...emptyContact, ...before }, rules) : [],
    ),
    rules,
  })
  const none: UndoResult = { deleted: 0, restored: 0, keptCount: 0, kept: [] }
  const result = structuredClone(record.undo ?? none)
  const left = new Set<string>()
  let undone = 0
  for (const image of images) {
    const row = writer.find(image.contactId)
    if (row?.id !== image.contactId) continue
    const { changed, refused, count } = await undoOne(work, writer, row, image)
    undone += count
    if (waits && refused.length > 0) {
      left.add(row.id)
      continue
    }
    const fields = [...changed, ...refused]
    if (image.before === null) result.deleted += count
    else if (fields.length < Object.keys(image.after).length) result.restored++
    if (fields.length === 0) continue
    result.keptCount++
    if (result.kept.length < maxKept) {
      result.kept.push({ contactId: ContactId.show(row.id), fields: fields.map(fieldOf) })
    }
  }
  await writer.flush()
  const done = images.map(({ contactId }) => contactId).filter((id) => !left.has(id))
  await deleteImages(work.db, key, done)
  await updateImport(work.db, key, { undo: result })
  return { left: left.size, undone }
}

type ColumnName = keyof ContactColumns

interface Undone {
  /** Columns that have changed since. */
  changed: ColumnName[]
  /** Columns whose value another contact has now. */
  refused: ColumnName[]
  /** Number of changes undone in this pass. */
  count: number
}

/** Undoes one contact. A new contact is kept as a whole if any of its fields has changed. */
async function undoOne(
  work: Work,
  writer: ContactWriter,
  row: ContactRow,
  { before, after }: SavedImage,
): Promise<Undone> {
  if (before === null) {
    const changed = changedSince(row, after)
    if (changed.length === 0) await removeContact(work, row.id)
    return { changed, refused: [], count: changed.length === 0 ? 1 : 0 }
  }
  const names = Object.keys(after) as ColumnName[]
  // An earlier pass has restored some already.
  const away = names.filter((name) => !isDeepStrictEqual(row[name], before[name]))
  const changed = away.filter((name) => !isDeepStrictEqual(row[name], after[name]))
  const free = away.filter((name) => !changed.includes(name))
  const earlier = Object.fromEntries(free.map((name) => [name, before[name]]))
  if (await restore(writer, row.id, earlier)) return { changed, refused: [], count: free.length }
  const refused: ColumnName[] = []
  for (const name of free) {
    if (!(await restore(writer, row.id, { [name]: before[name] }))) refused.push(name)
  }
  return { changed, refused, count: free.length - refused.length }
}

const watched: readonly ColumnName[] = [
  'external_id',
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'company_id',
  'job_title',
  'tags',
  'custom',
  'additional_emails',
  'additional_phones',
  'owner_id',
  'address',
  'locale',
  'timezone',
  'consent',
  'do_not_contact',
  'birthday',
  'websites',
  'additional_addresses',
  'fax_numbers',
  'email_labels',
  'phone_labels',
]

/**
 * Returns the columns that changed after the import. For a new contact, columns that the import did not set were empty.
 */
const changedSince = (row: ContactRow, after: Partial<ContactColumns>): ColumnName[] =>
  watched.filter((name) =>
    name in after ? !isDeepStrictEqual(row[name], after[name]) : !isEmpty(row[name]),
  )

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(Object(value)).length === 0)

/** Restores the columns. False if another contact has taken the value, or the contact would be left without a name. */
async function restore(
  writer: ContactWriter,
  id: string,
  columns: Partial<ContactColumns>,
): Promise<boolean> {
  const row = writer.find(id)
  try {
    if (row) await writer.update(row, columns)
    return row !== null
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

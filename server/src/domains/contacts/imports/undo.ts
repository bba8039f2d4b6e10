import { isDeepStrictEqual } from 'node:util'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { attemptRun, inRun } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactId } from '../ids.ts'
import { fieldOf } from '../representation.ts'
import { removeContact, reviseContact } from '../service.ts'
import type { ContactColumns, ContactRow } from '../store.ts'
import { deleteImages, listImages, type SavedImage } from './changes-store.ts'
import { deleteRowsOf } from './delete-rows.ts'
import { undoRun } from './import-run.ts'
import type { ImportRunKey } from './job.ts'
import { lockContacts } from './rows-store.ts'
import type { UndoResult } from './schema.ts'
import { type ImportRecord, updateImport } from './store.ts'

const contactsAtOnce = 100
const maxKept = 1_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

type UndoPlatform = Pick<Platform, 'database' | 'transact' | 'log'>

/** New contacts first: what they are found by may be what a changed one gets back. */
export const runUndo = (
  platform: UndoPlatform,
  key: ImportRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> =>
  attemptRun(platform, undoRun, key, {
    isLast: last,
    steps: async () => {
      await undoAll(platform, key, signal, ({ before }) => before === null)
      await undoAll(platform, key, signal, () => true)
      await inRun(platform, undoRun, key, ({ db }) => updateImport(db, key, { status: 'undone' }))
      await deleteRowsOf(platform.database, key, ['contact_import_parts'])
    },
  })

async function undoAll(
  platform: UndoPlatform,
  key: ImportRunKey,
  signal: AbortSignal,
  isWanted: (image: SavedImage) => boolean,
): Promise<void> {
  let after: string | undefined = beforeAll
  while (after !== undefined) {
    signal.throwIfAborted()
    const images = await listImages(platform.database.db, key, after, contactsAtOnce)
    after = images.at(-1)?.contactId
    const wanted = images.filter(isWanted)
    if (wanted.length === 0) continue
    await inRun(platform, undoRun, key, (work, record) => undoSome(work, key, record, wanted))
  }
}

/** Their images go in the same transaction: what is undone is not undone again. */
async function undoSome(
  work: Work,
  key: ImportRunKey,
  record: ImportRecord,
  images: readonly SavedImage[],
): Promise<void> {
  work.lock('contact batches')
  const ids = images.map(({ contactId }) => contactId)
  const rows = await lockContacts(work.db, work.organizationId, ids)
  const result: UndoResult = record.undo ?? { deleted: 0, restored: 0, keptCount: 0, kept: [] }
  for (const row of rows) {
    const image = images.find(({ contactId }) => contactId === row.id)
    if (!image) continue
    const fields = await undoOne(work, row, image, result)
    if (fields.length === 0) continue
    result.keptCount++
    if (result.kept.length < maxKept) {
      result.kept.push({ contactId: ContactId.show(row.id), fields: fields.map(fieldOf) })
    }
  }
  await deleteImages(work.db, key, ids)
  await updateImport(work.db, key, { undo: result })
}

type ColumnName = keyof ContactColumns

/** Returns the columns that stay. A new contact stays as a whole when anything of it has changed. */
async function undoOne(
  work: Work,
  row: ContactRow,
  { before, after }: SavedImage,
  result: UndoResult,
): Promise<ColumnName[]> {
  const names = Object.keys(after) as ColumnName[]
  const changed = before === null ? changedSince(row, after) : changedOf(names, row, after)
  if (before === null) {
    if (changed.length > 0) return changed
    await removeContact(work, row.id)
    result.deleted++
    return []
  }
  const kept = new Set(changed)
  const free = names.filter((name) => !kept.has(name))
  const earlier = Object.fromEntries(free.map((name) => [name, before[name]]))
  if (!(await restore(work, row, earlier))) {
    for (const name of free) {
      if (!(await restore(work, row, { [name]: before[name] }))) kept.add(name)
    }
  }
  if (kept.size < names.length) result.restored++
  return [...kept]
}

const changedOf = (
  names: readonly ColumnName[],
  row: ContactRow,
  after: Partial<ContactColumns>,
): ColumnName[] => names.filter((name) => !isDeepStrictEqual(row[name], after[name]))

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
]

/** Of a new contact, what the import did not set was empty. */
const changedSince = (row: ContactRow, after: Partial<ContactColumns>): ColumnName[] =>
  watched.filter((name) =>
    name in after ? !isDeepStrictEqual(row[name], after[name]) : !isEmpty(row[name]),
  )

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(Object(value)).length === 0)

/** False where another contact has taken the value since, or the contact would have no name left. */
async function restore(
  work: Work,
  row: ContactRow,
  columns: Partial<ContactColumns>,
): Promise<boolean> {
  try {
    await work.attempt((part) => reviseContact(part, row, columns))
    Object.assign(row, columns)
    return true
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error)
    if (refusal && refusal.status < 500) return false
    throw error
  }
}

import { ApiError } from '../../../../platform/errors.ts'
import type { Work } from '../../../../platform/work.ts'
import { removeContact, tagContact } from '../../../contacts/index.ts'
import { removeSource } from '../../../knowledge/index.ts'
import type { SyncRow } from '../store.ts'
import { finishRun, presentRun } from './finish.ts'
import { baseOf } from './knowledge-base.ts'
import {
  countGone,
  countKnown,
  deleteRecords,
  type GoneRecord,
  listGone,
  markTagged,
} from './records-store.ts'
import { syncNeedsConfirmation } from './schema.ts'
import { type SyncRunRow, updateRun } from './store.ts'

/** Tag for contacts whose record is deleted at the source. */
export const goneTag = 'gone at source'

const batch = 50
/** Returns how many records can be removed without confirmation: a fifth, or ten if there are fewer than fifty. */
const mostGone = (known: number): number => (known < 50 ? 10 : known * 0.2)

/**
 * Removes some contacts or sources in one transaction, after a complete listing. A full listing removes those that it
 * did not see, an incremental one those that the source reported. Returns true if the run has ended or waits for a
 * person.
 */
export async function removeGone(work: Work, sync: SyncRow, run: SyncRunRow): Promise<boolean> {
  const { organizationId, now } = work
  const key = { organizationId, syncId: sync.id }
  const isDone = () => finishRun(work, run, run.failed > 0 ? 'partial' : 'succeeded')
  if (sync.deletions === 'ignore') {
    await isDone()
    return true
  }
  const place = { runId: run.id, isFull: run.mode === 'full' }
  if (run.gone === null) {
    const gone = await countGone(work.db, key, place)
    const known = run.known ?? (await countKnown(work.db, key))
    const counted = { gone, known, moved_at: now }
    Object.assign(run, counted)
    if (gone > mostGone(known)) {
      const change = { ...counted, status: 'needs_confirmation' as const }
      updateRun(work, organizationId, run.id, change)
      await work.emit(syncNeedsConfirmation, presentRun({ ...run, ...change }))
      return true
    }
    updateRun(work, organizationId, run.id, counted)
  }
  const gone = await listGone(work.db, key, place, batch)
  if (gone.length === 0) {
    await isDone()
    return true
  }
  const ids = gone.map(({ remoteId }) => remoteId)
  // Rows first, because the deletion of a contact would keep them as dropped.
  if (sync.deletions === 'delete') deleteRecords(work, key, ids)
  let removed = 0
  for (const one of gone) if (await removeOne(work, sync, one)) removed++
  if (sync.deletions === 'tag') markTagged(work, key, ids, now)
  updateRun(work, organizationId, run.id, { removed: run.removed + removed, moved_at: now })
  return false
}

/** Returns true if something was removed. A contact that another record also maps to is kept. */
async function removeOne(work: Work, sync: SyncRow, record: GoneRecord): Promise<boolean> {
  const { contactId, sourceId, isShared } = record
  if (isShared || (contactId === null && sourceId === null)) return false
  try {
    await work.attempt(async (part) => {
      if (sourceId !== null) await removeSource(part, baseOf(sync), sourceId)
      else if (contactId === null) return
      else if (sync.deletions === 'tag') await tagContact(part, contactId, goneTag)
      else await removeContact(part, contactId)
    })
    return true
  } catch (error) {
    // Deleted here already, merged into another contact, or at the limit of tags.
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}

import type { Db } from '../../../platform/db/database.ts'
import { ApiError, notFound, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactNoteId } from '../ids.ts'
import { findSurvivorId } from '../merge/aliases/store.ts'
import { addToTimeline, deleteTimelineRow } from '../timeline/store.ts'
import type { ContactNote } from './schema.ts'
import {
  countNotes,
  deleteNote,
  type Holder,
  insertNote,
  lockNote,
  type NoteRow,
  updateNote,
} from './store.ts'

const maxNotes = 1_000

export const presentNote = (row: NoteRow): ContactNote => ({
  id: ContactNoteId.show(row.id),
  text: row.text,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export async function writeNote(
  work: Work,
  contactId: string,
  text: string,
  createdBy: string | null,
): Promise<ContactNote> {
  const holder = await holderOf(work, contactId)
  const count = await countNotes(work.db, holder, maxNotes)
  if (count === undefined) throw notFound()
  if (count >= maxNotes) {
    throw new ApiError(
      'validation_error',
      `A contact can have up to ${maxNotes} notes. Delete one first.`,
      {
        field: 'text',
      },
    )
  }
  const times = { created_at: work.now, updated_at: work.now }
  const row: NoteRow = { id: newId(), text, created_by: createdBy, ...times }
  insertNote(work, holder, row)
  showInTimeline(work, holder.contactId, row)
  return presentNote(row)
}

export async function changeNote(
  work: Work,
  contactId: string,
  id: string,
  text: string,
): Promise<ContactNote> {
  const holder = await holderOf(work, contactId)
  const row = requireFound(await lockNote(work.db, holder, id))
  if (row.text === text) return presentNote(row)
  const changed = { ...row, text, updated_at: work.now }
  updateNote(work, holder, changed)
  deleteTimelineRow(work, work.organizationId, holder.contactId, { at: row.created_at, id })
  showInTimeline(work, holder.contactId, changed)
  return presentNote(changed)
}

export async function removeNote(work: Work, contactId: string, id: string): Promise<void> {
  const holder = await holderOf(work, contactId)
  const row = requireFound(await deleteNote(work.db, holder, id))
  deleteTimelineRow(work, work.organizationId, holder.contactId, { at: row.created_at, id })
}

/** Returns the contact, or the survivor it was merged into. */
export async function holderOf(
  { db, organizationId }: { db: Db; organizationId: string },
  contactId: string,
): Promise<Holder> {
  const survivorId = await findSurvivorId(db, organizationId, contactId)
  return { organizationId, contactId: survivorId ?? contactId }
}

const showInTimeline = (work: Work, contactId: string, { id, text, created_at }: NoteRow): void =>
  addToTimeline(work, contactId, {
    at: created_at,
    id,
    kind: 'note.created',
    ref: ContactNoteId.show(id),
    summary: text,
  })

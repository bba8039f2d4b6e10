import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ContactNotesTable } from '../../../platform/db/tables.generated.ts'

const columns = ['id', 'text', 'created_by', 'created_at', 'updated_at'] as const

export type NoteRow = Pick<Selectable<ContactNotesTable>, (typeof columns)[number]>

/** A contact and its organization. */
export interface Holder {
  organizationId: string
  contactId: string
}

const notes = ownedTable<'contact_notes', NoteRow>('contact_notes', {
  columns,
  locksReferences: true,
})

/** Counts the notes of the contact, up to `limit`; undefined if the contact does not exist. */
export async function countNotes(
  tx: Tx,
  { organizationId, contactId }: Holder,
  limit: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('contacts')
    .select(
      sql<number>`(select count(*)::integer from (
        select from contact_notes n
        where n.organization_id = ${organizationId} and n.contact_id = ${contactId} limit ${limit}
      ) as one)`.as('count'),
    )
    .where('organization_id', '=', organizationId)
    .where('id', '=', contactId)
    .forKeyShare()
    .executeTakeFirst()
  return row?.count
}

export const insertNote = (
  writing: Writing,
  { organizationId, contactId }: Holder,
  row: NoteRow,
): void => notes.insert(writing, { organization_id: organizationId, contact_id: contactId, ...row })

/** Lists notes, newest first, one row more than the limit if there is another page. */
export const listNotes = (
  db: Db,
  { organizationId, contactId }: Holder,
  page: PageOf,
): Promise<NoteRow[]> =>
  newestFirst(notes.select(db, organizationId, { contact_id: contactId }), page)

export const findNote = (
  db: Db,
  { organizationId, contactId }: Holder,
  id: string,
): Promise<NoteRow | undefined> => notes.find(db, organizationId, { contact_id: contactId, id })

export const lockNote = (
  tx: Tx,
  { organizationId, contactId }: Holder,
  id: string,
): Promise<NoteRow | undefined> => notes.lock(tx, organizationId, { contact_id: contactId, id })

export const updateNote = (
  writing: Writing,
  { organizationId, contactId }: Holder,
  { id, text, updated_at }: NoteRow,
): void =>
  notes.update(writing, organizationId, { contact_id: contactId, id }, { text, updated_at })

export const deleteNote = (
  db: Db,
  { organizationId, contactId }: Holder,
  id: string,
): Promise<NoteRow | undefined> =>
  notes
    .deleting(db, organizationId, { contact_id: contactId, id })
    .returning(columns)
    .executeTakeFirst()

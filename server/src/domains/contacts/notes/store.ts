import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ContactNotesTable } from '../../../platform/db/tables.generated.ts'

const columns = ['id', 'text', 'created_by', 'created_at', 'updated_at'] as const

export type NoteRow = Pick<Selectable<ContactNotesTable>, (typeof columns)[number]>

/** A contact and its organization. */
export interface Holder {
  organizationId: string
  contactId: string
}

const notesOf = (db: Db, { organizationId, contactId }: Holder) =>
  db
    .selectFrom('contact_notes')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)

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
  { db, write }: Writing,
  { organizationId, contactId }: Holder,
  row: NoteRow,
): void =>
  write(
    db
      .insertInto('contact_notes')
      .values({ organization_id: organizationId, contact_id: contactId, ...row }),
  )

/** Lists notes, newest first, one row more than the limit if there is another page. */
export const listNotes = (db: Db, holder: Holder, page: PageOf): Promise<NoteRow[]> =>
  newestFirst(notesOf(db, holder), page)

export const findNote = (db: Db, holder: Holder, id: string): Promise<NoteRow | undefined> =>
  notesOf(db, holder).where('id', '=', id).executeTakeFirst()

export const lockNote = (tx: Tx, holder: Holder, id: string): Promise<NoteRow | undefined> =>
  notesOf(tx, holder).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateNote = (
  { db, write }: Writing,
  { organizationId, contactId }: Holder,
  { id, text, updated_at }: NoteRow,
): void =>
  write(
    db
      .updateTable('contact_notes')
      .set({ text, updated_at })
      .where('organization_id', '=', organizationId)
      .where('contact_id', '=', contactId)
      .where('id', '=', id),
  )

export const deleteNote = (
  db: Db,
  { organizationId, contactId }: Holder,
  id: string,
): Promise<NoteRow | undefined> =>
  db
    .deleteFrom('contact_notes')
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

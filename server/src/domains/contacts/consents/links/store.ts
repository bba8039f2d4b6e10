import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type { ConsentLinksTable } from '../../../../platform/db/tables.generated.ts'

export type ConsentLinkRow = Selectable<ConsentLinksTable>

export const insertLink = ({ db, write }: Writing, row: ConsentLinkRow): void =>
  write(db.insertInto('consent_links').values(row))

const selectLink = (db: Db, organizationId: string, tokenHash: Buffer) =>
  db
    .selectFrom('consent_links')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('token_hash', '=', tokenHash)

export const findLinkRow = (
  db: Db,
  organizationId: string,
  tokenHash: Buffer,
): Promise<ConsentLinkRow | undefined> =>
  selectLink(db, organizationId, tokenHash).executeTakeFirst()

export const lockLink = (
  tx: Tx,
  organizationId: string,
  tokenHash: Buffer,
): Promise<ConsentLinkRow | undefined> =>
  selectLink(tx, organizationId, tokenHash).forUpdate().executeTakeFirst()

/** Lists the mails that sent links to a contact. */
export async function listMailIds(
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('consent_links')
    .select('mail_id')
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

export const markConfirmed = (
  { db, write }: Writing,
  { organization_id, token_hash }: ConsentLinkRow,
  at: Date,
): void =>
  write(
    db
      .updateTable('consent_links')
      .set({ confirmed_at: at })
      .where('organization_id', '=', organization_id)
      .where('token_hash', '=', token_hash),
  )

/** Lists the consent requests of a contact, newest first. */
export const listLinks = (
  db: Db,
  organizationId: string,
  contactId: string,
  limit: number,
): Promise<ConsentLinkRow[]> =>
  db
    .selectFrom('consent_links')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

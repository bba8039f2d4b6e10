import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { ownedTable } from '../../../../platform/db/owned-table.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type { ConsentLinksTable } from '../../../../platform/db/tables.generated.ts'

export type ConsentLinkRow = Selectable<ConsentLinksTable>

const links = ownedTable<'consent_links', ConsentLinkRow>('consent_links', {
  locksReferences: true,
})

export const { insert: insertLink } = links

export const findLinkRow = (
  db: Db,
  organizationId: string,
  tokenHash: Buffer,
): Promise<ConsentLinkRow | undefined> => links.find(db, organizationId, { token_hash: tokenHash })

export const lockLink = (
  tx: Tx,
  organizationId: string,
  tokenHash: Buffer,
): Promise<ConsentLinkRow | undefined> => links.lock(tx, organizationId, { token_hash: tokenHash })

/** Lists the mails that sent links to a contact. */
export async function listMailIds(
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<string[]> {
  const rows = await links.select(db, organizationId, { contact_id: contactId }).execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

export const markConfirmed = (
  writing: Writing,
  { organization_id, token_hash }: ConsentLinkRow,
  at: Date,
): void => links.update(writing, organization_id, { token_hash }, { confirmed_at: at })

/** Lists the consent requests of a contact, newest first. */
export const listLinks = (
  db: Db,
  organizationId: string,
  contactId: string,
  limit: number,
): Promise<ConsentLinkRow[]> =>
  links
    .select(db, organizationId, { contact_id: contactId })
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()

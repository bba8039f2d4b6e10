import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { ContactErasuresTable } from '../../../platform/db/tables.generated.ts'
import type { ConsentRow } from '../consents/store.ts'

export type ErasureRow = Pick<
  Selectable<ContactErasuresTable>,
  'contact_id' | 'survivor_id' | 'erased_at'
>

/** Finds the erasure of the contact, or of the one it had been merged into. */
const erasures = ownedTable<'contact_erasures', ErasureRow>('contact_erasures', {
  columns: ['contact_id', 'survivor_id', 'erased_at'],
})

/** Finds the erasure of the contact, or of the one it had been merged into. */
export const findErasure = (
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<ErasureRow | undefined> => erasures.find(db, organizationId, { contact_id: contactId })

export async function insertErasures(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  { survivorId, at }: { survivorId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('contact_erasures')
    .values(
      ids.map((contact_id) => ({
        organization_id: organizationId,
        contact_id,
        survivor_id: survivorId,
        erased_at: at,
      })),
    )
    .execute()
}

/** Copies the consent ledger without the proofs. */
export async function keepConsents(
  tx: Tx,
  organizationId: string,
  contactId: string,
): Promise<void> {
  await sql`
    insert into erased_consents
      (organization_id, contact_id, at, id, channel, purpose, status, basis, actor_kind, actor_id)
    select organization_id, contact_id, at, id, channel, purpose, status, basis, actor_kind, actor_id
    from contact_consents where organization_id = ${organizationId} and contact_id = ${contactId}`.execute(
    tx,
  )
}

export type ErasedConsentRow = Omit<ConsentRow, 'source' | 'wording' | 'proof'>

export const listErasedConsents = (
  db: Db,
  organizationId: string,
  contactId: string,
): Promise<ErasedConsentRow[]> =>
  db
    .selectFrom('erased_consents')
    .select(['at', 'id', 'channel', 'purpose', 'status', 'basis', 'actor_kind', 'actor_id'])
    .where('organization_id', '=', organizationId)
    .where('contact_id', '=', contactId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$castTo<ErasedConsentRow>()
    .execute()

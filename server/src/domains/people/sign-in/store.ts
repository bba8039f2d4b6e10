import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { TwoFactorsTable } from '../../../platform/db/tables.generated.ts'

/** Second factors of which no column is sealed yet. */
export async function listUnsealedSecondFactors(db: Db, limit: number) {
  return db
    .selectFrom('two_factors')
    .select(['id', 'secret', 'backup_codes'])
    .where('sealed_secret', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function saveSealedSecondFactor(
  db: Db,
  id: string,
  sealed: Pick<Insertable<TwoFactorsTable>, 'sealed_secret' | 'sealed_backup_codes'>,
): Promise<void> {
  await db
    .updateTable('two_factors')
    .set({ ...sealed, secret: null, backup_codes: null })
    .where('id', '=', id)
    .where('sealed_secret', 'is', null)
    .execute()
}

/** Ends links that set another password, and sign-ins that wait for a second factor. */
export async function deleteVerifications(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', personId).execute()
}

/** Whether the session goes on and its person still belongs to the organization. */
export async function isSessionLiving(
  db: Db,
  {
    sessionId,
    personId,
    organizationId,
  }: Record<'sessionId' | 'personId' | 'organizationId', string>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ living: boolean }>`
    select exists (select from sessions where id = ${sessionId} and expires_at > ${now})
      and exists (select from members
        where organization_id = ${organizationId} and person_id = ${personId}) as living`.execute(
    db,
  )
  return rows[0]?.living ?? false
}

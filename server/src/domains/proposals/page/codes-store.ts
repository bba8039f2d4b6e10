import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'

export interface NewCode {
  proposalId: string
  recipientId: string
  codeMac: string
  expiresAt: Date
}

/** Stores a code, which replaces the previous one. */
export const putCode = (
  { db, write }: Writing,
  organizationId: string,
  { proposalId, recipientId, codeMac, expiresAt }: NewCode,
): void =>
  write(
    db
      .insertInto('proposal_codes')
      .values({
        organization_id: organizationId,
        recipient_id: recipientId,
        proposal_id: proposalId,
        code_mac: codeMac,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'recipient_id']).doUpdateSet((set) => ({
          proposal_id: set.ref('excluded.proposal_id'),
          code_mac: set.ref('excluded.code_mac'),
          expires_at: set.ref('excluded.expires_at'),
          tries: 0,
          used_at: null,
        })),
      ),
  )

/**
 * Counts an attempt, and uses up the code if it is right, in one statement. Of many concurrent attempts, at most
 * `maxTries` are checked; of two right ones, one succeeds.
 */
export async function tryCode(
  db: Db,
  organizationId: string,
  {
    recipientId,
    codeMac,
    now,
    maxTries,
  }: {
    recipientId: string
    codeMac: string
    now: Date
    maxTries: number
  },
): Promise<boolean> {
  const { rows } = await sql<{ is_right: boolean }>`
    update proposal_codes
    set tries = tries + 1, used_at = case when code_mac = ${codeMac} then ${now}::timestamptz end
    where organization_id = ${organizationId} and recipient_id = ${recipientId}
      and used_at is null and tries < ${maxTries} and expires_at > ${now}
    returning used_at is not null as is_right`.execute(db)
  return rows[0]?.is_right === true
}

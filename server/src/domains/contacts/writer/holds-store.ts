import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

/** Returns true if the member exists, and locks it until the transaction ends. */
export async function holdMember(tx: Tx, organizationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from members
    where organization_id = ${organizationId} and id = ${id} for key share`.execute(tx)
  return rows.length > 0
}

/** Returns the name of a company, and locks it until the transaction ends; undefined if it does not exist. */
export async function holdName(
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('companies')
    .select('name')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.name
}

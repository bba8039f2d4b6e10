import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProposalRow } from '../store.ts'

export type OwnedPdf = Pick<ProposalRow, 'id' | 'number' | 'revision' | 'title' | 'status'> & {
  /** Sealed, and not only as it was sent. */
  isSealed: boolean
}

/** The revision whose PDF has this hash, sealed rather than as it was sent. */
export async function findProposalOfPdf(
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<OwnedPdf | undefined> {
  const { rows } = await sql<OwnedPdf>`
    select id, number, revision, title, status, sealed_sha256 is not distinct from ${sha256} as "isSealed"
    from proposals where organization_id = ${organizationId}
    and (sealed_sha256 = ${sha256} or sent_sha256 = ${sha256})
    order by "isSealed" desc, id limit 1`.execute(db)
  return rows[0]
}

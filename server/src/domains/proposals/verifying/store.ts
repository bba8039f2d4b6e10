import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProposalRow } from '../store.ts'

export type OwnedPdf = Pick<ProposalRow, 'id' | 'number' | 'revision' | 'title' | 'status'> & {
  /** True for the sealed PDF, false for the PDF as it was sent. */
  isSealed: boolean
}

/** Finds the revision whose PDF has this hash; the sealed PDF comes before the sent one. */
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

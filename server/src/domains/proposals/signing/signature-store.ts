import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Signature, SignatureEvidence } from '../evidence/schema.ts'
import { proposalRows } from '../store.ts'

export interface SignatureRow {
  recipient_id: string
  proposal_id: string
  signed_at: Date
  source: SignatureEvidence['source']
  signature: Signature | null
  evidence: SignatureEvidence
  /** SHA-256 of the posted body. Repeating the same body returns the first result. */
  request_sha256: string | null
}

const signatures = ownedTable<'proposal_signatures', SignatureRow>('proposal_signatures', {
  columns: [
    'recipient_id',
    'proposal_id',
    'signed_at',
    'source',
    'signature',
    'evidence',
    'request_sha256',
  ],
  json: ['signature', 'evidence'],
})

export const insertSignature = (
  writing: Writing,
  organizationId: string,
  row: SignatureRow,
): void => signatures.insert(writing, { organization_id: organizationId, ...row })

/** Lists signatures in the order in which they were made. */
export const listSignatures = (
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<SignatureRow[]> =>
  signatures
    .select(db, organizationId, { proposal_id: proposalId })
    .orderBy('signed_at')
    .orderBy('recipient_id')
    .execute()

/** Returns true if the link still opens the page. */
export async function isLinkAlive(
  db: Db,
  organizationId: string,
  { proposalId, linkId }: { proposalId: string; linkId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('proposal_links')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', proposalId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Records that a document was sealed without its time stamp. */
export const noteMissingTimestamp = (
  writing: Writing,
  organizationId: string,
  proposalId: string,
  at: Date,
): void => proposalRows.update(writing, organizationId, proposalId, { unstamped_at: at })

/** Counts documents without a time stamp in all organizations. */
async function countUnstamped(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unstamped_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts completed proposals of all organizations whose document was not added to the base, up to the limit. */
async function countSkipped(db: Db, limit: number): Promise<number> {
  const rows = await db
    .selectFrom('proposals')
    .select('id')
    .where(sql<boolean>`knowledge->>'status' = 'skipped'`)
    .limit(limit)
    .execute()
  return rows.length
}

const dayMs = 86_400_000
const maxCounted = 100

/** Reports problems of sealing to the operator. */
export async function describeSealing({
  database: { db },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const unstamped = await countUnstamped(db, new Date(clock.now().getTime() - dayMs))
  const skipped = await countSkipped(db, maxCounted)
  const shown = skipped < maxCounted ? String(skipped) : `${maxCounted} or more`
  return [
    ...(unstamped > 0
      ? [
          `${unstamped} proposals were sealed without a time stamp in the last 24 hours, because the authority at CAPSTAN_TSA_URL did not answer correctly. The log has the reasons.`,
        ]
      : []),
    ...(skipped > 0
      ? [
          `${shown} signed proposals are not in their knowledge base. Each has the reason; POST /v1/proposals/{id}/knowledge adds it.`,
        ]
      : []),
  ]
}

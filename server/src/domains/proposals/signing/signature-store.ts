import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Signature, SignatureEvidence } from '../evidence/schema.ts'

export interface SignatureRow {
  recipient_id: string
  proposal_id: string
  signed_at: Date
  source: SignatureEvidence['source']
  signature: Signature | null
  evidence: SignatureEvidence
  /** Of what was posted: the same again is answered with the first result. */
  request_sha256: string | null
}

export const insertSignature = (
  { db, write }: Writing,
  organizationId: string,
  { signature, evidence, ...row }: SignatureRow,
): void =>
  write(
    db.insertInto('proposal_signatures').values({
      organization_id: organizationId,
      ...row,
      signature: signature && JSON.stringify(signature),
      evidence: JSON.stringify(evidence),
    }),
  )

/** In the order in which they were made. */
export const listSignatures = (
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<SignatureRow[]> =>
  db
    .selectFrom('proposal_signatures')
    .select([
      'recipient_id',
      'proposal_id',
      'signed_at',
      'source',
      'signature',
      'evidence',
      'request_sha256',
    ])
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', proposalId)
    .orderBy('signed_at')
    .orderBy('recipient_id')
    .$castTo<SignatureRow>()
    .execute()

/** Whether the link still opens the page. */
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

/** Remembers that a document was sealed without the time stamp that it should have. */
export const noteMissingTimestamp = (
  { db, write }: Writing,
  organizationId: string,
  proposalId: string,
  at: Date,
): void =>
  write(
    db
      .updateTable('proposals')
      .set({ unstamped_at: at })
      .where('organization_id', '=', organizationId)
      .where('id', '=', proposalId),
  )

/** Of all organizations. */
async function countUnstamped(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('proposals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unstamped_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Completed proposals of all organizations whose document is still to go to the base; counts to the limit. */
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

/** What sealing could not do as it should, for the operator. */
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
          `${unstamped} proposals were sealed without a time stamp in the last 24 hours: the authority at CAPSTAN_TSA_URL did not answer as it should; the log says why.`,
        ]
      : []),
    ...(skipped > 0
      ? [
          `${shown} signed proposals are not in the knowledge base that they name; each says why, and POST /v1/proposals/{id}/knowledge adds it.`,
        ]
      : []),
  ]
}

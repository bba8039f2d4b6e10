import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { Comment } from '../comments/schema.ts'
import { columns, type ProposalRow } from '../store.ts'

/** Proposals that are for one of the contacts, or have one among their recipients; each part by its own index. */
const about = (organizationId: string, contactIds: readonly string[]) => sql<boolean>`id in (
  select p.id from proposals p
  where p.organization_id = ${organizationId} and p.contact_id = any(${[...contactIds]}::uuid[])
  union all
  select r.proposal_id from proposal_recipients r
  where r.organization_id = ${organizationId} and r.contact_id = any(${[...contactIds]}::uuid[]))`

/** In the order of ids, as every writer of many. */
export const lockProposalsOf = (
  tx: Tx,
  organizationId: string,
  contactId: string,
): Promise<ProposalRow[]> =>
  tx
    .selectFrom('proposals')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where(about(organizationId, [contactId]))
    .orderBy('id')
    .forUpdate()
    .$castTo<ProposalRow>()
    .execute()

/** Newest first. */
export const listProposalsOf = (
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
  limit: number,
): Promise<ProposalRow[]> =>
  db
    .selectFrom('proposals')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .where(about(organizationId, contactIds))
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<ProposalRow>()
    .execute()

export const deleteRecipient = ({ db, write }: Writing, organizationId: string, id: string): void =>
  write(
    db
      .deleteFrom('proposal_recipients')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

/** Signature, links and mails of a recipient, and the name over their comments. */
export function forgetRecipient(
  { db, write }: Writing,
  organizationId: string,
  {
    proposalId,
    recipientId,
    author,
  }: { proposalId: string; recipientId: string; author: Comment['author'] },
): void {
  for (const table of ['proposal_signatures', 'proposal_links', 'proposal_mails'] as const) {
    write(
      db
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where('proposal_id', '=', proposalId)
        .where('recipient_id', '=', recipientId),
    )
  }
  write(
    db
      .updateTable('proposal_comments')
      .set({ author: JSON.stringify(author) })
      .where('organization_id', '=', organizationId)
      .where('proposal_id', '=', proposalId)
      .where(sql<boolean>`author->>'id' = ${author.id}`),
  )
}

/** Of recipients and of proposals: contacts that were merged are the one that is left. */
export function followMerge(
  { db, write }: Writing,
  organizationId: string,
  { survivorId, mergedIds }: { survivorId: string; mergedIds: readonly string[] },
): void {
  for (const table of ['proposals', 'proposal_recipients'] as const) {
    write(
      db
        .updateTable(table)
        .set({ contact_id: survivorId })
        .where('organization_id', '=', organizationId)
        .where('contact_id', 'in', mergedIds),
    )
  }
}

interface Evidence {
  proposal_id: string
  recipient_id: string
  evidence: unknown
}

/** Signatures and comments of recipients. */
export const listSignaturesOf = (
  db: Db,
  organizationId: string,
  recipientIds: readonly string[],
): Promise<Evidence[]> =>
  db
    .selectFrom('proposal_signatures')
    .select(['proposal_id', 'recipient_id', 'evidence'])
    .where('organization_id', '=', organizationId)
    .where('recipient_id', 'in', recipientIds)
    .$castTo<Evidence>()
    .execute()

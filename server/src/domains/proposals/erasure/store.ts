import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { RecordsAbout } from '../../../platform/records-about.ts'
import { ContactId } from '../../contacts/index.ts'
import type { Comment } from '../comments/schema.ts'
import { ProposalId, RecipientId } from '../ids.ts'
import { listRecipientsOf } from '../recipient-store.ts'
import { presentProposal } from '../representation.ts'
import { type ProposalRow, proposalRows } from '../store.ts'

/**
 * SQL that finds proposals for one of the contacts, or with one among their recipients. Each part uses its own index.
 */
const about = (organizationId: string, contactIds: readonly string[]) => sql<boolean>`id in (
  select p.id from proposals p
  where p.organization_id = ${organizationId} and p.contact_id = any(${[...contactIds]}::uuid[])
  union all
  select r.proposal_id from proposal_recipients r
  where r.organization_id = ${organizationId} and r.contact_id = any(${[...contactIds]}::uuid[]))`

/** Locks the proposals in the order of their ids, like every writer of several rows. */
export const lockProposalsOf = (
  tx: Tx,
  organizationId: string,
  contactId: string,
): Promise<ProposalRow[]> =>
  proposalRows
    .select(tx, organizationId)
    .where(about(organizationId, [contactId]))
    .orderBy('id')
    .forUpdate()
    .execute()

/** Lists the proposals, newest first. */
const listProposalsOf = (
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
  limit: number,
): Promise<ProposalRow[]> =>
  proposalRows
    .select(db, organizationId)
    .where(about(organizationId, contactIds))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Removes a recipient's signature, links and mails, and the name on their comments. */
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

/** Points recipients and proposals of merged contacts to the survivor. */
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

/** Lists signatures and comments of recipients. */
const listSignaturesOf = (
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

/** Collects the proposals for a person, those sent to them, and their signatures. */
export const recordsAbout: RecordsAbout = async ({ db, organizationId }, subjects, limit) => {
  const contactIds = subjects.flatMap((id) =>
    id.startsWith(`${ContactId.prefix}_`) ? (ContactId.read(id) ?? []) : [],
  )
  if (contactIds.length === 0) return { records: {} }
  const rows = await listProposalsOf(db, organizationId, contactIds, limit)
  const ids = rows.map(({ id }) => id)
  const recipients = await listRecipientsOf(db, organizationId, ids)
  const ownIds = [...recipients.values()]
    .flat()
    .filter(({ contact_id }) => contact_id !== null && contactIds.includes(contact_id))
    .map(({ id }) => id)
  const signatures = ownIds.length > 0 ? await listSignaturesOf(db, organizationId, ownIds) : []
  const records = {
    proposals: rows.map((row) => presentProposal(row, recipients.get(row.id) ?? [])),
    proposalSignatures: signatures.slice(0, limit).map((one) => ({
      proposalId: ProposalId.show(one.proposal_id),
      recipientId: RecipientId.show(one.recipient_id),
      evidence: one.evidence,
    })),
  }
  return { records }
}

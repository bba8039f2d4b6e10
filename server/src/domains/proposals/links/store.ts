import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalLinksTable } from '../../../platform/db/tables.generated.ts'
import type { Status } from '../states.ts'

export type LinkRow = Selectable<ProposalLinksTable>

export const insertLink = ({ db, write }: Writing, row: Insertable<ProposalLinksTable>): void =>
  write(db.insertInto('proposal_links').values(row))

/** A link with what else decides whether it lives. */
export type LinkAndProposal = LinkRow & { status: Status; proposal_expires_at: Date | null }

export const findLinkByHash = (
  db: Db,
  organizationId: string,
  hash: Buffer,
): Promise<LinkAndProposal | undefined> =>
  db
    .selectFrom('proposal_links')
    .innerJoin('proposals', (join) =>
      join
        .onRef('proposals.organization_id', '=', 'proposal_links.organization_id')
        .onRef('proposals.id', '=', 'proposal_links.proposal_id'),
    )
    .selectAll('proposal_links')
    .select(['proposals.status', 'proposals.expires_at as proposal_expires_at'])
    .where('proposal_links.organization_id', '=', organizationId)
    .where('proposal_links.token_hash', '=', hash)
    .where('proposals.organization_id', '=', organizationId)
    .$castTo<LinkAndProposal>()
    .executeTakeFirst()

/** Ends the links of a proposal, or of one of its recipients, that still live. */
export const revokeLinksOf = (
  { db, write }: Writing,
  organizationId: string,
  { proposalId, recipientId }: { proposalId: string; recipientId?: string },
  at: Date,
): void =>
  write(
    db
      .updateTable('proposal_links')
      .set({ revoked_at: at })
      .where('organization_id', '=', organizationId)
      .where('proposal_id', '=', proposalId)
      .where('revoked_at', 'is', null)
      .$if(recipientId !== undefined, (query) =>
        query.where('recipient_id', '=', recipientId as string),
      ),
  )

/** When the links of a proposal end that has ended itself. */
export const endLinksAt = (
  { db, write }: Writing,
  organizationId: string,
  proposalId: string,
  expiresAt: Date,
): void =>
  write(
    db
      .updateTable('proposal_links')
      .set({ expires_at: expiresAt })
      .where('organization_id', '=', organizationId)
      .where('proposal_id', '=', proposalId)
      .where('revoked_at', 'is', null),
  )

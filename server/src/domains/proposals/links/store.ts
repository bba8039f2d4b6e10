import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ProposalLinksTable } from '../../../platform/db/tables.generated.ts'
import type { Transitions } from '../schema.ts'
import type { Status } from '../states.ts'

export type ProposalLinkRow = Selectable<ProposalLinksTable>

export const insertLink = ({ db, write }: Writing, row: Insertable<ProposalLinksTable>): void =>
  write(db.insertInto('proposal_links').values(row))

/**
 * Inserts a link only if the recipient has a working one. A recipient whose links were revoked gets no access from
 * later mails.
 */
export const insertLinkBeside = (
  { db, write }: Writing,
  row: Pick<
    ProposalLinkRow,
    'organization_id' | 'token_hash' | 'id' | 'proposal_id' | 'recipient_id' | 'created_at'
  >,
): void =>
  write(
    db
      .insertInto('proposal_links')
      .columns([
        ...(['organization_id', 'token_hash', 'id', 'proposal_id'] as const),
        ...(['recipient_id', 'created_at', 'expires_at'] as const),
      ])
      .expression((source) =>
        source
          .selectFrom('proposal_links')
          .select([
            'organization_id',
            sql<Buffer>`${row.token_hash}::bytea`.as('token_hash'),
            sql<string>`${row.id}::uuid`.as('id'),
            'proposal_id',
            'recipient_id',
            sql<Date>`${row.created_at}::timestamptz`.as('created_at'),
            'expires_at',
          ])
          .where('organization_id', '=', row.organization_id)
          .where('proposal_id', '=', row.proposal_id)
          .where('recipient_id', '=', row.recipient_id)
          .where('revoked_at', 'is', null)
          .orderBy('proposal_links.created_at', 'desc')
          .limit(1),
      ),
  )

/** A link with the fields that decide whether it works. */
export type LinkAndProposal = ProposalLinkRow & {
  status: Status
  proposal_expires_at: Date | null
  transitions: Transitions
}

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
    .select([
      ...(['proposals.status', 'proposals.transitions'] as const),
      'proposals.expires_at as proposal_expires_at',
    ])
    .where('proposal_links.organization_id', '=', organizationId)
    .where('proposal_links.token_hash', '=', hash)
    .where('proposals.organization_id', '=', organizationId)
    .$castTo<LinkAndProposal>()
    .executeTakeFirst()

/** Revokes the working links of a proposal or of one recipient. */
const links = ownedTable<'proposal_links', ProposalLinkRow>('proposal_links')

/** Revokes the working links of a proposal or of one recipient. */
export const revokeLinksOf = (
  writing: Writing,
  organizationId: string,
  { proposalId, recipientId }: { proposalId: string; recipientId?: string },
  at: Date,
): void => {
  const whose = recipientId !== undefined && { recipient_id: recipientId }
  const working = { proposal_id: proposalId, revoked_at: null, ...whose }
  links.update(writing, organizationId, working, { revoked_at: at })
}

/** Sets when the links of an ended proposal end. */
export const endLinksAt = (
  writing: Writing,
  organizationId: string,
  proposalId: string,
  expiresAt: Date,
): void =>
  links.update(
    writing,
    organizationId,
    { proposal_id: proposalId, revoked_at: null },
    { expires_at: expiresAt },
  )

/** Lists recipients of a proposal who have a link that was not revoked. */
export async function listLinked(
  db: Db,
  organizationId: string,
  proposalId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('proposal_links')
    .select('recipient_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .where('proposal_id', '=', proposalId)
    .where('revoked_at', 'is', null)
    .execute()
  return new Set(rows.map(({ recipient_id }) => recipient_id))
}

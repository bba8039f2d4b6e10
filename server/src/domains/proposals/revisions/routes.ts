import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { expiringFirst, lockFor } from '../ending/expire.ts'
import { ProposalId } from '../ids.ts'
import { listRecipients, listRecipientsOf } from '../recipient-store.ts'
import { presentInList } from '../representation.ts'
import { Proposal, ProposalInList } from '../schema.ts'
import { copyProposal } from '../service.ts'
import { findProposal, lockProposal } from '../store.ts'
import { findLastRevision, listRevisionPage } from './store.ts'

const common = {
  path: '/v1/proposals/{proposalId}/revisions',
  tag: 'Proposals',
  params: Type.Object({ proposalId: PathId(ProposalId, 'Identifier of the proposal.') }),
} as const

export const revisionOperations = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'POST',
      operationId: 'reviseProposal',
      summary: 'Start a revision',
      description:
        'Creates a draft with all content of the proposal as its next revision. When you send it, it keeps the number and replaces this proposal.',
      scope: 'proposals:write',
      status: 201,
      location: '/v1/proposals/{id}',
      reply: Proposal,
      errors: ['invalid_transition', 'plan_limit_reached'],
      prepare: expiringFirst(platform),
    },
    (work, { params: { proposalId } }) => reviseProposal(work, proposalId),
  ),
  operation(
    {
      ...common,
      method: 'GET',
      operationId: 'listProposalRevisions',
      summary: 'List revisions',
      description: 'Lists all revisions of a proposal, newest first.',
      scope: 'proposals:read',
      query: Type.Object(PageQuery),
      reply: List(ProposalInList),
    },
    async ({ db, organizationId }, { params: { proposalId }, query }) => {
      const proposal = requireFound(await findProposal(db, organizationId, proposalId))
      const list = { organizationId, name: `revisions of ${proposal.root_id}` }
      const page = { after: platform.pager.after(list, query), limit: query.limit }
      const rows = await listRevisionPage(db, organizationId, proposal.root_id, page)
      const recipients = await listRecipientsOf(
        db,
        organizationId,
        rows.map(({ id }) => id),
      )
      return platform.pager.page(list, query, rows, (row) =>
        presentInList(row, recipients.get(row.id) ?? []),
      )
    },
  ),
]

/**
 * Creates the next revision as a draft with the same content. The sent proposal does not change until the revision is
 * sent.
 */
async function reviseProposal(work: Work, id: string): Promise<Proposal> {
  const { db, organizationId } = work
  const row = await lockFor('revise', work, id)
  const { root_id } = row
  // Concurrent revisions wait for each other at the first revision's lock.
  if (root_id !== id) await lockProposal(db, organizationId, root_id)
  const revision = (await findLastRevision(db, organizationId, root_id)) + 1
  const recipients = await listRecipients(db, organizationId, id)
  return copyProposal(work, { row, recipients }, { root_id, previous_id: id, revision })
}

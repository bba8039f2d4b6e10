import { Type } from 'typebox'
import { requireFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PathId } from '../../platform/operations/schemas.ts'
import { pageText } from '../../platform/operations/tool.ts'
import type { Platform } from '../../platform/platform.ts'
import { expireOnAccess, expiringFirst, isOverdue } from './ending/expire.ts'
import { ProposalId } from './ids.ts'
import { listProposals, type ProposalListCursor } from './list-store.ts'
import { draftFields } from './preview/preview-tool.ts'
import { filterOf, ProposalQuery } from './query-schema.ts'
import { listRecipients, listRecipientsOf } from './recipient-store.ts'
import { presentInList, presentProposal, proposalLine, proposalText } from './representation.ts'
import { NewProposal, Proposal, ProposalChanges, ProposalInList } from './schema.ts'
import { changeProposal, cloneProposal, createProposal, removeProposal } from './service.ts'
import { findProposal } from './store.ts'

const proposalParams = Type.Object({
  proposalId: PathId(ProposalId, 'Identifier of the revision.'),
})
const params = proposalParams
const path = '/v1/proposals'
const reads = {
  method: 'GET',
  tag: 'Proposals',
  scope: 'proposals:read',
} as const
const writes = {
  tag: 'Proposals',
  scope: 'proposals:write',
} as const

const writing = (platform: Platform): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createProposal',
      summary: 'Create a proposal',
      description:
        'Creates a draft, empty or from a template. Capstan computes and stores its totals and sends nothing. A contact requires the scope `contacts:read`, a knowledge base `knowledge:write`.',
      body: NewProposal,
      status: 201,
      reply: Proposal,
      errors: ['plan_limit_reached', 'insufficient_scope'],
      tool: {
        name: 'draft_proposal',
        title: 'Draft a proposal',
        description: 'Stores a draft with exact totals. It sends nothing.',
        bodyAs: 'draft',
        lists: draftFields,
        text: proposalText,
      },
    },
    (work, { body }) => createProposal(work, body, work.principal),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{proposalId}/clone`,
      operationId: 'cloneProposal',
      summary: 'Clone a proposal',
      description:
        'Creates a draft with the content and the recipients of a proposal in any status. The draft is not a revision of it.',
      params,
      location: `${path}/{id}`,
      changes: 'reply',
      status: 201,
      reply: Proposal,
      errors: ['plan_limit_reached'],
    },
    (work, { params: { proposalId } }) => cloneProposal(work, proposalId),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{proposalId}`,
      operationId: 'updateProposal',
      summary: 'Update a proposal',
      description:
        'Changes the fields that you send; null clears a field. After sending, only `expiresAt`, `reminders`, `metadata` and `ownerId` can change. Sending the current values changes nothing.',
      params,
      body: ProposalChanges,
      reply: Proposal,
      errors: ['invalid_transition', 'insufficient_scope'],
      prepare: expiringFirst(platform),
    },
    (work, { params: { proposalId }, body }) =>
      changeProposal(work, proposalId, body, work.principal),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{proposalId}`,
      operationId: 'deleteProposal',
      summary: 'Delete a draft',
      description:
        'Deletes a draft and what events said about it permanently. Cancel or void a sent proposal instead.',
      params,
      reply: null,
      errors: ['invalid_transition'],
    },
    (work, { params: { proposalId } }) => removeProposal(work, proposalId),
  ),
]

export const proposalOperations = (platform: Platform): readonly Operation[] => [
  ...writing(platform),
  operation(
    {
      ...reads,
      path,
      operationId: 'listProposals',
      summary: 'List proposals',
      description:
        'Lists proposals without their blocks, newest first. Filters can be combined. For a proposal with revisions, only the latest is listed.',
      query: ProposalQuery,
      reply: List(ProposalInList),
      tool: {
        name: 'search_proposals',
        title: 'Search proposals',
        description: 'Finds proposals by text, status or contact, newest first.',
        takes: ['q', 'status', 'contactId'],
        text: pageText(proposalLine, 'No proposals match. Try other words or fewer conditions.'),
      },
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'proposals' }
      const page = { after: placeIn(platform.pager.afterPlace(list, query)), limit: query.limit }
      const rows = await listProposals(db, organizationId, filterOf(query), page)
      const ids = rows.map(({ id }) => id)
      const recipients = await listRecipientsOf(db, organizationId, ids)
      return platform.pager.pageByPlace(list, query, rows, {
        placeOf: ({ created_at, id }) => `${created_at.toISOString()} ${id}`,
        present: (row) => presentInList(row, recipients.get(row.id) ?? []),
      })
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{proposalId}`,
      operationId: 'getProposal',
      summary: 'Get a proposal',
      description: 'Returns one revision of a proposal.',
      params,
      reply: Proposal,
      tool: {
        name: 'get_proposal',
        title: 'Read a proposal',
        description:
          'Reads one revision of a proposal: texts, items, totals, recipients and status.',
        text: proposalText,
      },
    },
    async ({ db, organizationId, now }, { params: { proposalId } }) => {
      const seen = requireFound(await findProposal(db, organizationId, proposalId))
      const isLate = isOverdue(seen, now)
      if (isLate) await expireOnAccess(platform, organizationId, proposalId)
      const row = (isLate && (await findProposal(db, organizationId, proposalId))) || seen
      return presentProposal(row, await listRecipients(db, organizationId, proposalId))
    },
  ),
]

function placeIn(text: string | null): ProposalListCursor | null {
  const [createdAt = '', id = ''] = text?.split(' ') ?? []
  return text === null ? null : { createdAt: new Date(createdAt), id }
}

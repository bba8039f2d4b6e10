import { sql } from 'kysely'
import type { Finder, FoundObject } from '../../platform/finding/finder.ts'
import { tableFinder } from '../../platform/finding/table-finder-store.ts'
import { ProposalId, TemplateId } from './ids.ts'
import { listProposals, listSimilarProposals } from './list-store.ts'
import { shownNumber } from './representation.ts'
import { findProposal, type ProposalRow } from './store.ts'

const scope = 'proposals:read'
const anything = {
  status: undefined,
  contactId: undefined,
  ownerId: undefined,
  templateId: undefined,
  number: undefined,
  recipientEmail: undefined,
  currency: undefined,
  sha256: undefined,
  expiresBefore: undefined,
  createdAfter: undefined,
  createdBefore: undefined,
  isLatest: false,
}

export const proposalFinders: readonly Finder[] = [
  {
    type: 'proposal',
    scope,
    ids: ProposalId,
    async find({ db, organizationId }, q, limit) {
      const page = { after: null, limit }
      const rows = await listProposals(db, organizationId, { ...anything, q }, page)
      const found =
        rows.length > 0 ? rows : await listSimilarProposals(db, organizationId, q, limit)
      return found.slice(0, limit).map(showProposal)
    },
    async get({ db, organizationId }, id) {
      const row = await findProposal(db, organizationId, id)
      return row && showProposal(row)
    },
  },
  tableFinder({
    type: 'template',
    scope,
    table: 'proposal_templates',
    ids: TemplateId,
    title: sql`name`,
    hint: sql`description`,
  }),
]

const showProposal = (row: ProposalRow): FoundObject => ({
  id: ProposalId.show(row.id),
  title: row.title || 'Untitled',
  hint: [shownNumber(row), row.status].filter(Boolean).join(', '),
  parentId: null,
})

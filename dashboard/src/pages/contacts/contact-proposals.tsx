import type { Contact, ProposalInList } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { Amount, StatusDot } from '../proposals/columns.tsx'
import { titleOf } from '../proposals/words.ts'
import { nameOf } from './contact.ts'

/** Lists a contact's proposals, newest first. */
export function ContactProposals({ contact }: { contact: Contact }) {
  const proposals = useApiList(api.proposals.list, { contactId: contact.id })
  return (
    <QueryTable
      label={`Proposals for ${nameOf(contact)}`}
      query={proposals}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      linkOf={({ id }) => ({ to: '/proposals/$proposalId', params: { proposalId: id } })}
      empty={
        <p className="flex flex-col items-center gap-3 px-6 py-12 text-center text-soft">
          No proposals yet.
          <Link
            to="/proposals"
            search={{ contact: contact.id, create: true }}
            className={buttonClasses()}
          >
            New proposal
          </Link>
        </p>
      }
    />
  )
}

const columns: readonly Column<ProposalInList>[] = [
  {
    title: 'Proposal',
    cell: (proposal) => (
      <bdi title={titleOf(proposal)}>
        {proposal.number && <span className="text-faint">{proposal.number} </span>}
        {titleOf(proposal)}
      </bdi>
    ),
  },
  { title: 'Status', type: 'status', cell: (proposal) => <StatusDot status={proposal.status} /> },
  { title: 'Amount', type: 'number', wide: true, cell: (proposal) => <Amount {...proposal} /> },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

import { Link } from '@tanstack/react-router'
import { ChartLine, Columns3, LibraryBig, List, Plus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWholeList } from '../contacts/whole-list.ts'
import { Board } from './board.tsx'
import { columnsOf } from './columns.tsx'
import { ExportButton } from './export-button.tsx'
import { ProposalFilters } from './filters.tsx'
import { NewProposal } from './new-proposal.tsx'
import { NoProposals } from './no-proposals.tsx'
import { proposalSearch } from './search-params.ts'
import { statuses, statusWords, titleOf } from './words.ts'

const tabs = [
  { title: 'All', value: '' },
  ...statuses.map((status) => ({ title: statusWords[status], value: status })),
]

export function Proposals() {
  const [search, setSearch] = useSearchParams(proposalSearch)
  const { q, status, owner: ownerId, contact: contactId, view } = search
  const members = useWholeList(api.members.list).data ?? []
  const filters = { q, ownerId, contactId }
  const isBoard = view === 'board'
  const list = useApiList(api.proposals.list, [{ ...filters, status }], {
    pageLength: 50,
    enabled: !isBoard,
  })
  const isFiltered = Boolean(q || status || ownerId || contactId)
  const isEmpty = list.items?.length === 0
  const isFirst = !isFiltered && isEmpty
  const add = (): void => setSearch({ create: true })
  const close = (): void => setSearch({ create: undefined, template: undefined })
  return (
    <>
      <PageHeader
        title="Proposals"
        actions={
          <>
            <Link to="/proposals/templates" className={buttonClasses('quiet')}>
              <LibraryBig aria-hidden="true" />
              <span className="max-sm:sr-only">Libraries</span>
            </Link>
            <Link to="/proposals/analytics" className={buttonClasses('quiet')}>
              <ChartLine aria-hidden="true" />
              <span className="max-sm:sr-only">Analytics</span>
            </Link>
            <ExportButton filters={isBoard ? filters : { ...filters, status }} disabled={isEmpty} />
            <Button
              look={isFirst ? 'plain' : 'primary'}
              icon={<Plus aria-hidden="true" />}
              onClick={add}
            >
              New proposal
            </Button>
          </>
        }
      />
      {!isBoard && (
        <Tabs
          label="Status"
          tabs={tabs}
          value={status ?? ''}
          onChange={(next) => setSearch({ status: statuses.find((one) => one === next) })}
        />
      )}
      <ListFrame
        filters={
          <>
            <SearchField
              label="Search proposals"
              placeholder="Number, title, name or item"
              className="min-w-44 flex-1 sm:max-w-60"
              value={q}
              onChange={(next) => setSearch({ q: next })}
            />
            <ProposalFilters members={members} />
            <span className="ms-auto">
              <Segments
                label="View"
                options={[
                  { value: 'list', title: 'List', icon: <List size={14} aria-hidden="true" /> },
                  {
                    value: 'board',
                    title: 'Board',
                    icon: <Columns3 size={14} aria-hidden="true" />,
                  },
                ]}
                value={isBoard ? 'board' : 'list'}
                onChange={(next) => setSearch({ view: next === 'board' ? 'board' : undefined })}
              />
            </span>
          </>
        }
      >
        {isBoard ? (
          <Board filters={filters} members={members} />
        ) : (
          <QueryTable
            label="Proposals"
            query={list}
            columns={columnsOf(members)}
            keyOf={({ id }) => id}
            nameOf={titleOf}
            linkOf={({ id }) => ({ to: '/proposals/$proposalId', params: { proposalId: id } })}
            isEndless
            onClearFilters={
              isFiltered
                ? () =>
                    setSearch({
                      q: undefined,
                      status: undefined,
                      owner: undefined,
                      contact: undefined,
                    })
                : undefined
            }
            empty={<NoProposals onCreate={add} />}
          />
        )}
      </ListFrame>
      <Dialog title="New proposal" open={search.create === true} onClose={close}>
        <NewProposal contactId={contactId} template={search.template} onCancel={close} />
      </Dialog>
    </>
  )
}

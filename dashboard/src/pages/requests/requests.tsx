import type { LoggedRequest, LoggedRequestQuery } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Tag } from '../../ui/badge.tsx'
import { NoRight } from '../../ui/blocked.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Code } from '../../ui/copy.tsx'
import { formatDuration } from '../../ui/format.ts'
import { ListBody } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { toneOf } from './request.ts'
import { RequestDetails } from './request-details.tsx'
import { type Filters, filterNames, noFilters, RequestFilters } from './request-filters.tsx'
import { requestSearch } from './search-params.ts'

/** How old the newest of them may be while the page is open. */
const renewEveryMs = 4_000

export function Requests() {
  const { isAdmin } = useSession()
  return (
    <>
      <PageHeader title="Requests" />
      {isAdmin ? <RequestLog /> : <NoRight who="an owner or an admin" />}
    </>
  )
}

function RequestLog() {
  const [search, setSearch] = useSearchParams(requestSearch)
  const filters: Filters = Object.fromEntries(filterNames.map((name) => [name, search[name]]))
  const requests = useApiList(api.requests.list, queryOf(filters), { everyMs: renewEveryMs })
  const items = requests.items ?? []
  const openIndex = items.findIndex(({ id }) => id === search.request)
  const openAt = (index: number): (() => void) | undefined => {
    const next = openIndex < 0 ? undefined : items[index]
    return next && (() => setSearch({ request: next.id }))
  }
  const open = ({ id }: LoggedRequest): void => setSearch({ request: id })
  const isFiltered = filterNames.some((name) => search[name])
  return (
    <>
      <RequestFilters
        filters={filters}
        routes={[...new Set(items.map(({ route }) => route))].sort()}
        onChange={setSearch}
        onFind={(request) => setSearch({ request })}
      />
      <ListBody>
        <QueryTable
          label="Requests"
          query={requests}
          columns={columns}
          keyOf={({ id }) => id}
          onOpen={open}
          onPeek={open}
          openKey={search.request}
          onClearFilters={isFiltered ? () => setSearch(noFilters) : undefined}
          empty={<NoRequests />}
        />
      </ListBody>
      {search.request && (
        <SidePanel
          key={search.request}
          title="Request"
          onClose={() => setSearch({ request: undefined })}
          onPrevious={openAt(openIndex - 1)}
          onNext={openAt(openIndex + 1)}
        >
          <RequestDetails
            id={search.request}
            onFilter={(chosen) => setSearch({ ...noFilters, ...chosen, request: undefined })}
          />
        </SidePanel>
      )}
    </>
  )
}

/** Hides the dashboard's own requests unless somebody asks for them, because they would fill the list. */
function queryOf({ sender, ...filters }: Filters): LoggedRequestQuery {
  const isNamed = sender ?? filters.memberId ?? filters.tokenId
  const who = isNamed ? sender : 'token'
  // An address may name any code; the server refuses one that it does not know.
  return { ...filters, sender: who === 'everyone' ? undefined : who } as LoggedRequestQuery
}

const NoRequests = () => (
  <Empty
    title="Send your first request"
    action={
      <Link
        to="/settings/tokens"
        search={{ create: true }}
        className={buttonClasses('primary', 'large')}
      >
        Create an API token
      </Link>
    }
  >
    <p className="mb-4">
      Requests from your servers show here within seconds, and stay for seven days.
    </p>
    <div className="text-start">
      <Code
        text={`curl ${location.origin}/v1/me \\\n  -H "Authorization: Bearer $CAPSTAN_TOKEN"`}
      />
    </div>
  </Empty>
)

const columns: readonly Column<LoggedRequest>[] = [
  {
    title: 'Request',
    type: 'code',
    cell: ({ method, path, at }) => (
      <span className="font-normal" dir="ltr" title={`${method} ${path}`}>
        <span className="inline-block w-14 text-soft max-sm:w-13">{method}</span> {path}
        <span className="block font-sans text-soft @2xl:hidden">
          <Ago at={at} />
        </span>
      </span>
    ),
  },
  {
    title: 'Status',
    width: 72,
    cell: ({ status }) => (
      <Tag tone={toneOf(status)} mono>
        {status}
      </Tag>
    ),
  },
  {
    title: 'Error',
    wider: true,
    width: 172,
    cell: ({ error }) => error && <code className="font-mono text-xs">{error.code}</code>,
  },
  {
    title: 'Sent by',
    wider: true,
    width: 152,
    cell: ({ sender }) => <bdi title={sender.name}>{sender.name}</bdi>,
  },
  {
    title: 'Took',
    type: 'number',
    wide: true,
    cell: ({ durationMs }) => formatDuration(durationMs),
  },
  { title: 'Answered', type: 'time', wide: true, cell: ({ at }) => <Ago at={at} /> },
]

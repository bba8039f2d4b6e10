import type { LoggedRequest } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Code } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { latencyOf, toneOf } from './request.ts'
import { RequestDetails } from './request-details.tsx'
import { filterNames, noFilters, RequestFilters } from './request-filters.tsx'
import { requestSearch } from './search-params.ts'

/** How old the newest of them may be while the page is open. */
const renewEveryMs = 4_000

export function Requests() {
  const { isAdmin } = useSession()
  return (
    <>
      <PageHeader
        title="Requests"
        lead="What your servers asked of the API in the last seven days, and what it answered."
      />
      {isAdmin ? (
        <RequestLog />
      ) : (
        <Card>
          <Empty icon={ScrollText} title="For owners and admins">
            Requests show what every token does, so that they take the role of an admin. An owner
            can give it to you.
          </Empty>
        </Card>
      )}
    </>
  )
}

function RequestLog() {
  const [search, setSearch] = useSearchParams(requestSearch)
  const filters = Object.fromEntries(filterNames.map((name) => [name, search[name]]))
  const requests = useApiList(api.requests.list, filters, { everyMs: renewEveryMs })
  const open = search.request
  return (
    <>
      <RequestFilters
        filters={filters}
        routes={[...new Set(requests.items?.map(({ route }) => route))].sort()}
        onChange={setSearch}
        onFind={(request) => setSearch({ request })}
      />
      <Card>
        {requests.error ? (
          <Failure error={requests.error} onRetry={() => void requests.reload()} />
        ) : !requests.items ? (
          <SkeletonRows />
        ) : requests.items.length === 0 ? (
          <NoRequests
            isFiltered={filterNames.some((name) => search[name])}
            onClear={() => setSearch(noFilters)}
          />
        ) : (
          <>
            <RequestTable
              requests={requests.items}
              onOpen={({ id }) => setSearch({ request: id })}
            />
            <More
              hasMore={requests.hasNextPage}
              busy={requests.isFetchingNextPage}
              onMore={() => void requests.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <Dialog
        title="Request"
        shape="sheet"
        open={open !== undefined}
        onClose={() => setSearch({ request: undefined })}
      >
        {open && (
          <RequestDetails
            id={open}
            onFilter={(chosen) => setSearch({ ...noFilters, ...chosen, request: undefined })}
          />
        )}
      </Dialog>
    </>
  )
}

function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
  if (isFiltered) {
    return (
      <Empty
        icon={ScrollText}
        title="No request fits"
        action={<Button onClick={onClear}>Clear the filters</Button>}
      >
        Requests are kept for seven days, and at most 10,000 of them. One that was refused for its
        token is in no list.
      </Empty>
    )
  }
  return (
    <Empty
      icon={ScrollText}
      title="No requests yet"
      action={
        <Link to="/settings/tokens" search={{ create: true }} className={buttonClasses('primary')}>
          Issue a token
        </Link>
      }
    >
      <p className="mb-4">What a token of yours asks shows here, within seconds:</p>
      <div className="text-start">
        <Code
          text={`curl ${location.origin}/v1/me \\\n  -H "Authorization: Bearer $CAPSTAN_TOKEN"`}
        />
      </div>
    </Empty>
  )
}

interface RequestTableProps {
  requests: readonly LoggedRequest[]
  onOpen(request: LoggedRequest): void
}

function RequestTable({ requests, onOpen }: RequestTableProps) {
  return (
    <Table
      label="Requests"
      rows={requests}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      columns={[
        {
          title: 'Request',
          grows: true,
          cell: ({ method, path }) => (
            <span className="font-mono text-xs" dir="ltr">
              <span className="inline-block w-12 text-faint md:w-14">{method}</span> {path}
            </span>
          ),
        },
        {
          title: 'Status',
          cell: ({ status, error }) => (
            <span className="flex items-center gap-2">
              <Badge tone={toneOf(status)}>
                <span className="tabular-nums">{status}</span>
              </Badge>
              {error && (
                <code className="hidden font-mono text-faint text-xs lg:inline">{error.code}</code>
              )}
            </span>
          ),
        },
        {
          title: 'Token',
          wide: true,
          cell: ({ token }) => (
            <span dir="auto" className="block max-w-40 truncate" title={token.name}>
              {token.name}
            </span>
          ),
        },
        {
          title: 'Latency',
          wide: true,
          end: true,
          cell: ({ durationMs }) => (
            <span className="whitespace-nowrap tabular-nums">{latencyOf(durationMs)}</span>
          ),
        },
        { title: 'When', end: true, cell: ({ at }) => <Ago at={at} /> },
      ]}
    />
  )
}

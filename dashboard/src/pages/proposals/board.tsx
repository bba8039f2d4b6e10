import type { Member, ProposalSums } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { apiQuery, useApi } from '../../queries.ts'
import { formatNumber } from '../../ui/format.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { BoardSlip } from './board-slip.tsx'
import { formatTotalAmount } from './money.ts'
import type { Status } from './words.ts'

/** Columns of the board; the rarer final statuses share one. */
const columns: readonly { title: string; statuses: readonly Status[] }[] = [
  { title: 'Draft', statuses: ['draft'] },
  { title: 'Sent', statuses: ['sent'] },
  { title: 'Viewed', statuses: ['viewed', 'signing'] },
  { title: 'Accepted', statuses: ['accepted', 'countersigned'] },
  { title: 'Closed', statuses: ['declined', 'expired', 'canceled', 'voided'] },
]

type Sums = ProposalSums['data']

/** Most cards in a column. The list shows the rest. */
const limit = 40

interface BoardProps {
  filters: { q: string | undefined; ownerId: string | undefined; contactId: string | undefined }
  members: readonly Member[]
}

/** Proposals by where they stand, with what each column holds and comes to, on the board or not. */
export function Board({ filters, members }: BoardProps) {
  const sums = useApi(api.proposals.sums, filters).data?.data
  return (
    <div className="inset grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto pt-4 pb-6 max-sm:auto-cols-[85%]">
      {columns.map((column) => (
        <BoardColumn
          key={column.title}
          {...column}
          filters={filters}
          members={members}
          sums={sums?.filter(({ status }) => column.statuses.includes(status))}
        />
      ))}
    </div>
  )
}

type ColumnProps = BoardProps & (typeof columns)[number] & { sums: Sums | undefined }

function BoardColumn({ title, statuses, filters, members, sums }: ColumnProps) {
  const answers = useQueries({
    queries: statuses.map((status) =>
      apiQuery(api.proposals.list, [{ ...filters, status, limit }]),
    ),
  })
  const items = answers
    .flatMap(({ data }) => data?.data ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const isPending = answers.some((answer) => answer.isPending)
  const failed = answers.find(({ error }) => error)
  const hasMore = answers.some(({ data }) => data?.nextCursor)
  return (
    <section aria-label={title} className="flex min-w-0 flex-col rounded-lg bg-well p-2">
      <header className="px-2 pt-1 pb-2.5">
        <h2 className="flex items-baseline gap-2 font-semibold text-sm">
          {title}
          {sums && (
            <span className="font-normal text-soft tabular-nums">
              {formatNumber(sums.reduce((all, { count }) => all + count, 0))}
            </span>
          )}
        </h2>
        <Amounts sums={sums ?? []} />
      </header>
      {failed?.error && (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} still="" />
      )}
      {isPending && (
        <div role="status" aria-label="Loading" className="late flex flex-col gap-2">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <BoardSlip
            key={item.id}
            item={item}
            owner={members.find(({ id }) => id === item.ownerId)}
            hasStatus={statuses.length > 1}
          />
        ))}
      </ul>
      {!isPending && !failed && items.length === 0 && (
        <p className="px-2 py-1 text-soft text-xs">None here.</p>
      )}
      {hasMore && (
        <p className="px-2 pt-2 text-soft text-xs">Only the newest. The list shows them all.</p>
      )}
    </section>
  )
}

/** Each currency once, though statuses share the column. */
function Amounts({ sums }: { sums: Sums }) {
  const amounts = Map.groupBy(sums, ({ currency }) => currency)
  return (
    <p className="min-h-4 text-soft text-xs tabular-nums">
      {[...amounts]
        .map(([currency, some]) =>
          formatTotalAmount(
            some.reduce((all, { firstTotal }) => all + firstTotal, 0),
            currency,
          ),
        )
        .join(' · ')}
    </p>
  )
}

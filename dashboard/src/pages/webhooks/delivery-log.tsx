import type { Delivery } from '@capstan/sdk'
import type { ReactNode } from 'react'
import type { ApiList } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { stepsFrom } from '../../ui/row-steps.ts'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { eventName } from './delivery.ts'

type Row = Omit<Delivery, 'webhookId'>

interface DeliveryLogProps {
  query: ApiList<Row>
  filters: ReactNode
  /** There is something above it. */
  ruled?: boolean
  /** Given only while a filter is set. */
  onClearFilters: (() => void) | undefined
  openId: string | undefined
  onOpen(id: string | undefined): void
  /** The panel beside the list. */
  panel(id: string, steps: ReturnType<typeof stepsFrom>): ReactNode
}

/** Lists the deliveries of a webhook or destination, newest first, beside the open one. */
export function DeliveryLog(props: DeliveryLogProps) {
  const { query, filters, ruled = false, onClearFilters, openId, onOpen, panel } = props
  const open = ({ id }: Row): void => onOpen(id)
  return (
    <ListFrame label="Deliveries" filters={filters} ruled={ruled}>
      <QueryTable
        label="Deliveries"
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={eventName}
        onOpen={open}
        onPeek={open}
        openKey={openId}
        onClearFilters={onClearFilters}
        empty={
          <Empty title="Waiting for the first event…">
            Send a test to see a delivery now. Others show here as soon as something happens.
          </Empty>
        }
      />
      {openId && panel(openId, stepsFrom(query.items, openId, open))}
    </ListFrame>
  )
}

/** The status of the answer, or why there was none. */
const Answer = ({ statusCode, error }: NonNullable<Row['lastAttempt']>) => (
  <span className="font-mono text-xs" title={error?.message}>
    {statusCode ?? error?.code}
  </span>
)

const columns: readonly Column<Row>[] = [
  {
    title: 'Event',
    cell: (row) => <span className="font-mono font-normal text-xs">{eventName(row)}</span>,
  },
  { title: 'Status', type: 'status', cell: ({ status }) => <Status of={status} /> },
  {
    title: 'Attempts',
    type: 'number',
    wide: true,
    cell: ({ attemptsCount }) => formatNumber(attemptsCount),
  },
  {
    title: 'Answer',
    wide: true,
    cell: ({ lastAttempt }) => lastAttempt && <Answer {...lastAttempt} />,
  },
  {
    title: 'Took',
    type: 'number',
    wider: true,
    cell: ({ lastAttempt }) => lastAttempt && formatDuration(lastAttempt.durationMs),
  },
  {
    title: 'Next attempt',
    type: 'time',
    wider: true,
    cell: ({ nextAttemptAt }) => <Ago at={nextAttemptAt} never="" />,
  },
  { title: 'Happened', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]

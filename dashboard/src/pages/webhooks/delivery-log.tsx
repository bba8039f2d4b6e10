import type { Delivery } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiList } from '../../queries.ts'
import { Badge, Status, Tag } from '../../ui/badge.tsx'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { stepsFrom } from '../../ui/row-steps.ts'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { subjectLinkOf } from '../events/subject-link.ts'
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

/** Shows the answer in colour: its status, or why there is none. */
function Answer({ status, lastAttempt, attemptsCount }: Row) {
  if (!lastAttempt) return <span className="text-faint">–</span>
  const { statusCode, error } = lastAttempt
  const hasFailed = status !== 'succeeded' && attemptsCount > 0
  return (
    <span title={error?.message}>
      <Tag tone={hasFailed ? 'bad' : 'good'} mono>
        {statusCode ?? error?.code ?? 'accepted'}
      </Tag>
    </span>
  )
}

/** Waiting for its first attempt is no fault; waiting for another one is. */
const State = ({ status, attemptsCount }: Row) =>
  status === 'pending' && attemptsCount > 0 ? (
    <Badge tone="warn">Retrying</Badge>
  ) : (
    <Status of={status} />
  )

/** Links to the subject of the event where it has a page. */
function About({ about, eventType }: Row) {
  if (!about) return <span className="text-faint">–</span>
  const { name, ids } = about
  const link = subjectLinkOf({ type: eventType, data: ids })
  const title = <bdi>{name ?? ids['id'] ?? ''}</bdi>
  if (!link) return title
  return (
    <Link {...link} className="relative z-1 hover:underline">
      {title}
    </Link>
  )
}

/** `2 of 10` while more may follow; how many there were afterwards. */
const attemptsOf = ({ attemptsCount, maxAttempts }: Row): string =>
  maxAttempts > attemptsCount
    ? `${formatNumber(attemptsCount)} of ${formatNumber(maxAttempts)}`
    : formatNumber(attemptsCount)

const columns: readonly Column<Row>[] = [
  {
    title: 'Event',
    cell: (row) => (
      <span className="flex items-center gap-3 font-normal">
        <span className="min-w-16 shrink-0">
          <Answer {...row} />
        </span>
        <span className="truncate font-mono text-xs">{eventName(row)}</span>
      </span>
    ),
  },
  { title: 'About', wide: true, cell: (row) => <About {...row} /> },
  { title: 'Status', type: 'status', width: 112, wide: true, cell: (row) => <State {...row} /> },
  { title: 'Attempts', type: 'number', wide: true, cell: attemptsOf },
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

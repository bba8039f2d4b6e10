import type { ListedEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import {
  Activity,
  BookOpenText,
  FileText,
  KeyRound,
  type LucideIcon,
  Users,
  Webhook,
} from 'lucide-react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from '../events/event.ts'

/** What was heard of last. */
export function Happenings() {
  const events = useApi(api.events.list, { limit: 8 })
  return (
    <Card>
      <CardHeader
        title="What happened"
        actions={
          <Link to="/events" className="font-medium text-brass text-sm hover:underline">
            All events
          </Link>
        }
      />
      {events.error ? (
        <Failure error={events.error} onRetry={() => void events.reload()} />
      ) : !events.data ? (
        <SkeletonRows rows={5} />
      ) : events.data.data.length === 0 ? (
        <Empty icon={Activity} title="Nothing yet">
          As soon as a contact changes or a source is processed, it shows here.
        </Empty>
      ) : (
        <ul>
          {events.data.data.map((event) => (
            <Line key={event.id} {...event} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const icons: Record<string, LucideIcon> = {
  contact: Users,
  source: FileText,
  base: BookOpenText,
  webhook: Webhook,
  token: KeyRound,
}

function Line(event: ListedEvent) {
  const { id, type, createdAt } = event
  const [resource = '', ...deed] = type.split('.')
  const Icon = icons[resource] ?? Activity
  const subject = nameOf(event)
  return (
    <li className="relative flex items-center gap-3 border-line border-b px-4 py-2.5 text-sm last:border-b-0 hover:bg-well/60">
      <Icon size={16} aria-hidden="true" className="shrink-0 text-faint" />
      <Link
        to="/events"
        search={{ event: id }}
        title={type}
        className="min-w-0 flex-1 truncate after:absolute after:inset-0"
      >
        <span className="inline-block first-letter:uppercase">
          {[resource, ...deed].join(' ').replaceAll('_', ' ')}
        </span>
        {subject && (
          <>
            {' '}
            <bdi className="text-soft">{subject}</bdi>
          </>
        )}
      </Link>
      <span className="shrink-0 text-faint">
        <Ago at={createdAt} />
      </span>
    </li>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'
import {
  Activity as ActivityIcon,
  ArrowRight,
  BookOpen,
  Building2,
  FilePenLine,
  FileText,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Plug,
  RefreshCw,
  Send,
  Upload,
  Users,
  Webhook,
  Zap,
} from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { formatDay, formatExact, formatTime } from '../../ui/format.ts'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { type ActivityLine, headOf, linesOf, namesIn, phraseOf } from './activity-lines.ts'

const eventsRead = 100
/** An import makes an event of each contact: so many of them are read to see what came before. */
const mostRead = 400
const mostLines = 7

export const quietLink =
  'flex items-center gap-1.5 rounded-xs font-medium text-soft text-xs hover:text-ink'

/** Lists the latest events; equal ones share a line. */
export function Activity({ className }: { className: string }) {
  const events = useApiList(api.events.list, {}, { pageLength: eventsRead })
  const { items = [], hasNextPage, isFetching, fetchNextPage } = events
  const read = linesOf(items, hasNextPage)
  const lines = read.slice(0, mostLines)
  const goesOn = hasNextPage && read.length < mostLines && items.length < mostRead
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage()
  }, [goesOn, isFetching, fetchNextPage])
  return (
    <Card className={className}>
      <CardHeader
        title="Activity"
        actions={
          <Link to="/events" className={quietLink}>
            All events <ArrowRight size={14} aria-hidden="true" className="rtl:rotate-180" />
          </Link>
        }
      />
      {events.error && (
        <Failure
          error={events.error}
          title="The activity could not be loaded"
          onRetry={() => void events.reload()}
        />
      )}
      {events.isPending && <SkeletonRows rows={mostLines} />}
      {events.items && lines.length === 0 && (
        <p className="px-4 py-5 text-soft text-sm">
          Nothing yet. Changes to contacts, proposals and documents show here.
        </p>
      )}
      <ul className="py-1 empty:hidden">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  )
}

const icons: Record<string, LucideIcon> = {
  contact: Users,
  contact_import: Upload,
  company: Building2,
  proposal: FilePenLine,
  source: FileText,
  base: BookOpen,
  webhook: Send,
  destination: Megaphone,
  inbound: Webhook,
  automation: Zap,
  connection: Plug,
  sync: RefreshCw,
  token: KeyRound,
}

const tones: Record<string, string> = {
  'source.failed': 'text-bad',
  'inbound.failed': 'text-bad',
  'automation.failed': 'text-bad',
  'contact_import.failed': 'text-bad',
  'proposal.delivery_failed': 'text-bad',
  'sync.failed': 'text-bad',
  'webhook.failing': 'text-bad',
  'webhook.disabled': 'text-bad',
  'connection.reauth_required': 'text-warn',
  'sync.needs_confirmation': 'text-warn',
  'token.expiring': 'text-warn',
}

function Line({ line }: { line: ActivityLine }) {
  const { id, type, at, count, link } = line
  const Icon = icons[type.split('.')[0] ?? ''] ?? ActivityIcon
  const [, deed] = phraseOf(type)
  const names = namesIn(line)
  return (
    <li className="relative flex min-h-9 items-start gap-3 px-4 py-2 text-sm hover:bg-hover">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-soft" />
      <Link
        {...(count === 1 ? (link ?? { to: '/events', search: { event: id } }) : sameOf(type))}
        className="flex min-w-0 flex-1 gap-x-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2 max-sm:flex-col"
      >
        <span className="min-w-0 truncate">
          {headOf(line)} {count === 1 && <bdi className="font-name">{names}</bdi>}{' '}
          <span className={classes(tones[type])}>{deed}</span>
        </span>{' '}
        {count > 1 && (
          <bdi className="min-w-0 max-w-1/2 shrink-0 truncate text-soft max-sm:max-w-full max-sm:text-xs sm:ms-auto">
            {names}
          </bdi>
        )}
      </Link>
      <time
        dateTime={at}
        title={formatExact(at)}
        className="w-11 shrink-0 whitespace-nowrap text-end text-faint text-xs/5 tabular-nums"
      >
        {isToday(at) ? formatTime(at) : formatDay(at)}
      </time>
    </li>
  )
}

const sameOf = (type: string): LinkProps => ({ to: '/events', search: { type } })

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString()

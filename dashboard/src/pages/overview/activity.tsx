import type { OverviewReport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
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
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { formatDay, formatExact, formatTime } from '../../ui/format.ts'
import { type ActivityLine, linesOf } from './activity-lines.ts'

export const quietLink =
  'flex items-center gap-1.5 rounded-xs font-medium text-soft text-xs hover:text-ink'

/** Lists the latest events; equal ones that happened together share a line. */
export function Activity({
  activity,
  className,
}: {
  activity: OverviewReport['activity']
  className: string
}) {
  const lines = linesOf(activity?.lines ?? [])
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
      {lines.length === 0 && (
        <p className="px-4 py-5 text-soft text-sm">
          {activity
            ? 'Nothing yet. Changes to contacts, proposals and documents show here.'
            : 'Your role does not see events.'}
        </p>
      )}
      <ul className="py-1 empty:hidden">
        {lines.map((line) => (
          <Line key={line.key} line={line} />
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
  const { type, at, head, name, deed, aside, asideFails, link } = line
  const Icon = icons[type.split('.')[0] ?? ''] ?? ActivityIcon
  return (
    <li className="relative flex min-h-9 items-start gap-3 px-4 py-2 text-sm hover:bg-hover">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-soft" />
      <Link
        {...link}
        className="flex min-w-0 flex-1 gap-x-3 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2 max-sm:flex-col"
      >
        <span className="min-w-0 truncate max-sm:line-clamp-2 max-sm:whitespace-normal">
          {head} {name && <bdi className="font-name">{name}</bdi>}{' '}
          <span className={tones[type]}>{deed}</span>
        </span>{' '}
        {aside && (
          <bdi
            className={classes(
              'min-w-0 max-w-1/2 shrink-0 truncate text-end tabular-nums max-sm:max-w-full max-sm:text-start max-sm:text-xs sm:ms-auto',
              asideFails ? 'text-warn' : 'text-soft',
            )}
          >
            {aside}
          </bdi>
        )}
      </Link>
      <time
        dateTime={at}
        title={formatExact(at)}
        className="w-12 shrink-0 whitespace-nowrap text-end text-faint text-xs/5 tabular-nums"
      >
        {isToday(at) ? formatTime(at) : formatDay(at)}
      </time>
    </li>
  )
}

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString()

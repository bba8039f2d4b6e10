import type { OverviewNeed } from '@capstan/sdk'
import { formatCount, formatDay, formatNumber, formatTime } from '../../ui/format.ts'

/** Says in a sentence or two what is wrong. */
export function textOf(need: OverviewNeed, now: Date): string {
  const { kind, reason, message } = need
  if (reason === 'stopped') return message ?? ''
  const text = texts[`${kind} ${reason}`] ?? others[reason]
  const [sentence, isWhole] = typeof text === 'function' ? text(need, now) : [text ?? '', false]
  return isWhole || message === null ? sentence : `${sentence} ${message}`.trim()
}

type Text = string | ((need: OverviewNeed, now: Date) => readonly [text: string, isWhole: boolean])

const endpoint: Text = ({ at, count }, now) => [
  `Failing${at === null ? '' : ` since ${moment(at, now)}`}.${waiting(count)}`,
  true,
]

/** The time of today, or the day. */
const moment = (at: string, now: Date): string =>
  new Date(at).toDateString() === now.toDateString() ? formatTime(at) : formatDay(at)

const waiting = (count: number | null): string =>
  count ? ` ${formatNumber(count)}${count >= mostCounted ? '+' : ''} waiting.` : ''

/** The server counts no further. */
const mostCounted = 1_000

const texts: Partial<Record<string, Text>> = {
  'webhook failing': endpoint,
  'destination failing': endpoint,
  'webhook gone': 'Turned off: the server answered 410 Gone.',
  'webhook disabled': 'Turned off after five days of failures.',
  'destination gone': 'Off: the channel or its address is gone.',
  'destination disabled': 'Off after five days of failures.',
  'automation failing': ({ count, message }) => [
    `${(count ?? 0) > 1 ? `${formatNumber(count ?? 0)} recent runs failed.` : 'The last run failed.'} ${message ?? ''}`.trim(),
    true,
  ],
  'sync failing': 'The last run failed.',
  'sync partial': 'The last run could not read every record.',
  'sync confirmation': 'Many records are gone at the source. Confirm to continue.',
  'hook failing': ({ count }) => [
    `${formatCount(count ?? 0, (count ?? 0) >= mostCounted ? '+ request' : 'request')} failed.`,
    false,
  ],
  'connection failing': ({ message }) => [message ?? 'The provider does not answer.', true],
  'connection signIn': ({ message }) => [message ?? 'It needs a new sign-in.', true],
  'source failing': ({ message }) => [message ?? 'The document could not be processed.', true],
  'proposal expiring': ({ at, status }, now) => [
    `${endsIn(at, now)} ${seen[status ?? ''] ?? ''}`.trim(),
    true,
  ],
  'token expiring': ({ at }, now) => [endsIn(at, now), true],
}

const others: Partial<Record<string, Text>> = { paused: '' }

const seen: Record<string, string> = {
  sent: 'Nobody has opened it.',
  viewed: 'Opened, not signed.',
  signing: 'Not everybody has signed.',
}

function endsIn(end: string | null, now: Date): string {
  const days = Math.floor((Date.parse(end ?? '') - now.getTime()) / 86_400_000)
  return days < 1 ? 'Expires within a day.' : `Expires in ${formatCount(days, 'day')}.`
}

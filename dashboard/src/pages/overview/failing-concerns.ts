import type { ListedEvent } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import { FileClock, Megaphone, Plug, RefreshCw, Webhook, Zap } from 'lucide-react'
import { api } from '../../api.ts'
import { apiQuery, useApi } from '../../queries.ts'
import { formatCount, formatNumber } from '../../ui/format.ts'
import type { Concern } from './acting-concerns.ts'

const all = { limit: 100 }
/** Most recent failures to look at; each page shows the rest. */
const mostLooked = 10

/** Returns failures of every product that runs unattended, and proposals that expire soon. */
export function useFailingConcerns(): Concern[] {
  return [
    ...useFailingAutomations(),
    ...useFailingSyncs(),
    ...useFailingConnections(),
    ...useFailedInbound(),
    ...useStoppedDestinations(),
    ...useExpiringProposals(),
  ]
}

type Fields = Record<string, unknown>
const fieldsOf = ({ data }: ListedEvent): Fields => ({ ...Object(data) })
const messageOf = ({ error }: Fields): string => {
  const { message } = Object(error) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

/** The events of each automation or sync, newest first. */
function eventsBy(events: readonly ListedEvent[] | undefined, field: string) {
  const known = (events ?? []).filter((one) => typeof fieldsOf(one)[field] === 'string')
  return Map.groupBy(known, (one) => String(fieldsOf(one)[field]))
}

/** Returns automations whose last run failed. */
function useFailingAutomations(): Concern[] {
  const automations = useApi(api.automations.list, all).data?.data ?? []
  const ended = useApi(api.events.list, { type: 'automation.*', ...all }).data?.data
  const runs = eventsBy(
    ended?.filter(({ type }) => type !== 'automation.throttled'),
    'automationId',
  )
  return automations.flatMap(({ id, name, enabled }) => {
    const [last, ...earlier] = runs.get(id) ?? []
    if (!enabled || last?.type !== 'automation.failed') return []
    const failed = 1 + earlier.filter(({ type }) => type === 'automation.failed').length
    const share =
      earlier.length === 0
        ? 'The last run failed.'
        : `${formatNumber(failed)} of the last ${formatNumber(earlier.length + 1)} runs failed.`
    return [
      {
        ...{
          key: `failing ${id}`,
          subject: name,
          act: 'See runs',
          tone: 'bad' as const,
          icon: Zap,
        },
        text: `${share} ${messageOf(fieldsOf(last))}`.trim(),
        link: {
          to: '/automations/$automationId',
          params: { automationId: id },
          search: { view: 'runs' },
        },
      },
    ]
  })
}

const syncFaults: Record<string, string> = {
  'sync.failed': 'The last run failed.',
  'sync.partial': 'The last run could not read every record.',
  'sync.needs_confirmation': 'Many records are gone at the source. Confirm to continue.',
}

function useFailingSyncs(): Concern[] {
  const syncs = useApi(api.syncs.list, all).data?.data ?? []
  const events = useApi(api.events.list, { type: 'sync.*', ...all }).data?.data
  const runs = eventsBy(
    events?.filter(({ type }) => type !== 'sync.started'),
    'syncId',
  )
  return syncs.flatMap((sync) => {
    const [last] = runs.get(sync.id) ?? []
    const fault = sync.pausedReason ?? (last && syncFaults[last.type])
    if (!fault) return []
    return [
      {
        ...{
          key: `failing ${sync.id}`,
          subject: sync.name ?? 'Sync',
          act: 'Open',
          icon: RefreshCw,
        },
        text: `${fault} ${last ? messageOf(fieldsOf(last)) : ''}`.trim(),
        tone: last?.type === 'sync.failed' || sync.pausedReason ? ('bad' as const) : 'warn',
        link: { to: '/syncs/$syncId', params: { syncId: sync.id } },
      },
    ]
  })
}

function useFailingConnections(): Concern[] {
  const connections = useApi(api.connections.list, all).data?.data ?? []
  return connections.flatMap(({ id, name, status, lastError }) => {
    if (status !== 'degraded' && status !== 'reauth_required') return []
    const mustSignIn = status === 'reauth_required'
    return [
      {
        ...{ key: id, subject: name, act: mustSignIn ? 'Sign in' : 'Open', icon: Plug },
        text: lastError?.message ?? 'The provider does not answer.',
        tone: mustSignIn ? ('bad' as const) : 'warn',
        link: { to: '/connections/$connectionId', params: { connectionId: id } },
      },
    ]
  })
}

/** Hooks with events that failed and were not replayed. */
function useFailedInbound(): Concern[] {
  const hooks = useApi(api.hooks.list, all).data?.data ?? []
  const events = useApi(api.events.list, { type: 'inbound.failed', ...all }).data?.data
  const ids = [...eventsBy(events, 'hookId').keys()].slice(0, mostLooked)
  const suspects = hooks.filter(({ id }) => ids.includes(id))
  const answers = useQueries({
    queries: suspects.map(({ id }) =>
      apiQuery(api.inboundEvents.list, { hookId: id, status: 'failed', ...all }),
    ),
  })
  return suspects.flatMap(({ id, name }, index) => {
    const { data = [], hasMore = false } = answers[index]?.data ?? {}
    if (data.length === 0) return []
    const count = hasMore ? `${data.length}+ requests` : formatCount(data.length, 'request')
    return [
      {
        ...{ key: `failed ${id}`, subject: name, act: 'Replay', tone: 'bad' as const },
        text: `${count} failed. ${data[0]?.error ?? ''}`.trim(),
        icon: Webhook,
        link: { to: '/inbound/$hookId', params: { hookId: id }, search: { status: 'failed' } },
      },
    ]
  })
}

const stops: Record<string, string> = {
  gone: 'Off: the channel or its address is gone.',
  failing: 'Off after five days of failures.',
}

function useStoppedDestinations(): Concern[] {
  const destinations = useApi(api.destinations.list, all).data?.data ?? []
  return destinations.flatMap(({ id, name, disabledReason, stoppedReason }) => {
    const text = stops[disabledReason ?? '']
    if (!text || stoppedReason) return []
    return [
      {
        ...{ key: `stopped ${id}`, subject: name, act: 'Open', tone: 'bad' as const, text },
        icon: Megaphone,
        link: { to: '/destinations/$destinationId', params: { destinationId: id } },
      },
    ]
  })
}

const soonMs = 3 * 86_400_000
const hourMs = 3_600_000
const open = ['sent', 'viewed', 'signing'] as const

/** Proposals that nobody has signed and that end within three days. */
function useExpiringProposals(): Concern[] {
  // To the hour: the same question for as long as the page is open.
  const hour = Math.ceil(Date.now() / hourMs) * hourMs
  const expiresBefore = new Date(hour + soonMs).toISOString()
  const answers = useQueries({
    queries: open.map((status) =>
      apiQuery(api.proposals.list, { status, expiresBefore, limit: mostLooked }),
    ),
  })
  return answers
    .flatMap(({ data }) => data?.data ?? [])
    .filter(({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) > Date.now())
    .map(({ id, title, number, expiresAt, status }) => ({
      ...{ key: id, subject: title || number || 'Untitled', act: 'Open', tone: 'warn' as const },
      text: `${endsIn(expiresAt)} ${seen[status] ?? ''}`.trim(),
      icon: FileClock,
      link: { to: '/proposals/$proposalId', params: { proposalId: id } },
    }))
}

const seen: Record<string, string> = {
  sent: 'Nobody has opened it.',
  viewed: 'Opened, not signed.',
  signing: 'Not everybody has signed.',
}

function endsIn(end: string | null): string {
  const days = Math.floor((Date.parse(end ?? '') - Date.now()) / 86_400_000)
  return days < 1 ? 'Expires within a day.' : `Expires in ${formatCount(days, 'day')}.`
}

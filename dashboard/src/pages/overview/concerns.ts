import type { Usage, Webhook, WebhookHealth } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import { FileWarning, Gauge, KeyRound, TriangleAlert } from 'lucide-react'
import { api } from '../../api.ts'
import { apiQuery, useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { formatNumber } from '../../ui/format.ts'
import { statusOf } from '../settings/token.ts'
import { statusOf as healthOf, shortUrl } from '../webhooks/webhook.ts'
import { type Concern, useActingConcerns } from './acting-concerns.ts'
import { useFailingConcerns } from './failing-concerns.ts'

export type Limits = Usage['limits']

/** Most recent failures to look at; each page shows the rest. */
const mostLooked = 10

export function useConcerns(
  limits: Limits | undefined,
  webhooks: readonly Webhook[],
  healths: ReadonlyMap<string, WebhookHealth>,
): Concern[] {
  return [
    ...useActingConcerns(webhooks),
    ...webhooks.flatMap((webhook) => webhookConcern(webhook, healths.get(webhook.id))),
    ...useFailedSources(),
    ...useFailingConcerns(),
    ...useExpiringTokens(),
    ...Object.entries(limits ?? {}).flatMap(([name, limit]) => fullness(name, limit)),
  ]
}

/** The last day of the first enabled webhooks, by their ids. */
export function useHealths(webhooks: readonly Webhook[]): Map<string, WebhookHealth> {
  const enabled = webhooks.filter((one) => one.enabled).slice(0, mostLooked)
  const healths = useQueries({
    queries: enabled.map(({ id }) => apiQuery(api.webhooks.health, id)),
  })
  return new Map(
    enabled.flatMap(({ id }, index) => {
      const health = healths[index]?.data
      return health ? [[id, health] as const] : []
    }),
  )
}

const reasons: Record<string, string> = {
  gone: 'Switched off: the server answered 410 Gone.',
  failing: 'Switched off after five days of failures.',
}

function webhookConcern(webhook: Webhook, health: WebhookHealth | undefined): Concern[] {
  const text = webhookFailure(webhook, health)
  if (!text) return []
  const { id, url } = webhook
  return [
    {
      key: id,
      subject: shortUrl(url),
      text,
      act: 'Open log',
      tone: 'bad',
      icon: TriangleAlert,
      link: { to: '/webhooks/$webhookId', params: { webhookId: id } },
    },
  ]
}

function webhookFailure(webhook: Webhook, health: WebhookHealth | undefined): string | undefined {
  const { enabled, disabledReason } = webhook
  if (!enabled) return reasons[disabledReason ?? '']
  if (!health || healthOf(webhook, health) !== 'failing') return undefined
  const { attempts, succeeded } = health
  return `${formatNumber(succeeded)} of ${formatNumber(attempts)} attempts succeeded.`
}

/** Returns sources whose failure an event reported and that have not recovered since. */
function useFailedSources(): Concern[] {
  const events = useApi(api.events.list, { type: 'source.failed', limit: mostLooked })
  const baseIds = new Map<string, string>()
  for (const event of events.data?.data ?? []) {
    // The data of an event that was expunged are its id at most.
    if (event.type === 'source.failed' && event.data?.baseId) {
      baseIds.set(event.data.id, event.data.baseId)
    }
  }
  const sources = useQueries({
    queries: [...baseIds].map(([sourceId, baseId]) => ({
      ...apiQuery(api.sources.get, [baseId, sourceId]),
      // No event tells that a source is gone; then it needs nobody.
      staleTime: 0,
      retry: false,
    })),
  })
  return sources
    .flatMap(({ data, error }) => (data?.status === 'failed' && !error ? [data] : []))
    .map(
      ({ id, baseId, name, error }): Concern => ({
        key: id,
        subject: name,
        text: error ?? 'The document could not be processed.',
        act: 'Open',
        tone: 'bad',
        icon: FileWarning,
        link: { to: '/knowledge/$baseId/sources/$sourceId', params: { baseId, sourceId: id } },
      }),
    )
}

function useExpiringTokens(): Concern[] {
  const { isAdmin } = useSession()
  const tokens = useApi(api.tokens.list, { limit: 100 }, { enabled: isAdmin })
  const now = new Date()
  return (tokens.data?.data ?? [])
    .filter((token) => statusOf(token, now) === 'expiring')
    .map(
      ({ id, name }): Concern => ({
        key: id,
        subject: name,
        text: 'This token expires within 7 days.',
        act: 'Rotate',
        tone: 'warn',
        icon: KeyRound,
        link: { to: '/settings/tokens' },
      }),
    )
}

const titles: Record<string, string> = {
  contacts: 'Contacts',
  bases: 'Knowledge bases',
  sources: 'Documents',
  chunks: 'Passages',
  webhooks: 'Webhooks',
  members: 'Members',
}

const nearlyFull = 0.9

function fullness(name: string, { used, max }: Limits[keyof Limits]): Concern[] {
  if (max === null || used < max * nearlyFull) return []
  return [
    {
      key: name,
      subject: `${titles[name] ?? name} near the limit`,
      text: `${formatNumber(used)} of ${formatNumber(max)} used.`,
      act: 'See plan',
      tone: used >= max ? 'bad' : 'warn',
      icon: Gauge,
      link: { to: '/usage' },
    },
  ]
}

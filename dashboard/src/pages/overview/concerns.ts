import type { Usage, Webhook } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { apiQuery, useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { statusOf } from '../settings/token.ts'

export type Limits = Usage['limits']

export interface Concern {
  key: string
  subject: string
  text: string
  link: LinkProps
}

/** Of what has failed lately; the pages of each show the rest. */
const mostLooked = 10

export function useConcerns(limits: Limits | undefined): Concern[] {
  const webhooks = useWebhooks()
  return [
    ...webhooks,
    ...useFailedSources(),
    ...useEndingTokens(),
    ...Object.entries(limits ?? {}).flatMap(([name, limit]) => fullness(name, limit)),
  ]
}

const reasons: Record<string, string> = {
  gone: 'Switched off, for it answered that it is gone.',
  failing: 'Switched off, for it has failed for five days.',
}

function useWebhooks(): Concern[] {
  const webhooks = useApi(api.webhooks.list, { limit: 100 })
  const all = webhooks.data?.data ?? []
  const enabled = all.filter((one) => one.enabled).slice(0, mostLooked)
  const healths = useQueries({
    queries: enabled.map(({ id }) => apiQuery(api.webhooks.health, id)),
  })
  const concern = ({ id, url }: Webhook, text: string): Concern => ({
    key: id,
    subject: url,
    text,
    link: { to: '/webhooks/$webhookId', params: { webhookId: id } },
  })
  return [
    ...all.flatMap((one) => {
      const reason = reasons[one.disabledReason ?? '']
      return !one.enabled && reason ? [concern(one, reason)] : []
    }),
    ...enabled.flatMap((one, index) => {
      const health = healths[index]?.data
      if (!health || (health.successRate ?? 1) >= 0.5) return []
      const { attempts, succeeded } = health
      return [concern(one, `${succeeded} of ${attempts} attempts succeeded within a day.`)]
    }),
  ]
}

/** Those of whose failure an event tells, if they have not been mended since. */
function useFailedSources(): Concern[] {
  const events = useApi(api.events.list, {
    type: 'source.failed',
    limit: mostLooked,
  })
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
        text: error ?? 'The source could not be processed.',
        link: { to: '/knowledge/$baseId/sources/$sourceId', params: { baseId, sourceId: id } },
      }),
    )
}

function useEndingTokens(): Concern[] {
  const { isAdmin } = useSession()
  const tokens = useApi(api.tokens.list, { limit: 100 }, { enabled: isAdmin })
  const now = new Date()
  return (tokens.data?.data ?? [])
    .filter((token) => statusOf(token, now) === 'expiring')
    .map(
      ({ id, name }): Concern => ({
        key: id,
        subject: name,
        text: 'This token ends within a week.',
        link: { to: '/settings/tokens' },
      }),
    )
}

const titles: Record<string, string> = {
  contacts: 'Contacts',
  bases: 'Knowledge bases',
  sources: 'Sources',
  chunks: 'Chunks',
  webhooks: 'Webhooks',
  members: 'Members',
}

const nearlyFull = 0.9

function fullness(name: string, { used, max }: Limits[keyof Limits]): Concern[] {
  if (max === null || used < max * nearlyFull) return []
  const count = (value: number): string => value.toLocaleString('en')
  return [
    {
      key: name,
      subject: titles[name] ?? name,
      text: `${count(used)} of the ${count(max)} that the plan allows are used.`,
      link: { to: '/usage' },
    },
  ]
}

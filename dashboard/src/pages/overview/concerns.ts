import { useQueries } from '@tanstack/react-query'
import { api, type List } from '../../api.ts'
import { useGet } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { statusOf, type Token, tokensPath } from '../settings/token.ts'

export type Limits = Record<string, { used: number; max: number | null }>

export interface Concern {
  key: string
  subject: string
  text: string
  to: string
}

/** Of what has failed lately; the pages of each show the rest. */
const mostLooked = 10

export function useConcerns(limits: Limits | undefined): Concern[] {
  const endpoints = useEndpoints()
  return [
    ...endpoints,
    ...useFailedSources(),
    ...useEndingTokens(),
    ...Object.entries(limits ?? {}).flatMap(([name, limit]) => fullness(name, limit)),
  ]
}

interface Endpoint {
  id: string
  url: string
  enabled: boolean
  disabledReason: string | null
}

interface Health {
  attempts: number
  succeeded: number
  successRate: number | null
}

const reasons: Record<string, string> = {
  gone: 'Switched off, for it answered that it is gone.',
  failing: 'Switched off, for it has failed for five days.',
}

function useEndpoints(): Concern[] {
  const webhooks = useGet<List<Endpoint>>('/v1/webhooks', { limit: 100 })
  const all = webhooks.data?.data ?? []
  const enabled = all.filter((one) => one.enabled).slice(0, mostLooked)
  const healths = useQueries({
    queries: enabled.map(({ id }) => {
      const path = `/v1/webhooks/${id}/health`
      return { queryKey: [path, {}], queryFn: () => api.get<Health>(path) }
    }),
  })
  const concern = ({ id, url }: Endpoint, text: string): Concern => ({
    key: id,
    subject: url,
    text,
    to: `/webhooks/${id}`,
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

interface Source {
  id: string
  baseId?: string
  name: string
  status: string
  error: string | null
}

/** Those of whose failure an event tells, if they have not been mended since. */
function useFailedSources(): Concern[] {
  const events = useGet<List<{ data: Source | null }>>('/v1/events', {
    type: 'source.failed',
    limit: mostLooked,
  })
  const told = (events.data?.data ?? []).flatMap(({ data }) =>
    data?.baseId ? [`/v1/bases/${data.baseId}/sources/${data.id}`] : [],
  )
  const sources = useQueries({
    queries: [...new Set(told)].map((path) => ({
      queryKey: [path, {}],
      queryFn: () => api.get<Source>(path),
      // No event tells that a source is gone; then it needs nobody.
      staleTime: 0,
      retry: false,
    })),
  })
  return sources
    .flatMap(({ data, error }) => (data?.status === 'failed' && !error ? [data] : []))
    .map(({ id, baseId, name, error }) => ({
      key: id,
      subject: name,
      text: error ?? 'The source could not be processed.',
      to: `/knowledge/${baseId}/sources/${id}`,
    }))
}

function useEndingTokens(): Concern[] {
  const { isAdmin } = useSession()
  const tokens = useGet<List<Token>>(tokensPath, { limit: 100 }, { enabled: isAdmin })
  const now = new Date()
  return (tokens.data?.data ?? [])
    .filter((token) => statusOf(token, now) === 'expiring')
    .map(({ id, name }) => ({
      key: id,
      subject: name,
      text: 'This token ends within a week.',
      to: '/settings/tokens',
    }))
}

const titles: Record<string, string> = {
  contacts: 'Contacts',
  bases: 'Knowledge bases',
  sources: 'Sources',
  chunks: 'Chunks',
  webhooks: 'Webhook endpoints',
  members: 'Members',
}

const nearlyFull = 0.9

function fullness(name: string, { used, max }: Limits[string]): Concern[] {
  if (max === null || used < max * nearlyFull) return []
  const count = (value: number): string => value.toLocaleString('en')
  return [
    {
      key: name,
      subject: titles[name] ?? name,
      text: `${count(used)} of the ${count(max)} that the plan allows are used.`,
      to: '/usage',
    },
  ]
}

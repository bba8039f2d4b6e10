import type { Automation, Destination, Hook, Sync, Webhook } from '@capstan/sdk'
import type { LinkProps } from '@tanstack/react-router'
import { type LucideIcon, ShieldAlert } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import type { Acting, ActingKind } from '../../take-over.tsx'
import { useTakeOver } from '../../take-over.tsx'
import { formatCount } from '../../ui/format.ts'
import { shortUrl } from '../webhooks/webhook.ts'

/** One thing that needs a person, and where it is mended. */
export interface Concern {
  key: string
  subject: string
  text: string
  /** The word on its button. */
  act: string
  /** Does it here; otherwise the button leads to the link. */
  onAct?: () => void
  tone: 'bad' | 'warn'
  icon: LucideIcon
  link: LinkProps
}

const page = { limit: 100 }

/** Returns what stopped because its author lost their rights, and how many wait to be confirmed. */
export function useActingConcerns(webhooks: readonly Webhook[]): Concern[] {
  const { isAdmin } = useSession()
  const automations = useApi(api.automations.list, page).data?.data ?? []
  const syncs = useApi(api.syncs.list, page).data?.data ?? []
  const hooks = useApi(api.hooks.list, page).data?.data ?? []
  const destinations = useApi(api.destinations.list, page).data?.data ?? []
  const concernsOf = useConcernsOf()
  return [
    ...concernsOf(automations, {
      ...{ kind: 'automations', noun: 'automation', list: { to: '/automations' } },
      nameOf: ({ name }: Automation) => name,
      linkOf: (id) => ({ to: '/automations/$automationId', params: { automationId: id } }),
    }),
    ...concernsOf(syncs, {
      ...{ kind: 'syncs', noun: 'sync', list: { to: '/syncs' } },
      nameOf: ({ name }: Sync) => name ?? 'Sync',
      linkOf: (id) => ({ to: '/syncs/$syncId', params: { syncId: id } }),
    }),
    ...concernsOf(hooks, {
      ...{ kind: 'hooks', noun: 'hook', list: { to: '/inbound' } },
      nameOf: ({ name }: Hook) => name,
      linkOf: (id) => ({ to: '/inbound/$hookId', params: { hookId: id } }),
    }),
    ...concernsOf(webhooks, {
      ...{ kind: 'webhooks', noun: 'webhook', list: { to: '/webhooks' } },
      nameOf: ({ url }: Webhook) => shortUrl(url),
      linkOf: (id) => ({ to: '/webhooks/$webhookId', params: { webhookId: id } }),
    }),
    ...concernsOf(destinations, {
      ...{ kind: 'destinations', noun: 'destination', list: { to: '/destinations' } },
      nameOf: ({ name }: Destination) => name,
      linkOf: (id) => ({ to: '/destinations/$destinationId', params: { destinationId: id } }),
    }),
  ].filter(({ needsAdmin }) => isAdmin || !needsAdmin)
}

interface Kind<One> {
  kind: ActingKind
  noun: string
  nameOf: (one: One) => string
  linkOf: (id: string) => LinkProps
  list: LinkProps
}

function useConcernsOf() {
  const { isAdmin } = useSession()
  const takeOver = {
    automations: useTakeOver('automations'),
    syncs: useTakeOver('syncs'),
    hooks: useTakeOver('hooks'),
    webhooks: useTakeOver('webhooks'),
    destinations: useTakeOver('destinations'),
  }
  return <One extends Acting>(
    all: readonly One[],
    { kind, noun, nameOf, linkOf, list }: Kind<One>,
  ): (Concern & { needsAdmin: boolean })[] => {
    const stopped = all.filter(({ stoppedReason }) => stoppedReason !== null)
    const unconfirmed = all.filter((one) => one.unconfirmed && one.stoppedReason === null)
    return [
      ...stopped.map((one) => ({
        key: one.id,
        subject: nameOf(one),
        text: one.stoppedReason ?? '',
        act: 'Take over',
        ...(isAdmin && { onAct: () => takeOver[kind].mutate(one.id) }),
        tone: 'bad' as const,
        icon: ShieldAlert,
        link: linkOf(one.id),
        needsAdmin: false,
      })),
      ...(unconfirmed.length === 0
        ? []
        : [
            {
              key: `unconfirmed ${kind}`,
              subject: `${formatCount(unconfirmed.length, noun)} to confirm`,
              text: 'Saved before Capstan checked permissions. Take over those that you want to keep.',
              act: 'Review',
              tone: 'warn' as const,
              icon: ShieldAlert,
              link: unconfirmed.length === 1 && unconfirmed[0] ? linkOf(unconfirmed[0].id) : list,
              needsAdmin: true,
            },
          ]),
    ]
  }
}

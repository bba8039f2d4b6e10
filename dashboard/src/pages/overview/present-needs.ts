import type { OverviewNeed, Usage } from '@capstan/sdk'
import type { LinkProps } from '@tanstack/react-router'
import {
  FileClock,
  FileWarning,
  Gauge,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Plug,
  RefreshCw,
  Send,
  ShieldAlert,
  Webhook,
  Zap,
} from 'lucide-react'
import type { ActingKind } from '../../take-over.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { shortUrl } from '../webhooks/webhook.ts'
import { textOf } from './need-texts.ts'

/** One thing that needs a person, and where it is fixed. */
export interface PresentedNeed {
  key: string
  subject: string
  text: string
  /** The word on its button. */
  act: string
  /** Kind that the button takes over, with the id; otherwise the button leads to the link. */
  takesOver?: readonly [ActingKind, string]
  tone: 'bad' | 'warn'
  icon: LucideIcon
  link: LinkProps
}

type Limits = Usage['limits']

/** Failures first, then what waits for a confirmation, then the limits of the plan. */
export function presentNeeds(
  needs: readonly OverviewNeed[],
  limits: Limits | undefined,
  isAdmin: boolean,
): PresentedNeed[] {
  const unconfirmed = Map.groupBy(
    needs.filter(({ reason }) => reason === 'unconfirmed'),
    ({ kind }) => kind,
  )
  return [
    ...needs
      .filter(({ reason }) => reason !== 'unconfirmed')
      .map((need) => presentNeed(need, isAdmin)),
    ...(isAdmin ? [...unconfirmed.values()].map(confirmation) : []),
    ...Object.entries(limits ?? {}).flatMap(([name, limit]) => fullness(name, limit)),
  ]
}

type Kind = OverviewNeed['kind']

const icons: Record<Kind, LucideIcon> = {
  webhook: Send,
  destination: Megaphone,
  automation: Zap,
  sync: RefreshCw,
  hook: Webhook,
  connection: Plug,
  source: FileWarning,
  proposal: FileClock,
  token: KeyRound,
}

/** The kinds that a person can take over. */
const acting: Partial<Record<Kind, ActingKind>> = {
  webhook: 'webhooks',
  destination: 'destinations',
  automation: 'automations',
  sync: 'syncs',
  hook: 'hooks',
}

const acts: Partial<Record<`${Kind} ${OverviewNeed['reason']}`, string>> = {
  'automation failing': 'See runs',
  'connection signIn': 'Sign in',
  'hook failing': 'Replay',
  'sync confirmation': 'Review',
  'token expiring': 'Rotate',
  'webhook failing': 'Open log',
}

const warnings = new Set<OverviewNeed['reason']>(['expiring', 'partial', 'confirmation'])

function presentNeed(need: OverviewNeed, isAdmin: boolean): PresentedNeed {
  const { kind, reason, id, name } = need
  const actingKind = acting[kind]
  const isStopped = reason === 'stopped' && actingKind !== undefined
  const isWarning = warnings.has(reason) || (kind === 'connection' && reason === 'failing')
  return {
    key: `${kind} ${id}`,
    subject: kind === 'webhook' ? shortUrl(name) : name,
    text: textOf(need, new Date()),
    act: isStopped ? 'Take over' : (acts[`${kind} ${reason}`] ?? 'Open'),
    ...(isStopped && isAdmin && { takesOver: [actingKind, id] as const }),
    tone: isWarning ? 'warn' : 'bad',
    icon: isStopped ? ShieldAlert : icons[kind],
    link: linkOf(need),
  }
}

function linkOf({ kind, reason, id, baseId: base }: OverviewNeed): LinkProps {
  const isFailing = reason === 'failing'
  const links: Record<Kind, LinkProps> = {
    webhook: { to: '/webhooks/$webhookId', params: { webhookId: id } },
    destination: { to: '/destinations/$destinationId', params: { destinationId: id } },
    automation: {
      to: '/automations/$automationId',
      params: { automationId: id },
      search: isFailing ? { view: 'runs' } : {},
    },
    sync: { to: '/syncs/$syncId', params: { syncId: id } },
    hook: {
      to: '/inbound/$hookId',
      params: { hookId: id },
      search: isFailing ? { status: 'failed' } : {},
    },
    connection: { to: '/connections/$connectionId', params: { connectionId: id } },
    source: {
      to: '/knowledge/$baseId/sources/$sourceId',
      params: { baseId: base ?? '', sourceId: id },
    },
    proposal: { to: '/proposals/$proposalId', params: { proposalId: id } },
    token: { to: '/settings/tokens', search: { token: id } },
  }
  return links[kind]
}

const lists: Partial<Record<Kind, LinkProps>> = {
  webhook: { to: '/webhooks' },
  destination: { to: '/destinations' },
  automation: { to: '/automations' },
  sync: { to: '/syncs' },
  hook: { to: '/inbound' },
}

function confirmation(needs: readonly OverviewNeed[]): PresentedNeed {
  const [first] = needs as [OverviewNeed]
  return {
    key: `unconfirmed ${first.kind}`,
    subject: `${formatCount(needs.length, first.kind)} to confirm`,
    text: 'Saved before Capstan checked permissions. Take over those that you want to keep.',
    act: 'Review',
    tone: 'warn',
    icon: ShieldAlert,
    link: (needs.length > 1 && lists[first.kind]) || linkOf(first),
  }
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

function fullness(name: string, { used, max }: Limits[keyof Limits]): PresentedNeed[] {
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

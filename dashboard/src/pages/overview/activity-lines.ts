import type { ListedEvent, OverviewActivity } from '@capstan/sdk'
import type { LinkProps } from '@tanstack/react-router'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { nameOf } from '../events/event.ts'
import { subjectLinkOf } from '../events/subject-link.ts'
import { shortUrl } from '../webhooks/webhook.ts'
import { formatRounded } from './amount.ts'
import { phraseOf } from './phrases.ts'

/** Words of a line of the activity, and where it leads. */
export interface ActivityLine {
  key: string
  type: string
  at: string
  /** `Contact`, or `14 contacts`. */
  head: string
  /** Name of a single subject. */
  name: string
  /** `added`. */
  deed: string
  /** Names of several subjects, or a fact such as an amount. */
  aside: string
  /** The aside is a failure. */
  asideFails: boolean
  link: LinkProps
}

/** Matches an id, which means nothing to a person. */
const isId = /^[a-z]+_[0-9a-z]{26}$/

/** Returns the lines; the signature that made a proposal accepted has none beside that. */
export const linesOf = (activities: readonly OverviewActivity[]): ActivityLine[] =>
  activities.filter((one) => !isLastSignature(one, activities)).map(lineOf)

function isLastSignature(one: OverviewActivity, all: readonly OverviewActivity[]): boolean {
  if (one.type !== 'proposal.signed' || one.count > 1) return false
  const signed = { ...one.events[0]?.data } as { proposalId?: string; id?: string }
  return all.some(
    ({ type, events }) =>
      type === 'proposal.accepted' &&
      events.some(({ data }) => (data as { id?: string })?.id === (signed.proposalId ?? signed.id)),
  )
}

export function lineOf(activity: OverviewActivity): ActivityLine {
  const { type, at, count, hasMore } = activity
  const events = activity.events.map((one) => ({ ...one, type, createdAt: at }) as ListedEvent)
  const names = [
    ...new Set(
      events
        .map(nameOf)
        .map(shortUrl)
        .filter((name) => name && !isId.test(name)),
    ),
  ]
  const [noun, deed] = phraseOf(type)
  const [first] = events
  const common = { key: `${type} ${at}`, type, at, deed }
  if (type.startsWith('contact_import.') && first) return { ...common, ...importOf(first) }
  if (count === 1) {
    return {
      ...common,
      head: noun.charAt(0).toUpperCase() + noun.slice(1),
      name: names[0] ?? '',
      aside: amountOf(first),
      asideFails: false,
      link: (first && subjectLinkOf(first)) ?? { to: '/events', search: { event: first?.id } },
    }
  }
  return {
    ...common,
    head: `${hasMore ? `${formatNumber(count)}+ ${noun}s` : formatCount(count, noun)}`,
    name: '',
    aside: listed(names, count),
    asideFails: false,
    link: { to: '/events', search: { type } },
  }
}

const mostNames = 2

/** `Ada, Grace and 3 more`; without a number where names repeat, which may be one subject that changed twice. */
function listed(names: readonly string[], count: number): string {
  const shown = names.slice(0, mostNames)
  const rest = count - shown.length
  if (shown.length === 0 || names.length < Math.min(count, 3) || rest === 0) return shown.join(', ')
  return `${shown.join(', ')} and ${formatNumber(rest)} more`
}

interface ImportEnd {
  fileName?: string
  dryRun?: boolean
  progress?: { created?: number; updated?: number; failed?: number }
}

/** `496 contacts imported from spring-fair.csv`. */
function importOf(event: ListedEvent) {
  const { fileName = '', dryRun = false, progress = {} } = { ...Object(event.data) } as ImportEnd
  const { created = 0, updated = 0, failed = 0 } = progress
  const parts = [
    ...(created > 0 || updated === 0 ? [`${formatCount(created, 'contact')} imported`] : []),
    ...(updated > 0
      ? [`${created > 0 ? formatNumber(updated) : formatCount(updated, 'contact')} updated`]
      : []),
  ]
  const hasFailed = event.type === 'contact_import.failed'
  return {
    head: dryRun ? 'Import' : hasFailed ? 'Import' : `${parts.join(', ')} from`,
    name: fileName,
    deed: dryRun ? 'checked' : hasFailed ? 'failed' : '',
    aside: failed > 0 ? `${formatCount(failed, 'row')} failed` : '',
    asideFails: failed > 0,
    link: subjectLinkOf(event) ?? { to: '/contacts/imports' },
  }
}

/** Total of a proposal. */
function amountOf(event: ListedEvent | undefined): string {
  if (!event?.type.startsWith('proposal.')) return ''
  const { currency, totals } = { ...Object(event.data) }
  const total: unknown = totals?.firstTotal
  return typeof currency === 'string' && typeof total === 'number'
    ? formatRounded(total, currency)
    : ''
}

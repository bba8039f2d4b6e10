import type { ListedEvent } from '@capstan/sdk'
import type { LinkProps } from '@tanstack/react-router'
import { formatCount, formatNumber } from '../../ui/format.ts'
import { nameOf } from '../events/event.ts'
import { subjectLinkOf } from '../events/subject-link.ts'

/** Events of one type that happened together: one line, however many they are and whatever came between. */
export interface ActivityLine {
  /** The newest of them. */
  id: string
  type: string
  at: string
  count: number
  /** Older events of the line may not have been read. */
  hasMore: boolean
  /** Leads to the newest of what they are about. */
  link: LinkProps | null
  /** Names of the subjects, newest first. */
  names: readonly string[]
}

/** Between two events of a line. */
const togetherMs = 10 * 60_000

/** The events come newest first; `hasOlder`: the list goes on. */
export function linesOf(events: readonly ListedEvent[], hasOlder = false): ActivityLine[] {
  const lines: (ActivityLine & { names: string[]; oldest: string })[] = []
  for (const event of events) {
    const { id, type, createdAt: at } = event
    const name = nameOf(event)
    const names = isId.test(name) ? [] : [name]
    const line = lines.findLast((one) => one.type === type)
    if (!line || Date.parse(line.oldest) - Date.parse(at) > togetherMs) {
      lines.push({
        ...{ id, type, at, oldest: at, count: 1, hasMore: false, names },
        link: subjectLinkOf(event),
      })
      continue
    }
    line.count++
    line.oldest = at
    line.names = [...new Set([...line.names, ...names])]
  }
  const end = Date.parse(events.at(-1)?.createdAt ?? '')
  for (const line of lines) line.hasMore = hasOlder && Date.parse(line.oldest) - end <= togetherMs
  return lines
}

/** Matches an id, which means nothing to a person. */
const isId = /^[a-z]+_[0-9a-z]{26}$/

const phrases: Record<string, readonly [noun: string, deed: string]> = {
  'contact.created': ['contact', 'added'],
  'contact.updated': ['contact', 'changed'],
  'contact.deleted': ['contact', 'deleted'],
  'contact.consent_changed': ['contact', 'changed consent'],
  'contact.segment_entered': ['contact', 'entered a segment'],
  'contact.segment_left': ['contact', 'left a segment'],
  'contact_import.completed': ['import', 'finished'],
  'contact_import.failed': ['import', 'failed'],
  'proposal.updated': ['proposal', 'changed'],
  'proposal.delivery_failed': ['proposal', 'could not be mailed'],
  'proposal.commented': ['proposal', 'has a question'],
  'proposal.reminder_sent': ['proposal', 'reminded'],
  'source.completed': ['document', 'ready to search'],
  'source.updated': ['document', 'updated'],
  'source.failed': ['document', 'failed'],
  'base.reindexed': ['knowledge base', 'reindexed'],
  'webhook.failing': ['webhook', 'failing'],
  'webhook.disabled': ['webhook', 'switched off'],
  'inbound.received': ['request', 'received by a hook'],
  'inbound.failed': ['request', 'of a hook failed'],
  'inbound.rejected': ['request', 'to a hook rejected'],
  'automation.completed': ['automation', 'ran'],
  'automation.failed': ['automation', 'failed'],
  'connection.reauth_required': ['connection', 'needs a new sign-in'],
  'sync.needs_confirmation': ['sync', 'waits for your confirmation'],
  'token.expiring': ['token', 'expiring soon'],
  'token.rotated': ['token', 'rotated'],
  'token.revoked': ['token', 'revoked'],
}

/** `contact` and `added`; a type that this page does not know yet in its own words. */
export function phraseOf(type: string): readonly [noun: string, deed: string] {
  const [resource = '', ...deed] = type.replaceAll('_', ' ').split('.')
  return phrases[type] ?? [resource, deed.join(' ')]
}

/** Returns the start of the line: `Contact`, or `14 contacts`. */
export function headOf({ type, count, hasMore }: ActivityLine): string {
  const [noun] = phraseOf(type)
  if (hasMore && count > 1) return `${formatNumber(count)}+ ${noun}s`
  return count === 1 ? noun.charAt(0).toUpperCase() + noun.slice(1) : formatCount(count, noun)
}

const mostNames = 2

/** `Ada, Grace and 3 more`. */
export function namesIn({ names }: ActivityLine): string {
  const rest = names.length - mostNames
  const shown = names.slice(0, mostNames).join(', ')
  return rest > 0 ? `${shown} and ${formatNumber(rest)} more` : shown
}

import type { EmittedEvent } from '../../../platform/events/event.ts'
import { EventId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { contactCreated } from '../events.ts'
import { ContactId } from '../ids.ts'
import {
  insertFirstRows,
  insertTimelineRow,
  insertTimelineRows,
  type TimelineRow,
} from './store.ts'

const maxSummary = 200

export const addToTimeline = (work: Work, contactId: string, row: TimelineRow): void =>
  insertTimelineRow(work, work.organizationId, contactId, {
    ...row,
    summary: shortened(row.summary),
  })

/** The first line, as long as a row of a list. */
function shortened(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1)
  const characters = [...line]
  return characters.length <= maxSummary ? line : `${characters.slice(0, maxSummary - 1).join('')}…`
}

/** Events of all domains that name a contact; those that name none are nobody's. */
export async function recordEvents(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  const entries = events.flatMap(({ id, type, createdAt, contact }) => {
    const contactId = contact && ContactId.read(contact.id)
    if (!contactId) return []
    const summary = shortened(contact.sentence)
    return [{ contactId, at: createdAt, id, kind: type, ref: EventId.show(id), summary }]
  })
  const { made = [], changed = [], activity = [] } = Object.groupBy(entries, sortOf)
  if (made.length > 1) insertFirstRows(work, work.organizationId, made)
  if (changed.length > 1) insertTimelineRows(work, work.organizationId, changed)
  const single = [made, changed].flatMap((some) => (some.length === 1 ? some : []))
  single.push(...activity)
  // In the order of contacts, as every writer of many: an activity locks its contact.
  for (const entry of single.sort((a, b) => (a.contactId < b.contactId ? -1 : 1))) {
    insertTimelineRow(work, work.organizationId, entry.contactId, entry)
  }
}

/** Of the contact itself; everything else moves its `last_activity_at`, as `add_to_timeline` has it. */
const sortOf = ({ kind }: Pick<TimelineRow, 'kind'>): 'made' | 'changed' | 'activity' => {
  if (kind === contactCreated.type) return 'made'
  return kind.startsWith('contact.') ? 'changed' : 'activity'
}

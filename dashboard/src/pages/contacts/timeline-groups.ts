import type { TimelineEntry } from '@capstan/sdk'
import { formatDate } from '../../ui/format.ts'

/** Entries that are shown as one. */
export interface EntryGroup {
  /** The newest, with the changes of all edits that it stands for. */
  entry: TimelineEntry
  /** Number of equal entries. */
  count: number
  /** Earlier events of the same proposal, newest first. */
  earlier: readonly TimelineEntry[]
}

/** Entries that give the reason of a `contact.updated` of the same time. */
const reasons = ['contact.tagged', 'consent.recorded', 'contact.merged', 'contact.unmerged']

/** Longest pause between two edits of one person that are shown as one. */
const pauseMs = 10 * 60_000

/** Shortest run of events of one proposal that is folded. */
const leastFolded = 3

/** Groups the entries, which come newest first, for the page. Groups do not cross days. */
export function groupsOf(entries: readonly TimelineEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries.flatMap((one) => withoutReason(one, entries))) {
    const last = groups.at(-1)
    const isSameDay = last && formatDate(last.entry.at) === formatDate(entry.at)
    if (isSameDay && isEdit(last.entry) && isEdit(entry) && isSoonAfter(last.entry, entry)) {
      last.entry = { ...last.entry, changes: joined(entry.changes, last.entry.changes) }
    } else if (isSameDay && isEqual(last.entry, entry)) last.count++
    else groups.push({ entry, count: 1, earlier: [] })
  }
  return folded(groups)
}

/** Leaves out what another entry of the same change says. */
function withoutReason(entry: TimelineEntry, all: readonly TimelineEntry[]): TimelineEntry[] {
  if (entry.kind !== 'contact.updated') return [entry]
  const reason = all.find(({ at, kind }) => at === entry.at && reasons.includes(kind))
  if (!reason) return [entry]
  const changes = entry.changes.filter(
    ({ field }) => reason.kind !== 'contact.tagged' || field !== 'tags',
  )
  return changes.length === 0 ? [] : [{ ...entry, changes }]
}

const isEdit = ({ kind, changes }: TimelineEntry): boolean =>
  kind === 'contact.updated' && changes.length > 0

const isSoonAfter = (newer: TimelineEntry, older: TimelineEntry): boolean =>
  newer.actor !== null &&
  newer.actor.id === older.actor?.id &&
  Date.parse(newer.at) - Date.parse(older.at) <= pauseMs

type Changes = TimelineEntry['changes']

/** Each field once: from its value before the older edit to the one after the newer. */
function joined(older: Changes, newer: Changes): Changes {
  const both = new Map(older.map((change) => [change.field, change]))
  for (const change of newer) {
    both.set(change.field, { ...change, before: both.get(change.field)?.before ?? change.before })
  }
  return [...both.values()]
}

const isEqual = (newer: TimelineEntry, older: TimelineEntry): boolean =>
  newer.kind === older.kind &&
  newer.summary === older.summary &&
  newer.subject?.id === older.subject?.id &&
  newer.actor?.id === older.actor?.id &&
  newer.changes.length + older.changes.length === 0 &&
  !newer.kind.startsWith('note.')

function folded(groups: readonly EntryGroup[]): EntryGroup[] {
  const runs: EntryGroup[][] = []
  for (const group of groups) {
    const first = runs.at(-1)?.[0]?.entry
    const isOfRun =
      first?.subject &&
      first.subject.id === group.entry.subject?.id &&
      formatDate(first.at) === formatDate(group.entry.at)
    if (isOfRun) runs.at(-1)?.push(group)
    else runs.push([group])
  }
  return runs.flatMap((run) => {
    const [newest, ...rest] = run
    if (!newest || run.length < leastFolded) return run
    return [{ ...newest, earlier: rest.map(({ entry }) => entry) }]
  })
}

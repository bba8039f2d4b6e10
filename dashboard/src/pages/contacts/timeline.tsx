import type { Contact, TimelineEntry } from '@capstan/sdk'
import { useEffect, useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { FilterSelect } from '../../ui/field.tsx'
import { formatDate, formatDay } from '../../ui/format.ts'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { More } from '../../ui/table.tsx'
import { useAuthors } from './authors.ts'
import { NoteComposer } from './note-composer.tsx'
import { Entry } from './timeline-entry.tsx'
import { groupsOf } from './timeline-groups.ts'
import type { Names } from './timeline-values.ts'
import { undoableMerge } from './undo-merge.tsx'
import { useWholeList } from './whole-list.ts'

/** Kinds of entries that people look for, by the beginning of their type. */
const kinds = {
  notes: ['note.'],
  consents: ['consent.', 'contact.consent_changed'],
  changes: ['contact.'],
} as const
type Kind = keyof typeof kinds | 'others'

const isOf = ({ kind }: TimelineEntry, wanted: Kind | ''): boolean => {
  if (wanted === '') return true
  const begins = (one: string) => kind.startsWith(one)
  const isConsent = kinds.consents.some(begins)
  if (wanted === 'changes') return kinds.changes.some(begins) && !isConsent
  if (wanted === 'others') return !Object.values(kinds).flat().some(begins)
  return kinds[wanted].some(begins)
}

/** One story over all products, newest first. */
export function Timeline({ contact }: { contact: Contact }) {
  const entries = useApiList(api.contacts.timeline, [contact.id])
  const [kind, setKind] = useState<Kind | ''>('')
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = entries
  const shown = items?.filter((entry) => isOf(entry, kind))
  const isLooking = shown?.length === 0 && hasNextPage
  // The kind may begin on a later page.
  useEffect(() => {
    if (isLooking && !isFetchingNextPage) void fetchNextPage()
  }, [isLooking, isFetchingNextPage, fetchNextPage])
  const names = useNames()
  const undoable = items && undoableMerge(contact, items, new Date())
  return (
    <div className="flex flex-col gap-5">
      <NoteComposer contactId={contact.id} />
      <div className="-mb-2 flex justify-end">
        <FilterSelect
          label="Show"
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind | '')}
        >
          <option value="">All activity</option>
          <option value="notes">Notes</option>
          <option value="consents">Consents</option>
          <option value="changes">Changes</option>
          <option value="others">Other products</option>
        </FilterSelect>
      </div>
      {entries.isPending && <SkeletonRows rows={4} />}
      {entries.error && !items && <Failure error={entries.error} onRetry={entries.reload} />}
      {shown?.length === 0 && !hasNextPage && (
        <p className="py-6 text-center text-soft">Nothing of this kind has happened yet.</p>
      )}
      {shown && shown.length > 0 && (
        <ol aria-label="Timeline">
          {groupsOf(shown).map((group, index, groups) => (
            <Entry
              key={`${group.entry.ref} ${group.entry.kind}`}
              group={group}
              day={dayBetween(groups[index - 1]?.entry, group.entry)}
              contact={contact}
              names={names}
              isUndoable={group.entry === undoable}
              isLast={index === groups.length - 1}
            />
          ))}
        </ol>
      )}
      <More hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </div>
  )
}

function useNames(): Names {
  const fields = useWholeList(api.contactFields.list).data ?? []
  return {
    memberName: useAuthors(),
    ownLabels: Object.fromEntries(fields.map(({ key, label }) => [`custom.${key}`, label])),
  }
}

const dayMs = 86_400_000

/** The heading above the first entry of a day; today has none. */
function dayBetween(newer: TimelineEntry | undefined, { at }: TimelineEntry): string | null {
  const day = formatDate(at)
  if (day === formatDate(newer?.at ?? new Date())) return null
  if (day === formatDate(Date.now() - dayMs)) return 'Yesterday'
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
  return isThisYear ? formatDay(at) : day
}

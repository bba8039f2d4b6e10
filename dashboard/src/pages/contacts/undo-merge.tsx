import type { Contact, TimelineEntry } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { formatDate } from '../../ui/format.ts'

/** For so long the server can separate contacts again. */
const undoableDays = 30
const dayMs = 86_400_000

const endOf = (at: string): Date => new Date(new Date(at).getTime() + undoableDays * dayMs)

/** The entry of the last merge that nobody has undone, while it can be. */
export function undoableMerge(
  { mergedFrom }: Contact,
  entries: readonly TimelineEntry[],
  now: Date,
): TimelineEntry | undefined {
  if (!mergedFrom?.length) return undefined
  let undone = 0
  const last = entries.find(({ kind }) => {
    if (kind === 'contact.unmerged') undone++
    return kind === 'contact.merged' && undone-- <= 0
  })
  return last && endOf(last.at) > now ? last : undefined
}

export function UndoMerge({ contact, at }: { contact: Contact; at: string }) {
  const undo = useApiMutation(api.contacts.unmerge, {
    invalidates: ['contacts', 'account', 'events', 'companies', 'tags'],
    done: ({ restored }) =>
      restored.length === 1
        ? 'The other contact is back.'
        : `${restored.length} contacts are back.`,
  })
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-xs">
      You can undo this until {formatDate(endOf(at))}.
      <Button size="small" busy={undo.isPending} onClick={() => undo.mutate(contact.id)}>
        Undo merge
      </Button>
    </span>
  )
}

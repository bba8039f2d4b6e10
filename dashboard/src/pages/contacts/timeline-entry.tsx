import type { Contact, TimelineEntry } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import {
  FilePenLine,
  FileText,
  Merge,
  NotebookPen,
  Pencil,
  ShieldCheck,
  Split,
  Tag,
  Trash2,
  UserPlus,
  Webhook,
  Zap,
} from 'lucide-react'
import { formatExact, formatTime } from '../../ui/format.ts'
import { UndoMerge } from './undo-merge.tsx'

const icons = [
  ['note.', NotebookPen],
  ['consent.', ShieldCheck],
  ['contact.consent_changed', ShieldCheck],
  ['contact.created', UserPlus],
  ['contact.tagged', Tag],
  ['contact.merged', Merge],
  ['contact.unmerged', Split],
  ['contact.deleted', Trash2],
  ['contact.', Pencil],
  ['proposal.', FilePenLine],
  ['source.', FileText],
  ['inbound.', Webhook],
] as const

/** An event leads to everything that is kept of it: what it changed, and to whom it was delivered. */
const Summary = ({ eventId, summary }: { eventId: string; summary: string }) =>
  eventId.startsWith('evt_') ? (
    <Link
      to="/events"
      search={{ event: eventId }}
      className="underline decoration-line2 underline-offset-2 hover:decoration-current"
    >
      {summary}
    </Link>
  ) : (
    summary
  )

interface EntryProps {
  entry: TimelineEntry
  /** How many of its kind it stands for. */
  count: number
  /** The heading above it, where a day begins. */
  day: string | null
  contact: Contact
  isUndoable: boolean
  isLast: boolean
}

export function Entry({ entry, count, day, contact, isUndoable, isLast }: EntryProps) {
  const { kind, summary, at, ref } = entry
  const [, Icon] = icons.find(([begin]) => kind.startsWith(begin)) ?? ['', Zap]
  const isNote = kind.startsWith('note.')
  return (
    <>
      {day && <li className="ps-10 pb-3 text-soft text-xs">{day}</li>}
      <li className="group/entry relative flex gap-3.5 pb-5">
        {!isLast && (
          <span aria-hidden="true" className="absolute start-3 top-7 bottom-0.5 w-px bg-line" />
        )}
        <span className="flex size-6.5 shrink-0 items-center justify-center rounded-full border border-line2 bg-sheet text-soft">
          <Icon size={14} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-1 basis-48 break-words font-medium" dir="auto">
              {isNote ? 'Note' : <Summary eventId={ref} summary={summary} />}
              {count > 1 && <span className="font-normal text-faint"> {count} times</span>}
            </span>
            <span className="flex items-baseline gap-3">
              <code className="font-mono text-faint text-xs">{kind}</code>
              <time
                dateTime={at}
                title={formatExact(at)}
                className="text-soft text-xs tabular-nums"
              >
                {formatTime(at)}
              </time>
            </span>
          </div>
          {isNote && (
            <p className="mt-1.5 max-w-xl break-words rounded-md bg-well px-3 py-2" dir="auto">
              {summary}
            </p>
          )}
          {isUndoable && <UndoMerge contact={contact} at={at} />}
        </div>
      </li>
    </>
  )
}

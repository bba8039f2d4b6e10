import type { Contact } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import {
  Activity,
  Eye,
  FileCheck,
  FileClock,
  FilePenLine,
  FileText,
  FileX,
  Filter,
  Merge,
  MessageSquare,
  NotebookPen,
  Pencil,
  Send,
  ShieldCheck,
  Split,
  Tag,
  Trash2,
  TriangleAlert,
  UserPlus,
  Webhook,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatCount, formatExact, formatTime } from '../../ui/format.ts'
import type { EntryGroup } from './timeline-groups.ts'
import { Facts, Sentence } from './timeline-sentence.tsx'
import type { Names } from './timeline-values.ts'
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
  ['contact.segment', Filter],
  ['contact.', Pencil],
  ['proposal.sent', Send],
  ['proposal.revised', Send],
  ['proposal.reminder_sent', Send],
  ['proposal.viewed', Eye],
  ['proposal.signed', FileCheck],
  ['proposal.accepted', FileCheck],
  ['proposal.countersigned', FileCheck],
  ['proposal.completed', FileCheck],
  ['proposal.declined', FileX],
  ['proposal.canceled', FileX],
  ['proposal.voided', FileX],
  ['proposal.expired', FileClock],
  ['proposal.delivery_failed', TriangleAlert],
  ['proposal.commented', MessageSquare],
  ['proposal.', FilePenLine],
  ['source.', FileText],
  ['inbound.', Webhook],
] as const

interface EntryProps {
  group: EntryGroup
  /** The heading above it, where a day begins. */
  day: string | null
  contact: Contact
  names: Names
  isUndoable: boolean
  isLast: boolean
}

export function Entry({ group, day, contact, names, isUndoable, isLast }: EntryProps) {
  const { entry, count, earlier } = group
  const [isOpen, setOpen] = useState(false)
  const { kind, summary, at, ref } = entry
  const [, Icon] = icons.find(([begin]) => kind.startsWith(begin)) ?? ['', Activity]
  const isNote = kind.startsWith('note.')
  return (
    <>
      {day && <li className="ps-10 pb-3 text-soft text-xs">{day}</li>}
      <li className="group/entry relative flex gap-3.5 pb-5">
        {!(isLast && !isOpen) && (
          <span aria-hidden="true" className="absolute start-3 top-7 bottom-0.5 w-px bg-line" />
        )}
        <span className="flex size-6.5 shrink-0 items-center justify-center rounded-full border border-line2 bg-sheet text-soft">
          <Icon size={14} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 flex-1 basis-48 break-words" dir="auto">
              <Sentence entry={entry} contact={contact} names={names} />
              {count > 1 && <span className="font-normal text-faint"> {count} times</span>}
            </span>
            <span className="flex items-baseline gap-3">
              <Kind kind={kind} eventId={ref} />
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
          <p className="mt-0.5 text-soft text-xs empty:hidden">
            <Facts entry={entry} names={names} />
          </p>
          {isUndoable && <UndoMerge contact={contact} at={at} />}
          {earlier.length > 0 && (
            <Button
              size="small"
              look="quiet"
              className="-ms-2"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide' : 'Show'} {formatCount(earlier.length, 'earlier event')}
            </Button>
          )}
        </div>
      </li>
      {isOpen &&
        earlier.map((one, index) => (
          <Entry
            key={one.ref}
            group={{ entry: one, count: 1, earlier: [] }}
            day={null}
            contact={contact}
            names={names}
            isUndoable={false}
            isLast={isLast && index === earlier.length - 1}
          />
        ))}
    </>
  )
}

/** An event leads to all that Capstan keeps of it: its data, and its deliveries. */
const Kind = ({ kind, eventId }: { kind: string; eventId: string }) => {
  const look = 'font-mono text-faint text-xs'
  if (!eventId.startsWith('evt_')) return <code className={look}>{kind}</code>
  return (
    <Link
      to="/events"
      search={{ event: eventId }}
      className={`${look} rounded-xs hover:text-ink hover:underline`}
    >
      {kind}
    </Link>
  )
}

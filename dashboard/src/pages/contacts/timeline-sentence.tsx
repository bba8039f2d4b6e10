import type { Contact, TimelineEntry } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  type FieldChange,
  labelOf,
  type Names,
  shownChanges,
  valueWords,
} from './timeline-values.ts'

/** Verbs of the actor, and of the proposal if nobody is known. */
const proposalVerbs: Record<string, readonly [active: string, passive: string]> = {
  'proposal.created': ['drafted', 'was drafted'],
  'proposal.sent': ['sent', 'was sent'],
  'proposal.revised': ['sent a revision,', 'was sent as a revision'],
  'proposal.viewed': ['opened', 'was opened'],
  'proposal.signed': ['signed', 'was signed'],
  'proposal.accepted': ['accepted', 'was accepted'],
  'proposal.countersigned': ['countersigned', 'was countersigned'],
  'proposal.declined': ['declined', 'was declined'],
  'proposal.canceled': ['canceled', 'was canceled'],
  'proposal.voided': ['voided', 'was voided'],
  'proposal.commented': ['commented on', 'has a comment'],
}

interface SentenceProps {
  entry: TimelineEntry
  contact: Contact
  names: Names
}

/** Says who did what, with the actor bold and the object linked. */
export function Sentence({ entry, contact, names }: SentenceProps) {
  const { kind, subject, summary, changes } = entry
  const actor = actorWords(entry)
  if (subject) return <OfProposal entry={entry} actor={actor} subject={subject} />
  switch (kind) {
    case 'note.created':
      return <Said actor={actor}>{actor ? 'wrote a note' : 'Note'}</Said>
    case 'contact.created': {
      const isImported = !actor && contact.source?.kind === 'import'
      if (isImported) return 'Added by an import'
      return <Said actor={actor}>{actor ? 'added this contact' : 'This contact was added'}</Said>
    }
    case 'contact.updated': {
      const shown = shownChanges(changes)
      return <Said actor={actor}>{changeWords(shown, names, actor !== null)}</Said>
    }
    case 'contact.tagged':
      return <Said actor={actor}>{actor ? 'changed Tags' : 'Tags changed'}</Said>
    case 'contact.merged':
      return (
        <Said actor={actor}>
          {actor ? `merged ${summary.replace(/^Merged with |\.$/g, '')} into this one` : summary}
        </Said>
      )
    default:
      return summary
  }
}

interface SaidProps {
  actor: string | null
  children: ReactNode
}

const Said = ({ actor, children }: SaidProps) =>
  actor ? (
    <>
      <bdi className="font-name text-ink">{actor}</bdi> {children}
    </>
  ) : (
    children
  )

const actorWords = ({ actor }: TimelineEntry): string | null => {
  if (!actor) return null
  const { kind, name } = actor
  if (kind === 'automation') return 'An automation'
  if (kind === 'sync') return 'A sync'
  if (kind === 'operator') return 'The operator'
  return kind === 'public' ? null : name
}

const mostNamed = 3

function changeWords(changes: readonly FieldChange[], names: Names, hasActor: boolean): string {
  const [first] = changes
  if (!first) return hasActor ? 'changed details' : 'Details changed'
  const labels = changes.map(({ field }) => labelOf(field, names))
  const rest = labels.length - mostNamed
  const shown =
    rest > 0
      ? `${labels.slice(0, mostNamed).join(', ')} and ${rest} more`
      : labels.join(', ').replace(/, ([^,]*)$/, ' and $1')
  if (!hasActor) return `${shown} changed`
  if (changes.length > 1) return `changed ${shown}`
  if (valueWords(first.field, first.before, names) === '') return `added ${shown}`
  return valueWords(first.field, first.after, names) === ''
    ? `removed ${shown}`
    : `changed ${shown}`
}

interface OfProposalProps {
  entry: TimelineEntry
  actor: string | null
  subject: NonNullable<TimelineEntry['subject']>
}

function OfProposal({ entry: { kind, summary }, actor, subject }: OfProposalProps) {
  const { id, number, title } = subject
  const [active, passive] = proposalVerbs[kind] ?? []
  const link = (
    <Link
      to="/proposals/$proposalId"
      params={{ proposalId: id }}
      className="rounded-xs font-name text-ink underline decoration-line2 underline-offset-2 hover:decoration-current"
    >
      <bdi>{number ?? title}</bdi>
    </Link>
  )
  const named = number && (
    <>
      , <bdi>{title}</bdi>
    </>
  )
  if (actor && active) {
    return (
      <Said actor={actor}>
        {active} {link}
        {named}
      </Said>
    )
  }
  return (
    <>
      {link}
      {named} {passive ?? restOf(summary, subject)}
    </>
  )
}

/** Returns what the server says about the proposal, after its name. */
function restOf(
  summary: string,
  { number, title }: Pick<OfProposalProps['subject'], 'number' | 'title'>,
): string {
  const name = number === null ? `Proposal “${title}” ` : `Proposal ${number} “${title}” `
  return summary.startsWith(name) ? summary.slice(name.length).replace(/\.$/, '') : summary
}

/** Returns the reason that the server adds to a refusal: `… was declined by Ines: Too late for us`. */
const reasonOf = ({ summary, subject }: TimelineEntry): string =>
  (subject && /: (.+)$/.exec(restOf(summary, subject))?.[1]) || ''

const withReason = ['proposal.declined', 'proposal.canceled', 'proposal.voided']

/** Says more on a second line: the values, the tags, the reason. */
export function Facts({ entry, names }: Omit<SentenceProps, 'contact'>) {
  const { kind, summary, changes } = entry
  if (kind === 'contact.tagged') return summary
  if (withReason.includes(kind)) return reasonOf(entry)
  if (kind === 'consent.recorded') {
    const actor = actorWords(entry)
    return actor && `Recorded by ${actor}`
  }
  const shown = shownChanges(changes)
  return shown.map(({ field, before, after }) => (
    <span key={field} className="block break-words" dir="auto">
      {shown.length > 1 && <span className="text-faint">{labelOf(field, names)}: </span>}
      <Values
        before={cut(valueWords(field, before, names))}
        after={cut(valueWords(field, after, names))}
      />
    </span>
  ))
}

const Values = ({ before, after }: { before: string; after: string }) =>
  before && after ? (
    <>
      <bdi>{before}</bdi> → <bdi>{after}</bdi>
    </>
  ) : after ? (
    <bdi>{after}</bdi>
  ) : (
    <del>
      <bdi>{before}</bdi>
    </del>
  )

const mostCharacters = 160
const cut = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text

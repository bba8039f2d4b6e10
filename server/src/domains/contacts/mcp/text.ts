import type { Contact } from '../schema.ts'
import type { TimelineEntry } from '../timeline/schema.ts'

/** What a model reads; the same in fields goes with it as structured content. */
export const contactLines = (contacts: readonly Contact[], next: string | null): string =>
  lines(contacts.map(lineOf), 'No contact was found. Try other words, or fewer conditions.', next)

export const timelineLines = (entries: readonly TimelineEntry[], next: string | null): string =>
  lines(
    entries.map(({ at, kind, summary }) => `${at}  ${kind}  ${summary}`),
    'Nothing has happened yet.',
    next,
  )

export const contactText = (contact: Contact): string =>
  `${lineOf(contact)}\n${JSON.stringify(contact)}`

const lineOf = ({ id, name, firstName, lastName, email, phone, company, tags }: Contact): string =>
  [id, name ?? [firstName, lastName].filter(Boolean).join(' '), email, phone, company, ...tags]
    .filter(Boolean)
    .join('  ')

const lines = (items: readonly string[], none: string, next: string | null): string =>
  [
    ...(items.length > 0 ? items : [none]),
    ...(next === null ? [] : [`There are more: cursor ${next}`]),
  ].join('\n')

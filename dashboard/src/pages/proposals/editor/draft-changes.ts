import {
  type DraftChanges,
  draftFields,
  type EditInstalment,
  type EditItem,
  type EditRecipient,
  type NewItem,
  type ProposalDraft,
  templateFields,
} from './draft.ts'

/** The fields that differ from what is stored. */
export function changesBetween(stored: ProposalDraft, draft: ProposalDraft): DraftChanges {
  const changed = [...draftFields, ...templateFields].filter(
    (field) => draft[field] !== stored[field],
  )
  const changes: Record<string, unknown> = Object.fromEntries(
    changed.map((field) => [field, draft[field]]),
  )
  if (draft.items !== stored.items) changes['items'] = draft.items.map(itemWithoutKey)
  if (draft.recipients !== stored.recipients) {
    changes['recipients'] = draft.recipients.map(({ key: _, ...one }: EditRecipient) => one)
  }
  if (draft.instalments !== stored.instalments) {
    changes['instalments'] = draft.instalments.map(({ key: _, ...one }: EditInstalment) => one)
  }
  if (changes['knowledge']) changes['knowledge'] = { baseId: draft.knowledge?.baseId }
  return changes as DraftChanges
}

/** For a preview, where each byte is asked for with each key: a line says only what it has. */
export const forPreview = ({ items, ...changes }: DraftChanges): DraftChanges =>
  items ? { ...changes, items: items.map(itemWithoutNulls) } : changes

/** Makes something of each object once: a key changes one line of 500, and no line is changed in place. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const fresh = make(from)
    made.set(from, fresh)
    return fresh
  }
}

const itemWithoutKey = once(({ key: _, ...item }: EditItem): NewItem => item)

const itemWithoutNulls = once(
  (item: NewItem) =>
    Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as NewItem,
)

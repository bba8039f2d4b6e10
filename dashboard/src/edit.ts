import { isPreconditionFailedError, type ResourceName, responseOf } from '@capstan/sdk'
import { useState } from 'react'
import { useApiMutation } from './queries.ts'
import { chooseVersion } from './ui/conflict.tsx'

interface Resource<Item, Changes> {
  /** Reads the current version, with its ETag. */
  read: () => Promise<Item>
  write: (
    changes: Changes,
    options: { ifMatch: string | undefined },
    known: Item,
  ) => Promise<Item | undefined>
  /** Returns the ETag of an item that was built from an answer and is not one itself. */
  etagOf?: (item: Item) => string | undefined
  /** Labels of the fields on the page. */
  labels: Readonly<Record<string, string>>
  /** Fields whose values are never read, and the ones that tell of them. */
  seenAs?: Readonly<Record<string, string>>
  /** A value in words, where it is more than a text or a number; `other` is the one that it stands beside. */
  show?: (field: string, value: unknown, other: unknown) => unknown
}

interface EditOptions<Item, Changes> extends Resource<Item, Changes> {
  invalidates: readonly ResourceName[]
  /** Gets the saved version, also if the person kept the other one. */
  onDone?: (item: Item) => void
}

/**
 * A form over something that others may change too. `mutate(changes)` overwrites nothing that the person
 * has not seen: it sends the fields that differ from what the form began with, with `If-Match`; when
 * somebody else has changed one of them meanwhile, the person sees both versions and chooses. A form begins
 * with `shown`, and after each save with what came of it; `mutate(changes, seen)` names another beginning.
 */
export function useEdit<Item extends object, Changes extends object>(
  shown: Item,
  { invalidates, onDone, ...resource }: EditOptions<Item, Changes>,
) {
  const [seen, setSeen] = useState(shown)
  return useApiMutation(
    (changes: Changes, from: Item = seen) => saveOver(from, changes, resource),
    {
      invalidates,
      quiet: true,
      done: ({ isMine }) => (isMine ? 'Saved.' : 'Their version was kept.'),
      onDone({ item }) {
        setSeen(item)
        onDone?.(item)
      },
    },
  )
}

interface Saved<Item> {
  item: Item
  /** Whether anything of the person's was sent. */
  isMine: boolean
}

/** Each round waits for the person, or for a change that touched other fields. */
const maxRounds = 10

/** Sends what differs from `seen`, and asks the person where somebody else has changed the same field. */
async function saveOver<Item extends object, Changes extends object>(
  seen: Item,
  changes: Changes,
  resource: Resource<Item, Changes>,
): Promise<Saved<Item>> {
  let known = seen
  let wanted = changesTo(known, changes)
  for (let round = 0; Object.keys(wanted).length > 0; round++) {
    const ifMatch = resource.etagOf ? resource.etagOf(known) : responseOf(known)?.etag
    // An item of a list has no ETag: what is there is read, and compared, before anything is sent.
    if (round > 0 || ifMatch !== undefined) {
      try {
        const item = await resource.write(wanted, { ifMatch }, known)
        return { item: item ?? (await resource.read()), isMine: true }
      } catch (error) {
        if (!isPreconditionFailedError(error) || round === maxRounds) throw error
      }
    }
    const current = await resource.read()
    wanted = await settle(known, wanted, current, resource)
    known = current
  }
  return { item: known, isMine: known === seen }
}

/** The changes that still stand: all, or without the fields of which the person takes the other value. */
async function settle<Item extends object, Changes extends object>(
  known: Item,
  wanted: Changes,
  current: Item,
  { labels, seenAs = {}, show = (_field, value) => value }: Resource<Item, Changes>,
): Promise<Changes> {
  const rows = Object.entries(wanted).flatMap(([field, mine]) => {
    const shown = seenAs[field] ?? field
    const theirs = fieldOf(current, shown)
    const isSame = isEqual(theirs, fieldOf(known, shown)) || isEqual(theirs, mine)
    const own = shown === field || mine === null ? mine : Object.keys(Object(mine))
    if (isSame) return []
    const label = labels[field] ?? field
    return [{ field, label, mine: show(field, own, theirs), theirs: show(field, theirs, own) }]
  })
  if (rows.length === 0 || (await chooseVersion(rows)) === 'mine') return wanted
  return without(wanted, (field) => rows.some((row) => row.field === field))
}

const changesTo = <Changes extends object>(seen: object, changes: Changes): Changes =>
  without(changes, (field, value) => field in seen && isEqual(fieldOf(seen, field), value))

const without = <Changes extends object>(
  changes: Changes,
  isLeftOut: (field: string, value: unknown) => boolean,
): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isLeftOut(field, value)),
  ) as Changes

const fieldOf = (item: object, field: string): unknown => (item as Record<string, unknown>)[field]

/** By value; the order of the fields of an object does not matter. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual(fieldOf(a, key), fieldOf(b, key)))
  )
}

import { isDeepStrictEqual } from 'node:util'
import type { ContactColumns, ContactRow } from '../store.ts'

/** A row as a merge keeps it. */
export type Image = { [Name in keyof ContactRow]: ContactRow[Name] extends Date ? string : unknown }

export const imageOf = (row: ContactRow): Image => JSON.parse(JSON.stringify(row))

export function rowOf(image: Image): ContactRow {
  const { created_at, updated_at, last_activity_at, ...plain } = image as Record<string, string>
  return {
    ...plain,
    created_at: new Date(created_at ?? 0),
    updated_at: new Date(updated_at ?? 0),
    last_activity_at: last_activity_at ? new Date(last_activity_at) : null,
  } as unknown as ContactRow
}

/** What brings a contact back to what it was before, but for what has changed since. */
export function changesBack(
  current: ContactRow,
  { before, after }: { before: Image; after: Image },
): Partial<ContactColumns> {
  const [was, now] = [rowOf(before), imageOf(current)]
  const { id: _, created_at: __, updated_at: ___, phone_info: ____, ...columns } = was
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const kept = names.filter((name) => isDeepStrictEqual(now[name], after[name]))
  return Object.fromEntries(kept.map((name) => [name, was[name]]))
}

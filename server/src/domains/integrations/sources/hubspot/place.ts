import type { Json } from '../../../../platform/db/tables.generated.ts'
import type { PageRequest } from '../../syncs/source.ts'

/** Where a run is. Times are milliseconds since 1970, by HubSpot's clock where it gave one. */
export type Place = {
  pages: number
  /** What the next incremental run begins at. */
  since: number
  /** Of the page within its listing or window. */
  after: string | null
} & (
  | { phase: 'all' }
  | {
      phase: 'changed'
      /** The window begins here. */
      from: number
      /** The last change of the page before: where the window moves to. */
      last: number
      /** Set while more than 10,000 contacts of one moment are read, by their ids. */
      tie: string | null
      /** Archived since then is gone. */
      archivedSince: number
    }
  | { phase: 'archived'; archivedSince: number }
)

const overlapMs = 60_000

export function startOf({ state, now }: PageRequest): Place {
  const since = (state as { since: number } | null)?.since
  const start = { pages: 0, after: null }
  if (since === undefined) return { ...start, phase: 'all', since: now.getTime() }
  const from = since - overlapMs
  return { ...start, phase: 'changed', since, from, last: from, tie: null, archivedSince: from }
}

export const stateOf = ({ since }: Place): Json => ({ since })

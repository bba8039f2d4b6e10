import type { TimelineEntry } from './schema.ts'
import type { TimelineRow } from './store.ts'

export const presentEntry = ({ at, kind, ref, summary }: TimelineRow): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  ref,
  summary,
})

import { defineEvent } from '../../../../platform/events/event.ts'
import { exampleRun, SyncRun } from './schema.ts'

export const syncStarted = defineEvent('sync.started', 'A run of a sync has begun.', SyncRun, {
  ...exampleRun,
  status: 'running',
  stats: { ...exampleRun.stats, records: 0, created: 0, updated: 0, unchanged: 0, conflicts: 0 },
  endedAt: null,
})

export const syncCompleted = defineEvent(
  'sync.completed',
  'A run of a sync has taken all records.',
  SyncRun,
  exampleRun,
)

export const syncPartial = defineEvent(
  'sync.partial',
  'A run of a sync ended, and some records could not be taken: its errors say why.',
  SyncRun,
  { ...exampleRun, status: 'partial', stats: { ...exampleRun.stats, failed: 2 } },
)

export const syncFailed = defineEvent(
  'sync.failed',
  'A run of a sync failed. What it had taken by then stays.',
  SyncRun,
  {
    ...exampleRun,
    status: 'failed',
    error: {
      code: 'source_fault',
      message: 'The listing goes round: the source leads to a page that was read before.',
    },
  },
)

export const syncNeedsConfirmation = defineEvent(
  'sync.needs_confirmation',
  'More than a fifth of the records, or of fewer than 50 more than ten, are gone at the source. Nothing is removed until a person confirms it.',
  SyncRun,
  { ...exampleRun, status: 'needs_confirmation', gone: { records: 40, of: 120 }, endedAt: null },
)

import { defineEvent } from '../../../platform/events/event.ts'
import { exampleSource, Source } from './schema.ts'

export const sourceCompleted = defineEvent(
  'source.completed',
  'A source was processed: its chunks are ready, and every search finds them.',
  Source,
  exampleSource,
)

export const sourceFailed = defineEvent(
  'source.failed',
  'A source could not be processed; `error` says why. Chunks of an earlier run stay searchable.',
  Source,
  {
    ...exampleSource,
    status: 'failed',
    progress: { ...exampleSource.progress, percent: 0, done: null, total: null },
    chunksCount: 0,
    contentHash: null,
    usage: null,
    lastCheckedAt: null,
    contentChangedAt: null,
    error: 'The page answered 404. Check the address.',
    failure: { code: 'not_found', stage: 'fetching', retryable: false },
  },
)

export const sourceUpdated = defineEvent(
  'source.updated',
  "A source's name or metadata changed, or a refresh found another text.",
  Source,
  exampleSource,
)

export const sourceDeleted = defineEvent(
  'source.deleted',
  'A source was deleted; the data is its last state. A sitemap or a crawl tells of itself, not of its pages, and a deleted base tells of itself alone.',
  Source,
  exampleSource,
)

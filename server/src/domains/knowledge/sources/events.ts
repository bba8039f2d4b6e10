import { defineEvent } from '../../../platform/events/event.ts'
import { exampleSource, Source } from './schema.ts'

export const sourceCompleted = defineEvent(
  'source.completed',
  'A source was processed. Its chunks are ready, and every search finds them.',
  Source,
  exampleSource,
)

export const sourceFailed = defineEvent(
  'source.failed',
  'A source could not be processed; `error` has the reason. Chunks of an earlier run stay searchable.',
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
    error: 'The page returned 404. Check the address.',
    failure: { code: 'not_found', stage: 'fetching', retryable: false },
  },
)

export const sourceUpdated = defineEvent(
  'source.updated',
  'The name or metadata of a source changed, or a refresh found a different text.',
  Source,
  exampleSource,
)

export const sourceDeleted = defineEvent(
  'source.deleted',
  'A source was deleted; `data` is its last state. A sitemap or a crawl emits one event for itself and none for its pages. A deleted base emits only its own event.',
  Source,
  exampleSource,
)

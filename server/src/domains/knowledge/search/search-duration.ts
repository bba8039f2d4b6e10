import type { Platform } from '../../../platform/platform.ts'

export type SearchDuration = ReturnType<typeof searchDuration>

export const searchDuration = ({ metrics }: Pick<Platform, 'metrics'>) =>
  metrics.histogram(
    'capstan_search_duration_seconds',
    'Time of an answered search, the embedding of its query and reranking included, by mode.',
    ['mode'],
  )

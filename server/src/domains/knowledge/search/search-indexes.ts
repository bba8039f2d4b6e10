import type { Platform } from '../../../platform/platform.ts'
import { type IndexEvent, type IndexKind, IndexMemory } from './index-memory.ts'
import { KeywordIndexes } from './keyword-indexes.ts'
import { SignIndexes } from './sign-indexes.ts'

const kinds: readonly IndexKind[] = ['keywords', 'query', 'vectors']

/** Indexes that the searches of one process hold in memory. */
export class SearchIndexes {
  readonly memory: IndexMemory
  readonly keywords: KeywordIndexes
  readonly signs: SignIndexes

  constructor(memory = new IndexMemory(), exactChunks?: number) {
    this.memory = memory
    this.keywords = new KeywordIndexes(memory)
    this.signs = new SignIndexes(memory, exactChunks)
  }
}

/** Creates the indexes, limited by the setting and reported in `/metrics`. */
export function createSearchIndexes({
  config,
  metrics,
}: Pick<Platform, 'config' | 'metrics'>): SearchIndexes {
  const counters = {
    loaded: metrics.counter(
      'capstan_search_cache_loads_total',
      'Indexes of bases read into memory from scratch on this node, by kind.',
      ['kind'],
    ),
    evicted: metrics.counter(
      'capstan_search_cache_evictions_total',
      'Indexes of bases released to make room for others on this node, by kind.',
      ['kind'],
    ),
    passed: metrics.counter(
      'capstan_search_cache_passes_total',
      'Searches on this node that read a base from the database because its index did not fit in memory, by kind.',
      ['kind'],
    ),
  }
  const observe = (event: IndexEvent, kind: IndexKind): void => counters[event].inc({ kind })
  const memory = new IndexMemory(config.searchCacheBytes, observe)
  metrics.gauges(
    'capstan_search_cache_bytes',
    'Memory used by the indexes of bases on this node, by kind.',
    ['kind'],
    async () => kinds.map((kind) => [{ kind }, memory.bytesOf(kind)]),
  )
  return new SearchIndexes(memory)
}

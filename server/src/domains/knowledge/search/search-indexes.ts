import type { Platform } from '../../../platform/platform.ts'
import { type IndexEvent, type IndexKind, IndexMemory } from './index-memory.ts'
import { KeywordIndexes } from './keyword-indexes.ts'
import { SignIndexes } from './sign-indexes.ts'

const kinds: readonly IndexKind[] = ['keywords', 'query', 'vectors']

/** What searches of one process hold in memory of the bases they search. */
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

/** Bounded by the setting, and shown in `/metrics`. */
export function createSearchIndexes({
  config,
  metrics,
}: Pick<Platform, 'config' | 'metrics'>): SearchIndexes {
  const counters = {
    loaded: metrics.counter(
      'capstan_search_cache_loads_total',
      'Indexes of bases read into memory from nothing on this node, by kind.',
      ['kind'],
    ),
    evicted: metrics.counter(
      'capstan_search_cache_evictions_total',
      'Indexes of bases that made room for others on this node, by kind.',
      ['kind'],
    ),
    passed: metrics.counter(
      'capstan_search_cache_passes_total',
      'Searches on this node that read a base from the database because its index found no room, by kind.',
      ['kind'],
    ),
  }
  const observe = (event: IndexEvent, kind: IndexKind): void => counters[event].inc({ kind })
  const memory = new IndexMemory(config.searchCacheBytes, observe)
  metrics.gauges(
    'capstan_search_cache_bytes',
    'Memory of the indexes of bases on this node, by kind.',
    ['kind'],
    async () => kinds.map((kind) => [{ kind }, memory.bytesOf(kind)]),
  )
  return new SearchIndexes(memory)
}

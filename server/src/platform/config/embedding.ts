import type { Settings } from './settings.ts'

/** Embedding model of new bases. */
export type EmbeddingConfig =
  | { provider: 'builtin' }
  | { provider: 'local'; directory: string; batchSize: number; threads: number }
  | { provider: 'openai'; url: string; model: string; dimensions: number; maxTokens: number }

/** Returns the embedding model of new bases, with the settings of its provider. */
export function shapeEmbedding(settings: Settings): EmbeddingConfig {
  switch (settings.CAPSTAN_EMBEDDING_PROVIDER) {
    case 'builtin':
      return { provider: 'builtin' }
    case 'local':
      return {
        provider: 'local',
        directory: settings.CAPSTAN_EMBEDDING_DIR ?? '',
        batchSize: settings.CAPSTAN_EMBEDDING_BATCH,
        threads: settings.CAPSTAN_EMBEDDING_THREADS,
      }
    case 'openai':
      return {
        provider: 'openai',
        url: settings.CAPSTAN_EMBEDDING_URL,
        model: settings.CAPSTAN_EMBEDDING_MODEL,
        dimensions: settings.CAPSTAN_EMBEDDING_DIMENSIONS,
        maxTokens: settings.CAPSTAN_EMBEDDING_MAX_TOKENS,
      }
  }
}

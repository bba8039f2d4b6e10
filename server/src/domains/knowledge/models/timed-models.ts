import type { Platform } from '../../../platform/platform.ts'
import type { EmbeddingModel } from './model.ts'
import type { EmbeddingModels } from './registry.ts'

/** The same models, whose calls are timed by whose model it is: names of customers' models make no series. */
export function timeEmbeddings(
  models: EmbeddingModels,
  { metrics }: Pick<Platform, 'metrics'>,
): EmbeddingModels {
  const seconds = metrics.histogram(
    'capstan_embedding_duration_seconds',
    "Time of one call of an embedding model, a batch of texts: the builtin one's for queries, the operator's (configured), or an organization's (own).",
    ['model', 'outcome'],
  )
  const timed = (kind: string, model: EmbeddingModel): EmbeddingModel => ({
    ...model,
    async embed(texts, signal) {
      const end = seconds.startTimer({ model: kind })
      let outcome = 'failed'
      try {
        const vectors = await model.embed(texts, signal)
        outcome = 'succeeded'
        return vectors
      } finally {
        end({ outcome })
      }
    },
  })
  const builtin = timed('builtin', models.builtin)
  const configured =
    models.default === models.builtin ? builtin : timed('configured', models.default)
  return {
    ...models,
    builtin,
    default: configured,
    async find(db, organizationId, name) {
      const model = await models.find(db, organizationId, name)
      if (model === models.builtin) return builtin
      if (model === models.default) return configured
      return model && timed('own', model)
    },
    own: (row, options) => timed('own', models.own(row, options)),
  }
}

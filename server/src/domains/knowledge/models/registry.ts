import { builtinModel } from './builtin.ts'
import type { EmbeddingModel } from './model.ts'

/** The embedding models that this server offers; a base keeps the one it was created with. */
export interface EmbeddingModels {
  builtin: EmbeddingModel
  /** Of bases that name none. */
  default: EmbeddingModel
  names: readonly string[]
  find(name: string): EmbeddingModel | undefined
}

export function createEmbeddingModels(configured: EmbeddingModel | null): EmbeddingModels {
  const models = configured ? [configured, builtinModel] : [builtinModel]
  return {
    builtin: builtinModel,
    default: configured ?? builtinModel,
    names: models.map(({ name }) => name),
    find: (name) => models.find((model) => model.name === name),
  }
}

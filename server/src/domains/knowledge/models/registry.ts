import type { Keyring } from '../../../platform/crypto/seal.ts'
import { defineSealedColumn } from '../../../platform/crypto/sealed-column.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Outbound } from '../../../platform/net/index.ts'
import { builtinModel } from './builtin.ts'
import type { EmbeddingModel } from './model.ts'
import { openAiModel } from './openai.ts'
import { type EmbeddingModelRow, findModelByName, listModelNames } from './store.ts'

/** The embedding models that a base can have; it keeps the one that it has until it is re-indexed. */
export interface EmbeddingModels {
  builtin: EmbeddingModel
  /** The model of a base that names none. */
  default: EmbeddingModel
  /** Names of the models that every organization may use. */
  sharedNames: readonly string[]
  names(db: Db, organizationId: string): Promise<string[]>
  /**
   * The organization's own model or the shared one of that name. Inside a transaction locks an own
   * one until its end, so that it is not deleted meanwhile.
   */
  find(db: Db, organizationId: string, name: string): Promise<EmbeddingModel | undefined>
  /** An organization's own model. */
  own(row: EmbeddingModelRow, options?: { maxAttempts: number }): EmbeddingModel
}

interface ModelDependencies {
  keyring: Keyring
  outbound: Pick<Outbound, 'request'>
}

export function createEmbeddingModels(
  configured: EmbeddingModel | null,
  { keyring, outbound }: ModelDependencies,
): EmbeddingModels {
  const shared = configured ? [configured, builtinModel] : [builtinModel]
  const sharedNames = shared.map(({ name }) => name)
  const own: EmbeddingModels['own'] = (row, options) => ({
    ...openAiModel({
      request: outbound.request,
      url: row.url,
      apiKey: openKey(keyring, row),
      model: row.model,
      dimensions: row.dimensions,
      maxTokens: row.max_tokens,
      keptIn: 'the embedding model',
      ...options,
    }),
    name: row.name,
  })
  return {
    builtin: builtinModel,
    default: configured ?? builtinModel,
    sharedNames,
    names: async (db, organizationId) => [
      ...sharedNames,
      ...(await listModelNames(db, organizationId)),
    ],
    async find(db, organizationId, name) {
      // Its own first: one may have had the name before the operator gave it to a shared model.
      const row = await findModelByName(db, organizationId, name)
      return row ? own(row) : shared.find((model) => model.name === name)
    },
    own,
  }
}

export const keyColumn = defineSealedColumn('embedding_models', 'sealed_key')

export const sealKey = (keyring: Keyring, modelId: string, key: string): Buffer =>
  keyring.column(keyColumn).seal(modelId, key)

const openKey = (keyring: Keyring, { id, sealed_key: sealed }: EmbeddingModelRow): string | null =>
  sealed && keyring.column(keyColumn).open(id, sealed)

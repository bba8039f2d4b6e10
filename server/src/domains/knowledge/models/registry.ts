import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import type { Db } from '../../../platform/db/database.ts'
import { createOutbound, type Outbound } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { builtinModel } from './builtin.ts'
import { localModel } from './local.ts'
import { readModelDirectory } from './local-directory.ts'
import type { EmbeddingModel } from './model.ts'
import { openAiModel } from './openai.ts'
import { type EmbeddingModelRow, findModelByName, listModelNames } from './store.ts'

/** The embedding models that a base can have. A base keeps its model until it is re-indexed. */
export interface EmbeddingModels {
  builtin: EmbeddingModel
  /** Model of a base that names none. */
  default: EmbeddingModel
  /** Names of the models that every organization may use. */
  sharedNames: readonly string[]
  names(db: Db, organizationId: string): Promise<string[]>
  /**
   * Finds the organization's own model or the shared one with that name. Inside a transaction, it locks an own model
   * until the end, so that it is not deleted meanwhile.
   */
  find(db: Db, organizationId: string, name: string): Promise<EmbeddingModel | undefined>
  /** Returns an organization's own model. */
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
      // Own models first: one may have had the name before the operator shared a model with it.
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

/** Wraps the models and measures calls by their owner: names of customers' models would make too many series. */
export function timeEmbeddings(
  models: EmbeddingModels,
  { metrics }: Pick<Platform, 'metrics'>,
): EmbeddingModels {
  const seconds = metrics.histogram(
    'capstan_embedding_duration_seconds',
    "Duration of one call of an embedding model for a batch of texts: builtin (queries), configured (the operator's) or own (an organization's).",
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

/**
 * Networks that the operator's model may be in. Unlike a customer, the operator may use any address, often a private
 * one.
 */
const anyNetwork = ['0.0.0.0/0', '::/0']

/**
 * Returns the operator's model, besides the built-in one; null if there is none.
 *
 * @throws ConfigError if a local one cannot be loaded.
 */
export function configuredModel({
  config: { embedding },
  secrets,
}: Pick<Platform, 'config' | 'secrets'>): (EmbeddingModel & AsyncDisposable) | null {
  if (embedding.provider === 'builtin') return null
  if (embedding.provider === 'local') {
    const { directory, batchSize, threads } = embedding
    return localModel({ files: readModelDirectory(directory), batchSize, threads })
  }
  const outbound = createOutbound({ allowNetworks: anyNetwork, userAgent: 'Capstan/1' })
  const { url, model, dimensions, maxTokens } = embedding
  const { request } = outbound
  return {
    ...openAiModel({
      request,
      url,
      model,
      dimensions,
      maxTokens,
      apiKey: secrets.embeddingKey,
      keptIn: "the server's settings",
    }),
    [Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
  }
}

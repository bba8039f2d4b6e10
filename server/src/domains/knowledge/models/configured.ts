import { createOutbound } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { localModel } from './local.ts'
import { readModelDirectory } from './local-directory.ts'
import type { EmbeddingModel } from './model.ts'
import { openAiModel } from './openai.ts'

/** Unlike a customer, the operator may name any address, and often means a private one. */
const anyNetwork = ['0.0.0.0/0', '::/0']

/**
 * The operator's model, beside the built-in one; null when there is none.
 *
 * @throws ConfigError when a local one cannot be loaded.
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

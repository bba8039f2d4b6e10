import { createOutbound } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EmbeddingModel } from './model.ts'
import { openAiModel } from './openai.ts'

/** Unlike a customer, the operator may name any address, and often means a private one. */
const anyNetwork = ['0.0.0.0/0', '::/0']

/** The operator's model, beside the built-in one; null when there is none. */
export function configuredModel({
  config: { embedding },
  secrets,
}: Pick<Platform, 'config' | 'secrets'>): (EmbeddingModel & AsyncDisposable) | null {
  if (embedding.provider === 'builtin') return null
  const outbound = createOutbound({ allowNetworks: anyNetwork, userAgent: 'Capstan/1' })
  const { url, model, dimensions } = embedding
  const { request } = outbound
  return {
    ...openAiModel({ request, url, model, dimensions, apiKey: secrets.embeddingKey }),
    [Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
  }
}

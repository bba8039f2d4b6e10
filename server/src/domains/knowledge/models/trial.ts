import type { Static } from 'typebox'
import { EmbeddingError, type EmbeddingModel } from './model.ts'
import type { OwnModelTest } from './schema.ts'

const timeoutMs = 20_000

/** Embeds one short text, once. */
export async function testModel(model: EmbeddingModel): Promise<Static<typeof OwnModelTest>> {
  const startedAt = performance.now()
  const error = await faultOf(model)
  const latencyMs = Math.round(performance.now() - startedAt)
  return { ok: error === null, dimensions: error ? null : model.dimensions, latencyMs, error }
}

async function faultOf(model: EmbeddingModel): Promise<{ code: string; message: string } | null> {
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    await model.embed(['Does it answer?'], deadline)
    return null
  } catch (error) {
    if (error instanceof EmbeddingError) return { code: error.code, message: error.message }
    if (!deadline.aborted) throw error
    const message = `The embedding service did not answer within ${timeoutMs / 1000} seconds.`
    return { code: 'embedding_unavailable', message }
  }
}

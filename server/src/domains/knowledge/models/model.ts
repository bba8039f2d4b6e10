/** Turns texts into vectors. All chunks of one base are embedded by the same model. */
export interface EmbeddingModel {
  /** Name that bases show, and that chunks are compared under. */
  name: string
  dimensions: number
  /** Maximum of cl100k tokens in one text. The model would cut or refuse a longer one. */
  maxTokens: number
  /**
   * Returns one vector of length 1 for each text, in order (all zeros for a text without words).
   *
   * @throws EmbeddingError
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
}

export type EmbeddingErrorCode =
  | 'embedding_auth'
  | 'embedding_rate_limited'
  | 'embedding_unavailable'
  | 'embedding_dimensions'
  | 'embedding_rejected'

/** The message is a sentence for the person who reads the source's error. It contains no secret. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
  readonly code: EmbeddingErrorCode
  /** True if the same request may succeed later with the same settings. */
  readonly retryable: boolean

  constructor(code: EmbeddingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.retryable = code === 'embedding_rate_limited' || code === 'embedding_unavailable'
  }
}

/** Scales a vector to length 1 in place; a zero vector does not change. */
export function normalize(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length
  return vector
}

/** Turns texts into vectors; chunks of one base are all embedded by the same one. */
export interface EmbeddingModel {
  /** As bases show it, and what chunks are compared under. */
  name: string
  dimensions: number
  /** cl100k tokens that it takes in of one text: its window. What is longer it would cut, or refuse. */
  maxTokens: number
  /**
   * One vector of length 1 for each text, in order (all zeros for a text without a word).
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

/** The message is a sentence for the person who reads the source's error; it holds no secret. */
export class EmbeddingError extends Error {
  override readonly name = 'EmbeddingError'
  readonly code: EmbeddingErrorCode
  /** Whether the same request may succeed later with the same settings. */
  readonly retryable: boolean

  constructor(code: EmbeddingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.retryable = code === 'embedding_rate_limited' || code === 'embedding_unavailable'
  }
}

/** Scales a vector to length 1 in place; a vector of zeros stays as it is. */
export function normalize(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] as number) / length
  return vector
}

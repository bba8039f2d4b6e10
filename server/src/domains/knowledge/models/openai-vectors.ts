import { EmbeddingError } from './model.ts'

/**
 * The vectors of a response, sorted into the order of the inputs.
 *
 * @throws EmbeddingError `embedding_dimensions` if one has another length, `embedding_rejected` if the
 * response is not what the protocol says.
 */
export function readVectors(
  body: Buffer,
  { count, dimensions, keptIn }: { count: number; dimensions: number; keptIn: string },
): Float32Array[] {
  const vectors = Array.from({ length: count }, (): Float32Array | null => null)
  for (const [position, item] of readList(body).entries()) {
    const { index = position, embedding } = item
    if (!Array.isArray(embedding)) throw malformed('an item without a vector')
    if (vectors[index] !== null) throw malformed('a vector that belongs to no text')
    if (embedding.length !== dimensions) throw otherLength(embedding.length, dimensions, keptIn)
    const vector = Float32Array.from(embedding as number[])
    if (!vector.every(Number.isFinite)) throw malformed('a vector with something else than numbers')
    vectors[index] = vector
  }
  return vectors.map((vector) => {
    if (!vector) throw malformed(`fewer vectors than the ${count} texts it was given`)
    return vector
  })
}

function readList(body: Buffer): { index?: number; embedding?: unknown }[] {
  try {
    const { data } = JSON.parse(body.toString('utf8')) as { data?: unknown }
    if (Array.isArray(data)) return data
  } catch {
    // Answered below: what is no JSON has no list either.
  }
  throw malformed('no list of vectors')
}

const malformed = (what: string): EmbeddingError =>
  new EmbeddingError('embedding_rejected', `The embedding service returned ${what}.`)

const otherLength = (returned: number, expected: number, keptIn: string): EmbeddingError =>
  new EmbeddingError(
    'embedding_dimensions',
    `The embedding model returns ${returned} dimensions where this base has ${expected}. Correct the model or the dimensions in ${keptIn}.`,
  )

import { builtinModel } from '../models/builtin.ts'
import { type Chunk, type ChunkSettings, chunk } from './chunk.ts'
import { contentHash, embeddedText } from './embed.ts'
import { type Extracted, ExtractionError, extract } from './extract.ts'

export interface DigestInput {
  body: Uint8Array
  contentType: string | null
  url: string | null
  /** Stands before each chunk when it is embedded and searched; the page's own title when null. */
  title: string | null
  chunking: ChunkSettings
  /** Whether the vectors of the built-in model are wanted. */
  embed: boolean
}

export interface Piece extends Chunk {
  embedded: string
  hash: Uint8Array
  vector: Float32Array | null
}

export type Digest =
  | { kind: 'digested'; title: string | null; extracted: Extracted; pieces: Piece[] }
  | { kind: 'refused'; message: string }

/** The part of a run that needs nothing but a processor; a thread of its own does it. */
export async function digest(input: DigestInput): Promise<Digest> {
  let extracted: Extracted
  try {
    extracted = extract(input)
  } catch (error) {
    // Errors lose their class on the way out of a thread.
    if (error instanceof ExtractionError) return { kind: 'refused', message: error.message }
    throw error
  }
  const title = input.title ?? extracted.title
  const pieces: Piece[] = chunk(extracted.markdown, input.chunking).map((part) => {
    const embedded = embeddedText(part.text, { title, headings: part.headings })
    return { ...part, embedded, hash: contentHash(embedded), vector: null }
  })
  if (input.embed) {
    const vectors = await builtinModel.embed(pieces.map(({ embedded }) => embedded))
    for (const [index, piece] of pieces.entries()) piece.vector = vectors[index] ?? null
  }
  return { kind: 'digested', title, extracted, pieces }
}

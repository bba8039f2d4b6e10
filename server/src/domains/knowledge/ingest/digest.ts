import { builtinModel } from '../models/builtin.ts'
import { isLoginWall, loginWall, readFacts } from '../sites/page-facts.ts'
import type { PageLinks } from '../sites/page-links.ts'
import { type Chunk, type ChunkSettings, chunk } from './chunk.ts'
import { contentHash, embeddedText } from './embed.ts'
import { type Extracted, ExtractionError, extract } from './extract.ts'
import { pageAt } from './formats/pages.ts'
import { detectLanguage } from './language.ts'

export interface DigestInput {
  body: Uint8Array
  contentType: string | null
  url: string | null
  /** Of an upload; tells kinds of plain text apart. */
  fileName: string | null
  /** Stands before each chunk when it is embedded and searched; the page's own title when null. */
  title: string | null
  chunking: ChunkSettings
  /** Whether the vectors of the built-in model are wanted. */
  embed: boolean
  /** Of a page that was fetched: its `X-Robots-Tag`, and whether its links are wanted. */
  fetched?: { robotsTag: string | undefined; ofSite: boolean }
}

export interface Piece extends Chunk {
  /** Page of a paged document that its first character is on, from 1. */
  page: number | null
  embedded: string
  hash: Uint8Array
  vector: Float32Array | null
}

export type Digest =
  | {
      kind: 'digested'
      title: string | null
      extracted: Extracted
      pieces: Piece[]
      timings: { extractMs: number; chunkMs: number }
      links: PageLinks | null
    }
  | Refused

interface Refused {
  kind: 'refused'
  code: ExtractionError['code'] | 'login_required'
  message: string
  links: PageLinks | null
}

/** The part of a run that needs nothing but a processor; a thread of its own does it. */
export async function digest(input: DigestInput): Promise<Digest> {
  const startedAt = performance.now()
  const links = input.fetched?.ofSite ? readFacts(input, input.fetched.robotsTag) : null
  const extracted = await readOut(input)
  if ('kind' in extracted) return { ...extracted, links }
  const extractedAt = performance.now()
  extracted.language ??= detectLanguage(extracted.markdown)
  const title = input.title ?? extracted.title
  const pieces: Piece[] = chunk(extracted.markdown, input.chunking).map((part) => {
    const embedded = embeddedText(part.text, { title, headings: part.headings })
    const page = pageAt(extracted.pages ?? [], part.charStart)
    return { ...part, page, embedded, hash: contentHash(embedded), vector: null }
  })
  const chunkedAt = performance.now()
  if (input.embed) {
    const vectors = await builtinModel.embed(pieces.map(({ embedded }) => embedded))
    for (const [index, piece] of pieces.entries()) piece.vector = vectors[index] ?? null
  }
  const timings = { extractMs: extractedAt - startedAt, chunkMs: chunkedAt - extractedAt }
  return { kind: 'digested', title, extracted, pieces, timings, links }
}

async function readOut(input: DigestInput): Promise<Extracted | Omit<Refused, 'links'>> {
  try {
    const extracted = await extract(input)
    if (!input.fetched || !isLoginWall(extracted.markdown, input)) return extracted
  } catch (error) {
    // Errors lose their class on the way out of a thread.
    if (!(error instanceof ExtractionError)) throw error
    const { code, message } = error
    const isWall = input.fetched && code === 'no_text' && isLoginWall('', input)
    if (!isWall) return { kind: 'refused', code, message }
  }
  return { kind: 'refused', code: 'login_required', message: loginWall }
}

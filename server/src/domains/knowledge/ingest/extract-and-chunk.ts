import { createHash } from 'node:crypto'
import { eld } from 'eld/extrasmall'
import { type ChunkSettings, chunk } from '../chunking/chunk.ts'
import type { ChunkDraft } from '../content/store.ts'
import { type Extracted, ExtractionError, extract } from '../extraction/extract.ts'
import { pageAt } from '../extraction/formats/pages.ts'
import { isLoginWall, loginWall, type PageLinks, readFacts } from '../fetching/page-links.ts'
import { builtinModel } from '../models/builtin.ts'
import { createOcrBudget } from '../ocr/budget.ts'
import { contentHash, embeddedText } from '../vectors/embed.ts'

export interface ExtractionInput {
  body: Uint8Array
  contentType: string | null
  url: string | null
  /** What the text is read in, whatever it declares; null for what it declares. */
  encoding?: string | null
  /** Of an upload; tells kinds of plain text apart. */
  fileName: string | null
  /** Stands before each chunk when it is embedded and searched; the page's own title when null. */
  title: string | null
  chunking: ChunkSettings
  /** Whether the vectors of the built-in model are wanted. */
  embed: boolean
  /** Scanned pages are read in these languages; absent: not at all. */
  ocrLanguages?: readonly string[] | null
  /** Of a page that was fetched: its `X-Robots-Tag`, and whether its links are wanted. */
  fetched?: { robotsTag: string | undefined; ofSite: boolean }
}

export type Extraction =
  | {
      kind: 'extracted'
      title: string | null
      extracted: Extracted
      /** SHA-256 of the text. */
      textHash: Uint8Array
      chunks: ChunkDraft[]
      timings: { extractMs: number; chunkMs: number }
      links: PageLinks | null
    }
  | Refusal

interface Refusal {
  kind: 'refused'
  code: ExtractionError['code'] | 'login_required' | 'too_many_chunks'
  message: string
  links: PageLinks | null
}

/**
 * Chunks of one source. Each is stored, embedded and compared by every search of its base: 20,000 are some
 * 16 MB of prose, and a text of as many words can only be a mistake or an attack.
 */
const maxChunks = 20_000

/** The part of a run that only computes; it runs in a thread of the extraction pool. */
export async function extractAndChunk(input: ExtractionInput): Promise<Extraction> {
  const startedAt = performance.now()
  const links = input.fetched?.ofSite ? readFacts(input, input.fetched.robotsTag) : null
  const extracted = await extractText(input)
  if ('kind' in extracted) return { ...extracted, links }
  const extractedAt = performance.now()
  extracted.language ??= detectLanguage(extracted.markdown)
  const title = input.title ?? extracted.title
  const pieces = chunk(extracted.markdown, input.chunking)
  if (pieces.length > maxChunks) return { ...tooManyChunks(pieces.length), links }
  const chunks: ChunkDraft[] = pieces.map((part) => {
    const textToEmbed = embeddedText(part.text, { title, headings: part.headings })
    const page = pageAt(extracted.pages ?? [], part.charStart)
    return { ...part, page, textToEmbed, hash: contentHash(textToEmbed), vector: null }
  })
  const chunkedAt = performance.now()
  if (input.embed) {
    const vectors = await builtinModel.embed(chunks.map(({ textToEmbed }) => textToEmbed))
    for (const [index, draft] of chunks.entries()) draft.vector = vectors[index] ?? null
  }
  const timings = { extractMs: extractedAt - startedAt, chunkMs: chunkedAt - extractedAt }
  const textHash = createHash('sha256').update(extracted.markdown).digest()
  return { kind: 'extracted', title, extracted, textHash, chunks, timings, links }
}

/** Enough to tell a language by, and 0.1 ms of work: the start of a text says what the rest is in. */
const sampleUnits = 2_000

/** Shorter texts are names and codes as often as sentences. */
const shortestUnits = 40

/**
 * The ISO 639-1 code of the language that a text is in, for pages that declare none; null for a text that
 * is too short or of which it cannot be said. What it knows are 60 languages.
 */
export function detectLanguage(text: string): string | null {
  const prose = text
    .slice(0, sampleUnits * 2)
    .replace(/```.*?(?:```|$)/gs, ' ')
    .replace(/https?:\S+|[\d|#*_`<>[\]()=/-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, sampleUnits)
  if (prose.length < shortestUnits && !/[^\p{scx=Latin}]{12}/u.test(prose)) return null
  const detection = eld.detect(prose)
  return detection.language !== '' && detection.isReliable() ? detection.language : null
}

const tooManyChunks = (count: number): Omit<Refusal, 'links'> => ({
  kind: 'refused',
  code: 'too_many_chunks',
  message: `The text comes to ${count.toLocaleString('en')} chunks; a source may have ${maxChunks.toLocaleString('en')}. Split it into several sources, or raise chunking.maxTokens of the base.`,
})

async function extractText(input: ExtractionInput): Promise<Extracted | Omit<Refusal, 'links'>> {
  try {
    const { ocrLanguages } = input
    const ocr = ocrLanguages ? createOcrBudget(ocrLanguages) : null
    const extracted = await extract({ ...input, ocr })
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

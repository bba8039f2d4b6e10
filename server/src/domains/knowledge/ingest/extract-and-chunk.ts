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
  /** Encoding in place of the declared one; null uses the declared one. */
  encoding?: string | null
  /** File name of an upload; distinguishes kinds of plain text. */
  fileName: string | null
  /** Title before each chunk when it is embedded and searched; null uses the page's own. */
  title: string | null
  chunking: ChunkSettings
  /** True if the vectors of the built-in model are needed. */
  embed: boolean
  /** Languages to read scanned pages in; absent if they are not read. */
  ocrLanguages?: readonly string[] | null
  /** For a fetched page: its `X-Robots-Tag`, and whether its links are needed. */
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
 * Maximum of chunks in one source. Each is stored, embedded and compared by every search of its base: 20,000 are about
 * 16 MB of prose, and a larger text is a mistake or an attack.
 */
const maxChunks = 20_000

/** Does the computing of a run, in a thread of the extraction pool. */
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

/** Enough text to detect a language, and 0.1 ms of work. The start of a text has the language of the rest. */
const sampleUnits = 2_000

/** Minimum length. Shorter texts are often names and codes instead of sentences. */
const shortestUnits = 40

/**
 * Detects the ISO 639-1 code of a text's language, for pages that declare none; null if the text is too short or the
 * language is unclear. It knows 60 languages.
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
  message: `The text has ${count.toLocaleString('en')} chunks, but a source can have up to ${maxChunks.toLocaleString('en')}. Split it into several sources, or raise chunking.maxTokens of the base.`,
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

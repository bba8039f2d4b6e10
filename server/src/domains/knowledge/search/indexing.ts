import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Word, wordsOf } from '../chunking/words.ts'
import { type ChunkTerms, encodeSegment, maxSegmentChunks } from './segment.ts'
import { dictionaryOf, stemmerFor } from './stems.ts'
import { insertSegment, type NewSegment } from './store.ts'

export interface IndexedChunk {
  id: string
  text: string
  headings: readonly string[]
  title?: string | null
}

interface IndexedSource {
  /** ISO 639-1 code of the text, with or without a region; null is taken for English. */
  language: string | null
  chunks: readonly IndexedChunk[]
}

/**
 * Adds chunks of a source to the keyword index of its base. Belongs in the transaction that inserts
 * the chunks, near its end: the base's row stays locked until the commit. May be called several times
 * for one source; each call adds.
 */
export async function indexChunks(
  db: Db,
  organizationId: string,
  source: IndexedSource & { baseId: string; sourceId: string; run: number },
): Promise<void> {
  for await (const segment of encodeSegments(db, source)) {
    await insertSegment(db, organizationId, { ...source, ...segment })
  }
}

/** The segments of a source, one after the other, without storing them. */
export async function* encodeSegments(
  db: Db,
  { language, chunks }: IndexedSource,
): AsyncGenerator<NewSegment> {
  const dictionary = dictionaryOf(language)
  for (let first = 0; first < chunks.length; first += maxSegmentChunks) {
    const part = chunks.slice(first, first + maxSegmentChunks)
    const terms = await termsOf(db, dictionary, part)
    await letOthersWork()
    const postings = encodeSegment(terms)
    yield { dictionary, chunksCount: part.length, postings }
  }
}

async function termsOf(
  db: Db,
  dictionary: string,
  chunks: readonly IndexedChunk[],
): Promise<ChunkTerms[]> {
  const counted: CountedWords[] = []
  for (const chunk of chunks) {
    counted.push(countWords(chunk))
    await letOthersWork()
  }
  const stemmed = new Set<string>()
  for (const { stems } of counted) for (const word of stems.keys()) stemmed.add(word)
  const stemmer = await stemmerFor(db, dictionary, stemmed)
  const terms: ChunkTerms[] = []
  for (const { chunkId, stems, exact } of counted) {
    const frequencies = new Map(exact)
    for (const [word, count] of stems) {
      const term = stemmer(word)
      if (term !== null) frequencies.set(term, (frequencies.get(term) ?? 0) + count)
    }
    let length = 0
    for (const count of frequencies.values()) length += count
    terms.push({ chunkId, length, frequencies })
    await letOthersWork()
  }
  return terms
}

interface CountedWords {
  chunkId: string
  stems: Map<string, number>
  exact: Map<string, number>
}

function countWords({ id, text, headings, title }: IndexedChunk): CountedWords {
  const counted: CountedWords = { chunkId: id, stems: new Map(), exact: new Map() }
  const count = ({ text: word, stems }: Word): void => {
    const counts = stems ? counted.stems : counted.exact
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const part of [title ?? '', headings.join('\n'), text]) {
    for (const word of wordsOf(part, true)) count(word)
  }
  return counted
}

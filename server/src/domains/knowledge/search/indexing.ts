import type { Db } from '../../../platform/db/database.ts'
import { type Word, wordsOf } from '../chunking/words.ts'
import { type ChunkTerms, encodeSegment, maxSegmentChunks } from './segment.ts'
import { dictionaryOf, stemmerFor } from './stems.ts'
import { deleteSegments, insertSegment } from './store.ts'

export interface IndexedChunk {
  id: string
  text: string
  headings: readonly string[]
  title?: string | null
}

/**
 * Adds chunks of a source to the keyword index of its base. Belongs in the transaction that inserts
 * the chunks, near its end: the base's row stays locked until the commit. May be called several times
 * for one source; each call adds.
 */
export async function indexChunks(
  db: Db,
  organizationId: string,
  source: {
    baseId: string
    sourceId: string
    /** ISO 639-1 code of the text, with or without a region; null is taken for English. */
    language: string | null
    chunks: readonly IndexedChunk[]
  },
): Promise<void> {
  const { baseId, sourceId, chunks } = source
  const dictionary = dictionaryOf(source.language)
  for (let first = 0; first < chunks.length; first += maxSegmentChunks) {
    const part = chunks.slice(first, first + maxSegmentChunks)
    const postings = encodeSegment(await termsOf(db, dictionary, part))
    await insertSegment(db, organizationId, {
      baseId,
      sourceId,
      dictionary,
      chunksCount: part.length,
      postings,
    })
  }
}

/** Takes a source's chunks out of the index; belongs in the transaction that deletes them. */
export async function unindexSource(
  db: Db,
  organizationId: string,
  source: { sourceId: string },
): Promise<void> {
  await deleteSegments(db, organizationId, source.sourceId)
}

async function termsOf(
  db: Db,
  dictionary: string,
  chunks: readonly IndexedChunk[],
): Promise<ChunkTerms[]> {
  const counted = chunks.map((chunk) => countWords(chunk))
  const stemmed = new Set<string>()
  for (const { stems } of counted) for (const word of stems.keys()) stemmed.add(word)
  const stemmer = await stemmerFor(db, dictionary, stemmed)
  return counted.map(({ chunkId, stems, exact }) => {
    const frequencies = new Map(exact)
    for (const [word, count] of stems) {
      const term = stemmer(word)
      if (term !== null) frequencies.set(term, (frequencies.get(term) ?? 0) + count)
    }
    let length = 0
    for (const count of frequencies.values()) length += count
    return { chunkId, length, frequencies }
  })
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

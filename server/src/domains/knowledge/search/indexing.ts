import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Word, wordsOf } from '../chunking/words.ts'
import { type ChunkTerms, encodeSegment, maxSegmentChunks } from './segment.ts'
import { bareTerm, dictionaryOf, stemmerFor } from './stems.ts'
import { insertSegment, type NewIndexSegment } from './store.ts'

export interface IndexedChunk {
  id: string
  text: string
  headings: readonly string[]
  title?: string | null
}

interface IndexedSource {
  /** ISO 639-1 code of the text, with or without a region. Null means English. */
  language: string | null
  chunks: readonly IndexedChunk[]
}

/**
 * Adds chunks of a source to the keyword index of its base. Call it in the transaction that inserts the chunks, near
 * its end, because the base's row stays locked until the commit. Each call for a source adds more.
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

/** Yields the segments of a source one by one, without storing them. */
export async function* encodeSegments(
  db: Db,
  { language, chunks }: IndexedSource,
): AsyncGenerator<NewIndexSegment> {
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
  for (const { words, forms } of counted) {
    for (const word of words.keys()) stemmed.add(word)
    for (const form of forms.keys()) stemmed.add(form)
  }
  const stemmer = await stemmerFor(db, dictionary, stemmed)
  const terms: ChunkTerms[] = []
  for (const { chunkId, words, forms, exact, exactLength } of counted) {
    const frequencies = new Map(exact)
    let length = exactLength
    for (const [word, count] of words) {
      const stem = stemmer(word)
      if (stem !== null) length += count
      add(frequencies, stem ?? bareTerm(word), count)
    }
    for (const [form, count] of forms) add(frequencies, stemmer(form) ?? bareTerm(form), count)
    terms.push({ chunkId, length, frequencies })
    await letOthersWork()
  }
  return terms
}

/** Counted words. Word forms and bare terms do not add to the length of a text (as Lucene discounts overlaps). */
interface CountedWords {
  chunkId: string
  words: Map<string, number>
  forms: Map<string, number>
  /** Words without inflections, as they are searched. */
  exact: Map<string, number>
  exactLength: number
}

function countWords({ id, text, headings, title }: IndexedChunk): CountedWords {
  const [words, forms, exact] = [new Map(), new Map(), new Map()]
  let exactLength = 0
  const count = ({ text: word, kind, stems }: Word): void => {
    if (stems) add(kind === 'form' ? forms : words, word, 1)
    else add(exact, kind === 'symbol' ? bareTerm(word) : word, 1)
    if (!stems && kind === 'word') exactLength++
  }
  for (const part of [title ?? '', headings.join('\n'), text]) {
    for (const word of wordsOf(part, true)) count(word)
  }
  return { chunkId: id, words, forms, exact, exactLength }
}

const add = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

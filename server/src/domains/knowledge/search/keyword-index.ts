import { chunkIdAt } from './chunk-ids.ts'
import { PostingLists } from './postings.ts'
import { decodeSegment } from './segment.ts'
import { TermTable } from './term-table.ts'

export interface QueryWord {
  /** `hashTerm` of the word in each dictionary that the base uses. */
  terms: readonly number[]
  /** Number of times the word is in the query. */
  count: number
  /** True for another form of words that the query also has. A text without it lacks nothing. */
  isForm: boolean
}

export interface KeywordHit {
  chunkId: string
  /** BM25 as a share of the maximum that a chunk with unlimited occurrences of every query word could have, 0 to 1. */
  score: number
}

export interface KeywordRequest {
  words: readonly QueryWord[]
  limit: number
  /** Sources to search; null for all. */
  sourceIds: ReadonlySet<string> | null
  /** Chunks whose score is needed even if they are not among the best. */
  also?: readonly string[]
  /** Statistics of all chunks that the scores are compared with. Default: those of this index. */
  statistics?: Statistics
}

/** Statistics of a collection of chunks for the terms of a query. */
export interface Statistics {
  documents: number
  totalLength: number
  /** Number of chunks with each term. */
  found: ReadonlyMap<number, number>
}

/** Combines the statistics of several bases. */
export function pooled(parts: readonly Statistics[]): Statistics {
  const found = new Map<number, number>()
  for (const part of parts) {
    for (const [term, count] of part.found) found.set(term, (found.get(term) ?? 0) + count)
  }
  return {
    documents: parts.reduce((sum, { documents }) => sum + documents, 0),
    totalLength: parts.reduce((sum, { totalLength }) => sum + totalLength, 0),
    found,
  }
}

interface HeldSegment {
  sourceId: string
  dictionary: string
  /** Documents of its chunks: from `first` to before `end`. */
  first: number
  end: number
}

/** Size of a `HeldSegment` with its id and its place in the map. */
const segmentBytes = 300

interface Scored {
  document: number
  score: number
}

/**
 * The inverted index of one base in memory. A search visits only the postings of the query's words. The statistics
 * (number of chunks, of chunks with a word, average length) are always exactly those of the held chunks.
 */
export class KeywordIndex {
  readonly #segments = new Map<string, HeldSegment>()
  readonly #lists = new PostingLists()
  /** Numbers of terms, which are also those of their lists. */
  readonly #terms = new TermTable()
  #chunkIds = new Uint8Array(16 << 4)
  #lengths = new Uint16Array(1 << 4)
  /** 1 for a document whose segment was removed. Its postings stay until the index is rebuilt. */
  #removed = new Uint8Array(1 << 4)
  #documents = 0
  #removedDocuments = 0
  #totalLength = 0
  readonly #only: ReadonlySet<number> | null

  /** Creates an index, optionally of only some terms: it then takes 25 bytes for each chunk and 4 for each posting. */
  constructor(only: ReadonlySet<number> | null = null) {
    this.#only = only
  }

  has(segmentId: string): boolean {
    return this.#segments.has(segmentId)
  }

  get partIds(): string[] {
    return [...this.#segments.keys()]
  }

  get dictionaries(): Set<string> {
    return new Set([...this.#segments.values()].map(({ dictionary }) => dictionary))
  }

  /** True if more than a third of the content was removed, so that rebuilding pays off. */
  get isWorn(): boolean {
    return this.#removedDocuments > 1000 && this.#removedDocuments * 3 > this.#documents
  }

  get bytes(): number {
    const ofSegments = this.#segments.size * segmentBytes
    return this.#lists.bytes + this.#terms.bytes + this.#chunkIds.length * 1.2 + ofSegments
  }

  add(segmentId: string, sourceId: string, dictionary: string, bytes: Uint8Array): void {
    const { chunkIds, lengths, terms, counts, documents, frequencies } = decodeSegment(bytes)
    const first = this.#documents
    const end = first + lengths.length
    this.#makeRoom(end)
    this.#chunkIds.set(chunkIds, first * 16)
    this.#lengths.set(lengths, first)
    for (const length of lengths) this.#totalLength += length
    let posting = 0
    for (let term = 0; term < terms.length; term++) {
      if (this.#only && !this.#only.has(terms[term] as number)) {
        posting += counts[term] as number
        continue
      }
      const { number: list, isNew } = this.#terms.add(terms[term] as number)
      if (isNew) this.#lists.create()
      for (const last = posting + (counts[term] as number); posting < last; posting++) {
        this.#lists.add(
          list,
          first + (documents[posting] as number),
          frequencies[posting] as number,
        )
      }
    }
    this.#documents = end
    this.#segments.set(segmentId, { sourceId, dictionary, first, end })
  }

  remove(segmentId: string): void {
    const segment = this.#segments.get(segmentId)
    if (!segment) return
    this.#segments.delete(segmentId)
    this.#removed.fill(1, segment.first, segment.end)
    this.#removedDocuments += segment.end - segment.first
    for (let document = segment.first; document < segment.end; document++) {
      this.#totalLength -= this.#lengths[document] as number
    }
  }

  statistics(words: readonly QueryWord[]): Statistics {
    const found = new Map<number, number>()
    for (const { terms } of words) {
      for (const term of terms) {
        const list = this.#terms.find(term)
        found.set(term, list === undefined ? 0 : this.#found(list))
      }
    }
    const documents = this.#documents - this.#removedDocuments
    return { documents, totalLength: this.#totalLength, found }
  }

  /** Returns the best chunks first, equal ones by id, then those of `also` that are not among them. */
  search({ words, limit, sourceIds, also = [], statistics }: KeywordRequest): KeywordHit[] {
    const scores = new Float64Array(this.#documents)
    const collection = statistics ?? this.statistics(words)
    const ceiling = words.reduce((sum, word) => sum + this.#score(word, collection, scores), 0)
    const best = this.#best(scores, limit, sourceIds)
    const asked = this.#find(also, best).map((document) => ({
      document,
      score: scores[document] ?? 0,
    }))
    return [...best, ...asked].map(({ document, score }) => ({
      chunkId: this.#chunkId(document),
      score: score / (ceiling || 1),
    }))
  }

  /** Adds a word's score to its documents; returns the maximum that it could add. */
  #score(
    { terms, count, isForm }: QueryWord,
    collection: Statistics,
    scores: Float64Array,
  ): number {
    const averageLength = collection.totalLength / collection.documents
    let highest = 0
    for (const term of terms) {
      const found = collection.found.get(term) ?? 0
      if (found === 0) continue
      const value = count * idf(collection.documents, found)
      highest = Math.max(highest, value)
      const list = this.#terms.find(term)
      if (list === undefined) continue
      this.#lists.forEach(list, (document, frequency) => {
        const length = this.#lengths[document] as number
        scores[document] =
          (scores[document] ?? 0) + value * weight(frequency, length, averageLength)
      })
    }
    const unknown = isForm ? 0 : count * idf(collection.documents, 0)
    return (highest || unknown) * highestWeight
  }

  #found(list: number): number {
    if (this.#removedDocuments === 0) return this.#lists.length(list)
    let found = 0
    this.#lists.forEach(list, (document) => {
      if (!this.#removed[document]) found++
    })
    return found
  }

  #best(scores: Float64Array, limit: number, sourceIds: ReadonlySet<string> | null): Scored[] {
    const best: Scored[] = []
    let floor = 0
    const keepBest = (): void => {
      best.sort((one, other) => other.score - one.score || this.#compareIds(one, other))
      best.length = Math.min(best.length, limit)
      if (best.length === limit) floor = best.at(-1)?.score ?? 0
    }
    for (const { sourceId, first, end } of this.#segments.values()) {
      if (sourceIds && !sourceIds.has(sourceId)) continue
      for (let document = first; document < end; document++) {
        const score = scores[document] as number
        if (score > 0 && score >= floor) best.push({ document, score })
        if (best.length > limit * 2 + 64) keepBest()
      }
    }
    keepBest()
    return best
  }

  /** Returns the held documents of the given chunks that are not in `known`. */
  #find(chunkIds: readonly string[], known: readonly Scored[]): number[] {
    if (chunkIds.length === 0) return []
    // The last four bytes of an id are random; the whole id is compared only if they are equal.
    const tails = new Uint32Array(this.#chunkIds.buffer)
    const wanted = new Set(chunkIds)
    const wantedTails = new Set(
      chunkIds.map((id) => Buffer.from(id.slice(-8), 'hex').readUInt32LE()),
    )
    for (const { document } of known) wanted.delete(this.#chunkId(document))
    const found: number[] = []
    for (const { first, end } of this.#segments.values()) {
      for (let document = first; document < end; document++) {
        if (!wantedTails.has(tails[document * 4 + 3] as number)) continue
        if (wanted.has(this.#chunkId(document))) found.push(document)
      }
    }
    return found
  }

  #chunkId(document: number): string {
    return chunkIdAt(this.#chunkIds, document)
  }

  #compareIds(one: Scored, other: Scored): number {
    const id = ({ document }: Scored) => this.#chunkIds.subarray(document * 16, document * 16 + 16)
    return Buffer.compare(id(one), id(other))
  }

  #makeRoom(documents: number): void {
    if (documents <= this.#lengths.length) return
    const capacity = Math.max(documents, Math.ceil(this.#lengths.length * 1.5))
    const chunkIds = new Uint8Array(capacity * 16)
    const lengths = new Uint16Array(capacity)
    const removed = new Uint8Array(capacity)
    chunkIds.set(this.#chunkIds)
    lengths.set(this.#lengths)
    removed.set(this.#removed)
    this.#chunkIds = chunkIds
    this.#lengths = lengths
    this.#removed = removed
  }
}

/** BM25 as Lucene computes it (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009). */
const k1 = 1.2
const b = 0.75

/** Maximum factor of a term's idf, at any frequency. */
const highestWeight = k1 + 1

/** Returns the weight of a term that `matches` of `documents` contain; never negative. */
const idf = (documents: number, matches: number): number =>
  Math.log(1 + (documents - matches + 0.5) / (matches + 0.5))

/** Returns the part of the score that grows with a term's frequency in a document, 0 to `highestWeight`. */
const weight = (frequency: number, length: number, averageLength: number): number =>
  (frequency * highestWeight) / (frequency + k1 * (1 - b + (b * length) / averageLength))

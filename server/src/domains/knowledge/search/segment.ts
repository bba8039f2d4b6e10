import { maxFrequency } from './postings.ts'

/** Maximum of chunks of one source in a segment. */
export const maxSegmentChunks = 512

export interface ChunkTerms {
  chunkId: string
  /** Number of words, including repetitions. */
  length: number
  /** Number of occurrences of each term. */
  frequencies: ReadonlyMap<string, number>
}

/** A segment as typed arrays: `terms[i]` occurs in the next `counts[i]` of `documents`. */
export interface IndexSegment {
  chunkIds: Uint8Array
  lengths: Uint16Array
  terms: Float64Array
  counts: Uint16Array
  documents: Uint16Array
  frequencies: Uint8Array
}

const headerBytes = 16

/**
 * Packs the terms of up to 512 chunks, in about 60 % of the size of their text. Numbers are little-endian; the order of
 * the arrays keeps each aligned.
 */
export function encodeSegment(chunks: readonly ChunkTerms[]): Uint8Array {
  const byTerm = new Map<string, number[]>()
  let postings = 0
  for (const [document, { frequencies }] of chunks.entries()) {
    for (const [term, frequency] of frequencies) {
      const list = byTerm.get(term)
      if (list) list.push(document, frequency)
      else byTerm.set(term, [document, frequency])
      postings++
    }
  }
  const bytes = new Uint8Array(size(chunks.length, byTerm.size, postings))
  new Uint32Array(bytes.buffer, 0, 3).set([chunks.length, byTerm.size, postings])
  const segment = decodeSegment(bytes)
  for (const [document, { chunkId, length }] of chunks.entries()) {
    segment.chunkIds.set(Buffer.from(chunkId.replaceAll('-', ''), 'hex'), document * 16)
    segment.lengths[document] = Math.min(length, 0xffff)
  }
  let term = 0
  let posting = 0
  for (const [text, list] of byTerm) {
    segment.terms[term] = hashTerm(text)
    segment.counts[term++] = list.length / 2
    for (let i = 0; i < list.length; i += 2) {
      segment.documents[posting] = list[i] as number
      segment.frequencies[posting++] = Math.min(list[i + 1] as number, maxFrequency)
    }
  }
  return bytes
}

/** Returns views into `bytes`, whose offset must be a multiple of eight. */
export function decodeSegment(bytes: Uint8Array): IndexSegment {
  const { buffer, byteOffset } = bytes
  const [chunks = 0, terms = 0, postings = 0] = new Uint32Array(buffer, byteOffset, 3)
  let at = byteOffset + headerBytes
  const skip = (length: number): number => {
    at += length
    return at - length
  }
  return {
    terms: new Float64Array(buffer, skip(terms * 8), terms),
    chunkIds: new Uint8Array(buffer, skip(chunks * 16), chunks * 16),
    lengths: new Uint16Array(buffer, skip(chunks * 2), chunks),
    counts: new Uint16Array(buffer, skip(terms * 2), terms),
    documents: new Uint16Array(buffer, skip(postings * 2), postings),
    frequencies: new Uint8Array(buffer, skip(postings), postings),
  }
}

const size = (chunks: number, terms: number, postings: number): number =>
  headerBytes + terms * 10 + chunks * 18 + postings * 3

/**
 * Hashes a term to 53 bits with cyrb53 (public domain). Among a million distinct terms, two share a value with a
 * probability of 1 in 18,000, and would then be found as one.
 */
export function hashTerm(term: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < term.length; i++) {
    const unit = term.charCodeAt(i)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

import type { ChunkBlock } from './blocks.ts'

/** A part of the text without outer white space. `grain` says what it is and how it can be split. */
export interface Piece {
  grain: ChunkBlock['kind'] | 'sentence' | 'line' | 'word' | 'run' | 'grapheme' | 'character'
  start: number
  end: number
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
const words = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Scripts without spaces between words. Only a dictionary finds their word boundaries. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Length in UTF-16 units of the pieces that a run is split into before single graphemes. */
const runUnits = 24

type Cut = [grain: Piece['grain'], starts: (text: string) => Iterable<number>]

/** How to split each grain that exceeds the budget alone: the least harmful way first. */
const cuts: Record<Piece['grain'], Cut | null> = {
  heading: ['sentence', sentenceStarts],
  text: ['sentence', sentenceStarts],
  list: ['text', (text) => matchStarts(text, /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/gm)],
  table: ['line', (text) => matchStarts(text, /^/gm)],
  code: ['line', (text) => matchStarts(text, /^/gm)],
  sentence: ['word', wordStarts],
  line: ['word', wordStarts],
  word: ['run', runStarts],
  run: ['grapheme', graphemeStarts],
  grapheme: ['character', characterStarts],
  character: null,
}

/**
 * Splits a piece into smaller ones, or returns null if it cannot be split. Only white space is dropped between them.
 */
export function cut(text: string, piece: Piece): Piece[] | null {
  const how = cuts[piece.grain]
  if (!how) return null
  const [grain, startsOf] = how
  const source = text.slice(piece.start, piece.end)
  const pieces: Piece[] = []
  let from = 0
  for (const start of startsOf(source)) {
    addTrimmed(text, pieces, grain, piece.start + from, piece.start + start)
    from = start
  }
  addTrimmed(text, pieces, grain, piece.start + from, piece.end)
  return pieces
}

/** Adds the text without its outer white space; a blank text adds nothing. */
export function addTrimmed(
  text: string,
  pieces: Piece[],
  grain: Piece['grain'],
  start: number,
  end: number,
): void {
  const source = text.slice(start, end)
  const leading = source.length - source.trimStart().length
  if (leading === source.length) return
  const trailing = source.length - source.trimEnd().length
  pieces.push({ grain, start: start + leading, end: end - trailing })
}

function* matchStarts(text: string, pattern: RegExp): Iterable<number> {
  for (const match of text.matchAll(pattern)) yield match.index
}

/** Ends that the segmenter finds where no sentence ends: after initials, titles, ordinals, “z. B.”, “e.g.”. */
const abbreviation =
  /(?<=(?:^|[\s("'“])(?:\p{L}|\d{1,2}|Dr|Mrs?|Ms|Prof|St|Nr|No|Fig|Abb|Art|Vol|Mme|Sra?|e\.g|i\.e|vs|etc|bzw|ca|vgl|usw)\.\s+)/uy
/** Opening brackets and quotes, which belong to the sentence after them. */
const opening = /(?<=([「『（《〈【“‘«(]\s*))/uy

export function* sentenceStarts(text: string): Iterable<number> {
  for (const { index, segment } of sentences.segment(text)) {
    const start = index + segment.search(/\S/)
    if (start < index) continue
    abbreviation.lastIndex = start
    opening.lastIndex = start
    if (!abbreviation.test(text)) yield start - (opening.exec(text)?.[1]?.length ?? 0)
  }
}

export function wordStarts(text: string): Iterable<number> {
  return matchStarts(text, /\S+/g)
}

function* graphemeStarts(text: string): Iterable<number> {
  for (const { index } of graphemes.segment(text)) yield index
}

function* dictionaryStarts(text: string): Iterable<number> {
  for (const { index } of words.segment(text)) yield index
}

function* runStarts(text: string): Iterable<number> {
  let last = 0
  for (const start of unspaced.test(text) ? dictionaryStarts(text) : graphemeStarts(text)) {
    if (start - last < runUnits) continue
    last = start
    yield start
  }
}

function* characterStarts(text: string): Iterable<number> {
  let index = 0
  for (const character of text) {
    yield index
    index += character.length
  }
}

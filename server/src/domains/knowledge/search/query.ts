import type { Db } from '../../../platform/db/database.ts'
import { type Word, withoutAccents, wordsOf } from '../chunking/words.ts'
import type { QueryWord } from './keyword-index.ts'
import { hashTerm } from './segment.ts'
import { type Stemmer, stemmerFor } from './stems.ts'

/** A query is text: quotes, operators and brackets in it separate words and mean nothing else. */
export interface ParsedQuery {
  words: QueryWord[]
  terms: ReadonlySet<string>
}

/** The words of a query as texts that went through the given dictionaries have them; stop words are left out. */
export async function parseQuery(
  db: Db,
  query: string,
  dictionaries: ReadonlySet<string>,
): Promise<ParsedQuery> {
  const counts = new Map<string, { word: Word; count: number }>()
  for (const word of wordsOf(query, false)) {
    const counted = counts.get(word.text)
    if (counted) counted.count++
    else counts.set(word.text, { word, count: 1 })
  }
  const stemmers = await stemmersFor(
    db,
    dictionaries,
    [...counts.values()].map(({ word }) => word),
  )
  const known: QueryWord[] = []
  const terms = new Set<string>()
  for (const { word, count } of counts.values()) {
    const found = termsOf(word, stemmers)
    if (found.length === 0) continue
    for (const term of found) terms.add(term)
    known.push({ terms: found.map(hashTerm), count })
  }
  return { words: known, terms }
}

export interface Highlight {
  /** UTF-16 units from the start of the text; `end` is exclusive. */
  start: number
  end: number
}

const maxHighlights = 100

/** Where each of the texts has a term of the query, in order and without overlap. */
export async function highlight(
  db: Db,
  texts: readonly string[],
  terms: ReadonlySet<string>,
  dictionaries: ReadonlySet<string>,
): Promise<Highlight[][]> {
  if (terms.size === 0) return texts.map(() => [])
  const initials = new Set([...terms].map(initialOf))
  const anyInitial = [...dictionaries].some((dictionary) => stripsPrefixes.has(dictionary))
  const candidates = texts.map((text) =>
    [...wordsOf(text, true)].filter((word) => anyInitial || initials.has(initialOf(word.text))),
  )
  const stemmers = await stemmersFor(db, dictionaries, candidates.flat())
  return candidates.map((words) => {
    const highlights: Highlight[] = []
    for (const word of words) {
      if (!termsOf(word, stemmers).some((term) => terms.has(term))) continue
      const last = highlights.at(-1)
      if (last && word.start < last.end) last.end = Math.max(last.end, word.end)
      else if (highlights.length < maxHighlights) {
        highlights.push({ start: word.start, end: word.end })
      }
    }
    return highlights
  })
}

// Elsewhere a stem begins as its word does, so that one word in fifteen needs to be stemmed at all.
const stripsPrefixes = new Set(['arabic_stem', 'indonesian_stem', 'irish_stem'])

const initialOf = (word: string): string => withoutAccents(word.slice(0, 2)).charAt(0)

async function stemmersFor(
  db: Db,
  dictionaries: ReadonlySet<string>,
  words: readonly Word[],
): Promise<Stemmer[]> {
  const texts = new Set(words.filter(({ stems }) => stems).map(({ text }) => text))
  const stemmers: Stemmer[] = []
  for (const dictionary of dictionaries) stemmers.push(await stemmerFor(db, dictionary, texts))
  return stemmers
}

function termsOf(word: Word, stemmers: readonly Stemmer[]): string[] {
  if (!word.stems) return [word.text]
  const terms = new Set<string>()
  for (const stem of stemmers) terms.add(stem(word.text) ?? '')
  terms.delete('')
  return [...terms]
}

/** Longer words are cut to this many UTF-16 units, in documents and in queries alike. */
const maxWordUnits = 64

// A run of letters and digits, or several joined by one mark each: `state-of-the-art`, `ERR_4012`,
// `SKU-99/b`, `jo.doe@example.com`, `10.0.0.1`.
const compounds = /[\p{L}\p{N}\p{M}_]+(?:[-./@:+#&'’\u2010\u2011][\p{L}\p{N}\p{M}_]+)*/gu
const parts = /[\p{L}\p{N}\p{M}]+/gu
const isCode = /[\p{N}_@]/u
const isJoined = /[^\p{L}\p{N}\p{M}]/u
const isPlain = /^[A-Za-z]+$/
const isAscii = /^[\0-\x7f]*$/
const isLetters = /^[\p{L}\p{M}]+$/u

/** Scripts that put no space between words (and Korean, whose words carry their particles). */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u')
const runsByScript = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu')

export interface Word {
  /** Lower case, NFKC. */
  text: string
  /** Whether the word has inflections to remove; codes, numbers and pairs of ideographs have none. */
  stems: boolean
  /** Where it stands in the text, in UTF-16 units, `end` exclusive. */
  start: number
  end: number
}

/**
 * The words of a text in the order in which they stand. A code or address is a word of its own beside
 * its parts, so that it is found whole and in part. Scripts without spaces give overlapping pairs of
 * characters (as Lucene's CJKBigramFilter does); `singles` adds each character alone, for documents,
 * so that a query of one character finds them too.
 */
export function* wordsOf(text: string, singles: boolean): Iterable<Word> {
  for (const match of text.matchAll(compounds)) {
    const [compound] = match
    const start = match.index
    if (isPlain.test(compound)) {
      yield { text: normalise(compound), stems: true, start, end: start + compound.length }
      continue
    }
    if (isCode.test(compound) && isJoined.test(compound)) {
      yield { text: normalise(compound), stems: false, start, end: start + compound.length }
    }
    for (const part of compound.matchAll(parts)) {
      yield* wordsOfPart(part[0], start + part.index, singles)
    }
  }
}

function* wordsOfPart(part: string, start: number, singles: boolean): Iterable<Word> {
  if (isAscii.test(part) || !hasUnspaced.test(part)) {
    yield { text: normalise(part), stems: isLetters.test(part), start, end: start + part.length }
    return
  }
  for (const run of part.matchAll(runsByScript)) {
    const from = start + run.index
    if (hasUnspaced.test(run[0])) yield* pairsOf(run[0], from, singles)
    else yield* wordsOfPart(run[0], from, singles)
  }
}

function* pairsOf(run: string, start: number, singles: boolean): Iterable<Word> {
  let from = start
  let previous = ''
  for (const character of run) {
    const end = from + character.length
    if (singles || character === run) {
      yield { text: normalise(character), stems: false, start: from, end }
    }
    if (previous) {
      const text = normalise(previous + character)
      yield { text, stems: false, start: from - previous.length, end }
    }
    previous = character
    from = end
  }
}

function normalise(word: string): string {
  if (isAscii.test(word)) return word.slice(0, maxWordUnits).toLowerCase()
  return word.normalize('NFKC').toLowerCase().slice(0, maxWordUnits)
}

/** `café` and `cafe` are one term. Only after stemming: French and Spanish endings carry accents. */
export function withoutAccents(word: string): string {
  if (isAscii.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

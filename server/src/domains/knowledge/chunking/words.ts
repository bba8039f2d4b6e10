/** Maximum length of a word in UTF-16 units. Longer ones are cut, in documents and queries alike. */
const maxWordUnits = 64

// A run of letters and digits, or several joined by one mark each: `state-of-the-art`, `ERR_4012`, `SKU-99/b`,
// `jo.doe@example.com`, `10.0.0.1`. Or a currency, an emoji or a flag: other symbols are more often Markdown than
// content.
const compounds =
  /[\p{L}\p{N}\p{M}_]+(?:[-./@:+#&'’\u2010\u2011][\p{L}\p{N}\p{M}_]+)*|[\p{Sc}\p{Extended_Pictographic}]|\p{Regional_Indicator}{2}/gu
const parts = /[\p{L}\p{N}\p{M}]+/gu
/** Words with marks that some people write and others leave out: `E-Mail`, `don’t`, `R&D`. */
const optionallyJoined = /^[\p{L}\p{N}\p{M}]+(?:[-\u2010\u2011'’&][\p{L}\p{N}\p{M}]+)+$/u
const abbreviation = /^\p{L}(?:\.\p{L})+$/u
/** Maximum of parts to join. Joined forms of a longer compound match only itself. */
const maxJoinedParts = 4
const isCode = /[\p{N}_@]/u
const isJoined = /[^\p{L}\p{N}\p{M}]/u
const isPlain = /^[A-Za-z]+$/
const isAscii = /^[\0-\x7f]*$/
const isSymbol = /^[^\p{L}\p{N}\p{M}_]/u
const isLetters = /^[\p{L}\p{M}]+$/u

/** Scripts without spaces between words, and Korean, whose words include their particles. */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const hasUnspaced = new RegExp(`[${unspaced}]`, 'u')
const runsByScript = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, 'gu')

export interface Word {
  /** Word in lower case, NFKC. */
  text: string
  /** `form`: parts without the mark between them, `email` for `E-Mail`; `symbol`: a currency or an emoji. */
  kind: 'word' | 'form' | 'symbol'
  /** True if the word has inflections to remove. Codes, numbers and pairs of ideographs have none. */
  stems: boolean
  /** Position in the text in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
}

/**
 * Yields the words of a text in order. A code or address is a word besides its parts, so that it is found whole and in
 * part. Scripts without spaces give overlapping pairs of characters (like Lucene's CJKBigramFilter). `singles` adds
 * each character, for documents, so that a query of one character matches, too.
 */
export function* wordsOf(text: string, singles: boolean): Iterable<Word> {
  for (const match of text.matchAll(compounds)) {
    const [compound] = match
    const start = match.index
    const end = start + compound.length
    if (isPlain.test(compound)) {
      yield { text: normalise(compound), kind: 'word', stems: true, start, end }
      continue
    }
    if (isSymbol.test(compound)) {
      yield { text: normalise(compound), kind: 'symbol', stems: false, start, end }
      continue
    }
    if (!isJoined.test(compound)) {
      yield* wordsOfPart(compound, start, singles)
      continue
    }
    if (isCode.test(compound)) {
      yield { text: normalise(compound), kind: 'word', stems: false, start, end }
    }
    const found = [...compound.matchAll(parts)]
    const forms = formsOf(compound, found)
    for (const [index, part] of found.entries()) {
      for (const { text, until } of forms(index)) {
        yield {
          text: normalise(text),
          kind: 'form',
          stems: isLetters.test(text),
          start: start + part.index,
          end: start + until,
        }
      }
      yield* wordsOfPart(part[0], start + part.index, singles)
    }
  }
}

/** Returns the forms of two neighbouring parts, or of all parts, without the marks between them, by the first part. */
function formsOf(compound: string, found: readonly RegExpExecArray[]) {
  const isWhole = abbreviation.test(compound)
  const isJoinable = optionallyJoined.test(compound) && found.length <= maxJoinedParts
  return (index: number): { text: string; until: number }[] => {
    const next = found[index + 1]
    const forms: { text: string; until: number }[] = []
    if (index === 0 && (isWhole || (isJoinable && found.length > 2))) {
      forms.push({ text: found.map(([part]) => part).join(''), until: compound.length })
    }
    if (isJoinable && next) {
      forms.push({ text: `${found[index]?.[0]}${next[0]}`, until: next.index + next[0].length })
    }
    return forms
  }
}

function* wordsOfPart(part: string, start: number, singles: boolean): Iterable<Word> {
  if (isAscii.test(part) || !hasUnspaced.test(part)) {
    const end = start + part.length
    yield { text: normalise(part), kind: 'word', stems: isLetters.test(part), start, end }
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
      yield { text: normalise(character), kind: 'word', stems: false, start: from, end }
    }
    if (previous) {
      const text = normalise(previous + character)
      yield { text, kind: 'word', stems: false, start: from - previous.length, end }
    }
    previous = character
    from = end
  }
}

function normalise(word: string): string {
  if (isAscii.test(word)) return word.slice(0, maxWordUnits).toLowerCase()
  return word.normalize('NFKC').toLowerCase().slice(0, maxWordUnits)
}

/**
 * Removes accents, so that `café` and `cafe` are one term. Use it only after stemming, because French and Spanish
 * endings have accents.
 */
export function withoutAccents(word: string): string {
  if (isAscii.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/** Shorter words with a typo look like too many others. */
const minLetters = 5

/** A pattern grows with the square of its word, so that only the beginning of a longer word is compared. */
const maxLetters = 20

/** Returns the words of a text in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns a regular expression for texts with a word that begins with this one, with at most one typo: a letter that is
 * wrong, missing, too many, or swapped with the next. PostgreSQL and JavaScript read it alike, and a trigram index
 * finds its matches.
 */
export function typoPattern(word: string): string {
  const letters = [...word].slice(0, maxLetters)
  const without = (from: number, to: number, between: string): string =>
    letters.slice(0, from).join('') + between + letters.slice(to).join('')
  const forms = letters.flatMap((letter, at) => [
    without(at, at + 1, '.'),
    without(at + 1, at + 1, '.'),
    without(at, at + 1, ''),
    ...(at + 1 < letters.length ? [without(at, at + 2, `${letters[at + 1]}${letter}`)] : []),
  ])
  return `(^|[ .-])(${forms.join('|')})`
}

/** Numbers have no typos: another digit is another number. */
export const mayHaveTypo = (word: string): boolean =>
  [...word].length >= minLetters && /\p{L}/u.test(word)

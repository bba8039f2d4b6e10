/** Control characters, of which PostgreSQL refuses NUL, and what is invisible and breaks words. */
const unseen = /[[\p{Cc}\u00ad\u200b\u2060\ufeff]--[\t\n]]/gv
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Text without control characters, soft hyphens and zero-width spaces, which break words for a search;
 * every kind of space becomes the plain one, `\f` and CRLF a line end. Joiners that scripts and emoji
 * need stay. Lone surrogates become U+FFFD, so that the text has a UTF-8 form.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|\f|\u2028|\u2029|\u0085/g, '\n')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .toWellFormed()

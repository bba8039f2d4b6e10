/** Number of lines joined at once, so that a text of very many lines is never millions of strings at the same time. */
const linesAtOnce = 8_192

/** Control characters (PostgreSQL refuses NUL) and invisible characters that split words. */
const unseen = /[[\p{Cc}\u00ad\u200b\u2060\ufeff]--[\t\n]]/gv
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

/**
 * Removes control characters, soft hyphens and zero-width spaces, which split words for a search. Every kind of space
 * becomes a plain one, `\f` and CRLF a line end. Joiners that scripts and emoji need are kept. Lone surrogates become
 * U+FFFD, so that the text has a UTF-8 form.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|\f|\u2028|\u2029|\u0085/g, '\n')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .toWellFormed()

/** Cleans the characters, removes white space at line ends and allows at most one empty line in a row. */
export function tidyLines(text: string): string {
  const clean = cleanText(text)
  const parts: string[] = []
  let lines: string[] = []
  let isAfterEmpty = false
  for (let start = 0; start <= clean.length; ) {
    const newline = clean.indexOf('\n', start)
    const end = newline < 0 ? clean.length : newline
    const line = clean.slice(start, end).trimEnd()
    if (line !== '' || !isAfterEmpty) lines.push(line)
    isAfterEmpty = line === ''
    if (lines.length === linesAtOnce) {
      parts.push(lines.join('\n'))
      lines = []
    }
    start = end + 1
  }
  if (lines.length > 0) parts.push(lines.join('\n'))
  return parts.join('\n').replace(/^\n+/, '').trimEnd()
}

/** Returns the `title` of the front matter, or the first heading of level 1. */
export function markdownTitle(markdown: string): string | null {
  const front = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(markdown)?.[1] ?? ''
  const named = /^title:[ \t]*(["']?)(.{1,400}?)\1[ \t]*$/m.exec(front)?.[2]
  const heading = /^#[ \t](.*)$/m
    .exec(markdown)?.[1]
    ?.slice(0, 400)
    .replace(/[\s#]+$/, '')
  return (named ?? heading)?.replace(/[*_`]/g, '').trim().slice(0, 300) || null
}

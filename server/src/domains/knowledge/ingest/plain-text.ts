import { cleanText } from './clean-text.ts'

/** Text with clean characters, no white space at line ends and no more than one empty line in a row. */
export const tidyLines = (text: string): string => {
  // Line by line, since a pattern for white space before a line end rereads long runs of it.
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
    .join('\n')
    .trimEnd()
}

/** The `title` of the front matter, else the first heading of rank 1. */
export function markdownTitle(markdown: string): string | null {
  const front = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(markdown)?.[1] ?? ''
  const named = /^title:[ \t]*(["']?)(.{1,400}?)\1[ \t]*$/m.exec(front)?.[2]
  const heading = /^#[ \t](.*)$/m
    .exec(markdown)?.[1]
    ?.slice(0, 400)
    .replace(/[\s#]+$/, '')
  return (named ?? heading)?.replace(/[*_`]/g, '').trim().slice(0, 300) || null
}

/** Position of a page's or slide's text in the Markdown, in UTF-16 units; `charEnd` is exclusive. */
export interface PageSpan {
  /** Page number from 1. */
  page: number
  charStart: number
  charEnd: number
}

/** Joins the texts of pages. An empty page adds no text, but counts in the page numbers. */
export function joinPages(texts: readonly string[]): { markdown: string; pages: PageSpan[] } {
  const pages: PageSpan[] = []
  const parts: string[] = []
  let at = 0
  for (const [index, text] of texts.entries()) {
    if (text === '') continue
    pages.push({ page: index + 1, charStart: at, charEnd: at + text.length })
    parts.push(text)
    at += text.length + 2
  }
  return { markdown: parts.join('\n\n'), pages }
}

/** Writes page numbers in words: `page 3`, `pages 2, 5–9`; for a long list the first ones and the number of others. */
export function nameOfPages(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const open = ranges.at(-1)
    if (open && open[1] === number - 1) open[1] = number
    else ranges.push([number, number])
  }
  const named = ranges.slice(0, maxRanges)
  const rest = ranges.slice(maxRanges).reduce((sum, [first, last]) => sum + last - first + 1, 0)
  const list = named.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  const more = rest > 0 ? ` and ${rest} more` : ''
  return `${numbers.length === 1 ? 'page' : 'pages'} ${list.join(', ')}${more}`
}

const maxRanges = 20

/** Returns the page at a position in the text; null for a text without pages. `pages` must be in order. */
export function pageAt(pages: readonly PageSpan[], offset: number): number | null {
  let [low, high] = [0, pages.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = pages[middle] as PageSpan
    if (offset < span.charStart) high = middle - 1
    else if (offset >= span.charEnd) low = middle + 1
    else return span.page
  }
  return null
}

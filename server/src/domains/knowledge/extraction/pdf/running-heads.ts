import type { TextLine } from './lines.ts'

/** Returns the lines of a page to keep. Pages are passed in order. */
export type HeadFilter = (lines: readonly TextLine[], page: number) => ReadonlySet<TextLine>

/**
 * Removes running heads, which are at the edge of at least half of the pages, after the first one, and all page
 * numbers.
 */
export function createHeadFilter(pages: readonly (readonly TextLine[])[]): HeadFilter {
  const repeated = runningHeads(pages)
  const said = new Set<string>()
  return (lines, page) => {
    const edges = edgesOf(lines)
    return new Set(
      lines.filter((line) => {
        if (!edges.has(line)) return true
        if (lines.length > 4 && isNumberOf(line, page)) return false
        const key = shapeOf(line)
        if (lines.length <= 4 || !repeated.has(key)) return true
        const isNew = !said.has(key)
        said.add(key)
        return isNew && !isPageNumber(key)
      }),
    )
  }
}

function runningHeads(pages: readonly (readonly TextLine[])[]): Set<string> {
  const counts = new Map<string, number>()
  for (const lines of pages) {
    const shapes = new Set([...edgesOf(lines)].map(shapeOf))
    for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const least = Math.max(3, pages.length / 2)
  const isRepeated = ([shape, count]: [string, number]): boolean =>
    count >= (isPageNumber(shape) ? 3 : least)
  return new Set([...counts].filter(isRepeated).map(([shape]) => shape))
}

/** Tests a shape, in which every number is 0. */
const isPageNumber = (shape: string): boolean =>
  /^[^\p{L}]*$/u.test(shape) ||
  /^(?:page|seite|página|pagina|side|sida|strona|p\.|стр\.?|صفحة|עמוד)\s*0(?:\s*(?:\/|of|von|sur|de|di|van|av|af|z|из|من|מתוך)\s*0)?$/iu.test(
    shape,
  )

const isNumberOf = ({ text }: TextLine, page: number): boolean =>
  text.replace(/^[-–—\s]+|[-–—\s]+$/g, '') === String(page) ||
  (isPageNumber(text.replace(/\d+/g, '0')) &&
    new RegExp(`\\b${page}\\b`).test(text) &&
    /\p{L}/u.test(text))

/** Returns the two highest and the two lowest lines of a page. */
function edgesOf(lines: readonly TextLine[]): Set<TextLine> {
  const byHeight = [...lines].sort((a, b) => a.y - b.y)
  return new Set([...byHeight.slice(0, 2), ...byHeight.slice(-2)])
}

/** Replaces numbers, because page numbers differ on each page. */
const shapeOf = ({ text }: TextLine): string => text.slice(0, 120).replace(/\d+/g, '0')

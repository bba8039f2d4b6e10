import { MarkdownWriter } from '../markdown-writer.ts'
import { createJoin, type Join } from './hyphens.ts'
import type { Line } from './lines.ts'
import type { Block, Page } from './page.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { Table } from './table-rows.ts'
import { createTypography, type Typography, writeParagraphs } from './typography.ts'

interface Context {
  join: Join
  typography: Typography
  /** The last table of the page before, where nothing stands after it. */
  lastTable: Table | null
}

/** The Markdown of each page. What a line means, the whole document tells: its sizes, its words, its edges. */
export function markdownOf(pages: readonly Page[]): string[] {
  const lines = pages.map(linesIn)
  const isKept = createHeadFilter(lines)
  const context: Context = {
    join: createJoin(lines),
    typography: createTypography(lines),
    lastTable: null,
  }
  return pages.map((page, index) => {
    const kept = isKept(lines[index] ?? [], index + 1)
    const blocks = page.blocks.flatMap((block): Block[] => {
      if (block.kind === 'table') return [block]
      const content = block.lines.filter((line) => kept.has(line))
      return content.length > 0 ? [{ kind: 'lines', lines: content }] : []
    })
    return pageMarkdown({ ...page, blocks }, context)
  })
}

/** What may stay of the lines of a page, which are given in order of the pages. */
type HeadFilter = (lines: readonly Line[], page: number) => ReadonlySet<Line>

/**
 * What stands at the edge of half of the pages is a running head, which is said once; a number of the page
 * is never said.
 */
function createHeadFilter(pages: readonly (readonly Line[])[]): HeadFilter {
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

function runningHeads(pages: readonly (readonly Line[])[]): Set<string> {
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

/** Of a shape, in which every number is 0. */
const isPageNumber = (shape: string): boolean =>
  /^[^\p{L}]*$/u.test(shape) ||
  /^(?:page|seite|página|pagina|side|sida|strona|p\.|стр\.?|صفحة|עמוד)\s*0(?:\s*(?:\/|of|von|sur|de|di|van|av|af|z|из|من|מתוך)\s*0)?$/iu.test(
    shape,
  )

const isNumberOf = ({ text }: Line, page: number): boolean =>
  text.replace(/^[-–—\s]+|[-–—\s]+$/g, '') === String(page) ||
  (isPageNumber(text.replace(/\d+/g, '0')) &&
    new RegExp(`\\b${page}\\b`).test(text) &&
    /\p{L}/u.test(text))

/** The two highest and the two lowest lines of a page. */
function edgesOf(lines: readonly Line[]): Set<Line> {
  const byHeight = [...lines].sort((a, b) => a.y - b.y)
  return new Set([...byHeight.slice(0, 2), ...byHeight.slice(-2)])
}

/** Page numbers differ from page to page. */
const shapeOf = ({ text }: Line): string => text.slice(0, 120).replace(/\d+/g, '0')

const linesIn = ({ blocks }: Page): Line[] =>
  blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []))

function pageMarkdown({ blocks }: Page, context: Context): string {
  const { join, typography } = context
  const writer = new MarkdownWriter()
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'lines') {
      writeParagraphs(writer, paragraphsOf(block.lines, join), typography)
      context.lastTable = null
      continue
    }
    const { table } = block
    const before = index === 0 ? context.lastTable : null
    for (const caption of table.captions) {
      writer.text(caption)
      writer.endParagraph()
    }
    const heads = table.heads ?? before?.heads ?? null
    writer.block(tableLines(table, before?.heads ?? null, join))
    context.lastTable = { ...table, heads }
  }
  return writer.finish()
}

/** A table as the lines of a GFM table; one without heads of its own gets those given, or empty ones. */
function tableLines(table: Table, headsBefore: string[][] | null, join: Join): string[] {
  const width = table.rows[0]?.length ?? table.heads?.length ?? 0
  const heads = table.heads ?? (headsBefore?.length === width ? headsBefore : null)
  const grid = [heads ?? Array.from({ length: width }, () => []), ...table.rows]
  const [head = [], ...rows] = grid.map((row) => row.map(join))
  return [lineOf(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(lineOf)]
}

const lineOf = (cells: readonly string[]): string =>
  `|${cells.map((cell) => ` ${cell.replaceAll('|', '\\|').replace(/<(?=[a-z/!?])/gi, '\\<')} |`).join('')}`

import { MarkdownWriter } from '../markdown-writer.ts'
import { createJoin, type LineJoiner } from './hyphens.ts'
import type { TextLine } from './lines.ts'
import type { PdfBlock, PdfPage } from './page.ts'
import { paragraphsOf } from './paragraphs.ts'
import { createHeadFilter } from './running-heads.ts'
import type { PdfTable } from './table-rows.ts'
import { createTypography, type Typography, writeParagraphs } from './typography.ts'

interface Context {
  join: LineJoiner
  typography: Typography
  /** Last table of the previous page, if nothing follows it. */
  lastTable: PdfTable | null
}

/** Writes the Markdown of each page. The whole document decides the meaning of a line: its sizes, words and edges. */
export function markdownOf(pages: readonly PdfPage[]): string[] {
  const lines = pages.map(linesIn)
  const isKept = createHeadFilter(lines)
  const context: Context = {
    join: createJoin(lines),
    typography: createTypography(lines),
    lastTable: null,
  }
  return pages.map((page, index) => {
    const kept = isKept(lines[index] ?? [], index + 1)
    const blocks = page.blocks.flatMap((block): PdfBlock[] => {
      if (block.kind === 'table') return [block]
      const content = block.lines.filter((line) => kept.has(line))
      return content.length > 0 ? [{ kind: 'lines', lines: content }] : []
    })
    return pageMarkdown({ ...page, blocks }, context)
  })
}

const linesIn = ({ blocks }: PdfPage): TextLine[] =>
  blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []))

function pageMarkdown({ blocks }: PdfPage, context: Context): string {
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

/** Writes a table as the lines of a GFM table. A table without headers gets those given, or empty ones. */
function tableLines(table: PdfTable, headsBefore: string[][] | null, join: LineJoiner): string[] {
  const width = table.rows[0]?.length ?? table.heads?.length ?? 0
  const heads = table.heads ?? (headsBefore?.length === width ? headsBefore : null)
  const grid = [heads ?? Array.from({ length: width }, () => []), ...table.rows]
  const [head = [], ...rows] = grid.map((row) => row.map(join))
  return [lineOf(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(lineOf)]
}

const lineOf = (cells: readonly string[]): string =>
  `|${cells.map((cell) => ` ${cell.replaceAll('|', '\\|').replace(/<(?=[a-z/!?])/gi, '\\<')} |`).join('')}`

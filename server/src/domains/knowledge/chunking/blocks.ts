/** A block of a Markdown text; `end` is exclusive, in UTF-16 units. */
export interface ChunkBlock {
  kind: 'heading' | 'text' | 'list' | 'table' | 'code'
  start: number
  end: number
  /** Level and plain text of a heading; absent on other blocks. */
  heading?: { rank: number; text: string }
  /** Header of a table with a delimiter row; `end` is the end of that row. */
  header?: { text: string; end: number }
}

// Sticky, so that each line is matched in place and never copied.
const atxHeading = /[ ]{0,3}(#{1,6})(?=[ \t]|\r?$)/my
const setextUnderline = /[ ]{0,3}(=+|-{2,})[ \t]*\r?$/my
const fence = /[ ]{0,3}(`{3,}|~{3,})/y
const tableRow = /[ \t]*\|/y
const tableRule = /[ \t]*\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*\r?$/my
const listItem = /[ \t]*([-*+]|\d{1,9}[.)])[ \t]/y
const blank = /[ \t\r\f\v]*$/my

const matchAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/**
 * Splits a Markdown text into blocks, line by line as in CommonMark and GFM, without parsing inline markup. Only white
 * space lies between blocks.
 */
export function blocksOf(markdown: string): ChunkBlock[] {
  const blocks: ChunkBlock[] = []
  let open: ChunkBlock | null = null
  let closingFence = ''

  const begin = (kind: ChunkBlock['kind'], start: number, end: number): ChunkBlock => {
    const block: ChunkBlock = { kind, start, end }
    blocks.push(block)
    return block
  }
  for (let start = 0; start < markdown.length; ) {
    const newline = markdown.indexOf('\n', start)
    const end = newline < 0 ? markdown.length : newline
    if (closingFence && open) {
      open.end = end
      if (isClosingFence(markdown.slice(start, end), closingFence)) {
        closingFence = ''
        open = null
      }
    } else if (matchAt(blank, markdown, start)) {
      open = null
    } else {
      const opened = matchAt(fence, markdown, start)?.[1]
      if (opened) {
        closingFence = opened
        open = begin('code', start, end)
      } else {
        open = addLine(markdown, start, end, open, begin)
      }
    }
    start = end + 1
  }
  return blocks
}

const isClosingFence = (line: string, opening: string): boolean => {
  const mark = line.trim()
  return mark.length >= opening.length && mark === opening.charAt(0).repeat(mark.length)
}

/** Adds a line that is neither blank nor code; returns the block that the next line may continue. */
function addLine(
  markdown: string,
  start: number,
  end: number,
  open: ChunkBlock | null,
  begin: (kind: ChunkBlock['kind'], start: number, end: number) => ChunkBlock,
): ChunkBlock | null {
  const rank = matchAt(atxHeading, markdown, start)?.[1]?.length
  if (rank) {
    const text = headingText(markdown.slice(start, end).trim().slice(rank))
    begin('heading', start, end).heading = { rank, text }
    return null
  }
  if (open?.kind === 'text' && isOneLine(markdown, open)) {
    const underline = matchAt(setextUnderline, markdown, start)?.[1]
    if (underline) {
      const text = headingText(markdown.slice(open.start, open.end))
      Object.assign(open, {
        kind: 'heading',
        end,
        heading: { rank: underline[0] === '=' ? 1 : 2, text },
      })
      return null
    }
    if (matchAt(tableRule, markdown, start)) open.kind = 'table'
  }
  if (open?.kind === 'table' && isOneLine(markdown, open) && matchAt(tableRule, markdown, start)) {
    open.header = { text: headerText(markdown.slice(open.start, open.end)), end }
  }
  const kind = lineKind(markdown, start, end, open)
  if (open?.kind !== kind) return begin(kind, start, end)
  open.end = end
  return open
}

const isOneLine = (markdown: string, block: ChunkBlock): boolean =>
  markdown.indexOf('\n', block.start) === block.end

function lineKind(
  markdown: string,
  start: number,
  end: number,
  open: ChunkBlock | null,
): ChunkBlock['kind'] {
  if (matchAt(tableRow, markdown, start)) return 'table'
  if (matchAt(listItem, markdown, start)) return 'list'
  if (open?.kind === 'list') return 'list'
  // A row of a table may lack its outer pipes; a line without any pipe ends the table.
  if (open?.kind === 'table' && markdown.slice(start, end).includes('|')) return 'table'
  return 'text'
}

/** Returns `Article | Price | Stock`; empty for a row of empty cells. */
const headerText = (row: string): string =>
  row
    .slice(0, 1_000)
    .split(/(?<!\\)\|/)
    .map((cell) => headingText(cell))
    .filter((cell) => cell !== '')
    .join(' | ')
    .slice(0, 200)
    .toWellFormed()

/** Returns the text of a heading, cut to 200 characters. */
const headingText = (source: string): string =>
  source
    .slice(0, 400)
    .replace(/[ \t]#+[ \t]*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()

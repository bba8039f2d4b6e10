import { namesColumns } from './formats/rows.ts'
import { childrenOf, elementsIn, isElement, isText, type PageElement } from './page-tree.ts'

const sections = new Set(['thead', 'tbody', 'tfoot'])
const unfit = new Set(['table', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'])
const maxColumns = 100
/** Maximum length of a text that is repeated in the rows it spans. A longer one is written once. */
const maxRepeatedChars = 60

interface Cell {
  element: PageElement
  text: string
}

/**
 * Writes a data table as the lines of a GFM table; null for a layout table, or one with content that a GFM cell cannot
 * have. Cells that span rows are repeated, so that each row can be read alone.
 */
export function tableLines(
  table: PageElement,
  skipped: ReadonlySet<PageElement>,
  textOf: (cell: PageElement) => string,
): string[] | null {
  const rows = rowsOf(table, skipped)
  if (!isData(table, rows)) return null
  const texts = new Map<PageElement, string>()
  for (const cell of rows.flat()) texts.set(cell, textOf(cell).replaceAll('|', '\\|'))
  const grid = spread(rows, texts).filter((row) => row.some((cell) => cell?.text))
  const first = grid[0]
  if (!first) return []

  const used: number[] = []
  const width = widest(grid)
  for (let column = 0; column < width; column += 1) {
    if (grid.some((row) => row[column]?.text)) used.push(column)
  }
  const line = (row: (Cell | undefined)[]): string =>
    `|${used.map((column) => ` ${row[column]?.text ?? ''} |`).join('')}`
  const shown = grid.map((row) => used.map((column) => row[column]?.text ?? ''))
  const headed =
    first.every((cell) => !cell?.text || isHead(cell.element)) ||
    (!marksHeads(grid) && namesColumns(shown))
  return [
    line(headed ? first : []),
    `|${used.map(() => ' --- |').join('')}`,
    ...grid.slice(headed ? 1 : 0).map(line),
  ]
}

/** Returns true if the author marks header cells, including those of rows. Unmarked cells are then not headers. */
const marksHeads = (grid: readonly (readonly (Cell | undefined)[])[]): boolean =>
  grid.some((row) => row.some((cell) => cell?.element.localName === 'th'))

function isData(table: PageElement, rows: PageElement[][]): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return false
  const cells = rows.flat()
  const headed = cells.some((cell) => cell.localName === 'th')
  const columns = widest(rows)
  if (columns < 2 || columns > maxColumns || (rows.length < 2 && !headed)) return false
  return !cells.some((cell) => holdsUnfit(cell) || (!headed && holdsProse(cell)))
}

const widest = (rows: unknown[][]): number =>
  rows.reduce((width, row) => Math.max(width, row.length), 0)

function holdsUnfit(cell: PageElement): boolean {
  for (const inner of elementsIn(cell)) if (unfit.has(inner.localName)) return true
  return false
}

/** Returns true for a cell with several paragraphs, which is a page column instead of a table cell. */
function holdsProse(cell: PageElement): boolean {
  let paragraphs = 0
  for (const inner of elementsIn(cell)) if (inner.localName === 'p') paragraphs += 1
  return paragraphs > 2
}

function rowsOf(parent: PageElement, skipped: ReadonlySet<PageElement>): PageElement[][] {
  const rows: PageElement[][] = []
  for (const child of childrenOf(parent)) {
    if (!isElement(child) || skipped.has(child)) continue
    if (sections.has(child.localName)) for (const row of rowsOf(child, skipped)) rows.push(row)
    else if (child.localName === 'tr') rows.push(cellsOf(child, skipped))
  }
  return rows
}

function cellsOf(row: PageElement, skipped: ReadonlySet<PageElement>): PageElement[] {
  const cells: PageElement[] = []
  for (const cell of childrenOf(row)) {
    if (isElement(cell) && !skipped.has(cell) && /^t[dh]$/.test(cell.localName)) cells.push(cell)
  }
  return cells
}

/** Places the cells into columns like a browser; columns past the limit are dropped. */
function spread(rows: PageElement[][], texts: Map<PageElement, string>): (Cell | undefined)[][] {
  const pending: { cell: Cell; rows: number }[] = []
  return rows.map((row) => {
    const line: (Cell | undefined)[] = []
    for (let column = 0; column < pending.length; column += 1) {
      const above = pending[column]
      if (!above || above.rows === 0) continue
      above.rows -= 1
      line[column] = above.cell
    }
    let column = 0
    for (const element of row) {
      while (column in line) column += 1
      const text = texts.get(element) ?? ''
      const below = span(element, 'rowspan') - 1
      const repeated = text.length <= maxRepeatedChars ? text : ''
      for (let width = span(element, 'colspan'); width > 0 && column < maxColumns; width -= 1) {
        line[column] = { element, text: width === span(element, 'colspan') ? text : '' }
        if (below > 0)
          pending[column] = {
            cell: { element, text: line[column]?.text ? repeated : '' },
            rows: below,
          }
        column += 1
      }
    }
    return line
  })
}

const span = (cell: PageElement, name: 'rowspan' | 'colspan'): number => {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10)
  return value >= 1 && value <= 1000 ? value : 1
}

/** Returns true for a `th`, or a cell whose whole content is bold. */
function isHead(cell: PageElement): boolean {
  if (cell.localName === 'th') return true
  let bold = 0
  for (const child of childrenOf(cell)) {
    if (isElement(child) && /^(?:b|strong)$/.test(child.localName)) bold += 1
    else if (isElement(child) || (isText(child) && /\S/.test(child.data))) return false
  }
  return bold === 1
}

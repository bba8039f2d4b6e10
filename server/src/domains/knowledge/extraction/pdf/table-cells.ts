import type { Direction } from './bidi.ts'
import { isFigure } from './figures.ts'
import { lineText } from './lines.ts'
import { type LineSegment, textOf } from './segments.ts'
import type { Box, HorizontalSpan } from './shapes.ts'
import { cellGap } from './table-columns.ts'
import type { TableArea } from './tables.ts'
import type { PdfWord } from './words.ts'

/** A printed row, or several that form one row: the text of each column. */
export interface CellRow {
  /** Lines of each cell. */
  cells: string[][]
  /** Columns that a cell spans, for cells that span several. */
  spans: Map<number, number>
  y: number
  size: number
  bold: boolean
}

/** Places the content of table rows into columns. */
export function cellRowsOf(
  { rows, columns, isRuled }: TableArea,
  rules: readonly Box[],
  direction: Direction,
): CellRow[] {
  const cellRows = rows.map((row) => {
    const words = row.flatMap((segment) => segment.words)
    const first = row.reduce((a, b) => (b.size > a.size ? b : a))
    const cellRow: CellRow = {
      cells: columns.map(() => []),
      spans: new Map(),
      y: first.y,
      size: first.size,
      bold: words.every(({ bold }) => bold),
    }
    for (const piece of row.flatMap((segment) => piecesOf(segment, columns, isRuled))) {
      const [from, to] = columnsUnder(piece, columns, rules)
      const text = lineText(textOf(piece.words), direction).replace(
        /^(\(?[$€£¥₹]\(?) (?=[\d(])/u,
        '$1',
      )
      if (text === '') continue
      const cell = cellRow.cells[from] as string[]
      if (cell.length > 0) cell[0] = `${cell[0]} ${text}`
      else cell.push(text)
      if (to > from) cellRow.spans.set(from, to)
    }
    return cellRow
  })
  return withoutOverlap(cellRows)
}

/** Joins lines that overlap into one row: figures can be at half the height of a label of two lines. */
function withoutOverlap(rows: readonly CellRow[]): CellRow[] {
  const kept: CellRow[] = []
  for (const row of rows) {
    const last = kept.at(-1)
    if (last && row.y - last.y < 0.85 * Math.min(row.size, last.size)) appendRow(last, row)
    else kept.push(row)
  }
  return kept
}

export function appendRow(row: CellRow, next: CellRow): void {
  for (const [column, lines] of next.cells.entries()) row.cells[column]?.push(...lines)
  for (const [from, to] of next.spans) row.spans.set(from, to)
  row.y = next.y
}

interface Piece {
  words: PdfWord[]
  left: number
  right: number
  bottom: number
}

/** Splits a segment that runs from one column into another, which happens with narrow gaps. */
function piecesOf(
  segment: LineSegment,
  columns: readonly HorizontalSpan[],
  isRuled: boolean,
): Piece[] {
  const pieces: Piece[] = []
  const { bottom } = segment
  let column = -1
  for (const word of segment.words) {
    const at = nearestColumn((word.left + word.right) / 2, columns)
    const open = pieces.at(-1)
    const last = open?.words.at(-1)
    const gap = last ? word.left - last.right : Infinity
    const figures = last !== undefined && isFigure(word.text) && isFigure(last.text)
    const isParted = isRuled
      ? gap > 0
      : gap > cellGap * word.size || (figures && gap > 0.2 * word.size)
    if (open && (at === column || !isParted)) {
      open.words.push(word)
      open.right = Math.max(open.right, word.right)
    } else pieces.push({ words: [word], left: word.left, right: word.right, bottom })
    column = at
  }
  return pieces
}

/** Returns the first and last column that a text is in, or above if a line is drawn below it. */
function columnsUnder(
  piece: Piece,
  columns: readonly HorizontalSpan[],
  rules: readonly Box[],
): [number, number] {
  const below = rules.find(
    ({ left, right, top, bottom }) =>
      bottom - top < 3 &&
      top > piece.bottom - 3 &&
      top < piece.bottom + 6 &&
      left <= piece.left + 2 &&
      right >= piece.right - 2 &&
      right - left < 0.9 * ((columns.at(-1)?.right ?? 0) - (columns[0]?.left ?? 0)),
  )
  const { left, right } = below ?? piece
  const inside: number[] = []
  for (const [index, column] of columns.entries()) {
    const shared = Math.min(right, column.right) - Math.max(left, column.left)
    const isInside = below ? shared > 0.5 * (column.right - column.left) : shared > 1.5
    if (isInside) inside.push(index)
  }
  const nearest = nearestColumn((piece.left + piece.right) / 2, columns)
  return [inside[0] ?? nearest, inside.at(-1) ?? nearest]
}

function nearestColumn(x: number, columns: readonly HorizontalSpan[]): number {
  let [best, least] = [0, Infinity]
  for (const [index, { left, right }] of columns.entries()) {
    const away = Math.max(left - x, x - right, 0)
    if (away < least) [best, least] = [index, away]
  }
  return best
}

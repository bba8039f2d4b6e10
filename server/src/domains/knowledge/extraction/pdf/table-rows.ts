import type { Direction } from './bidi.ts'
import { isAmount, isFigure } from './figures.ts'
import type { Box } from './shapes.ts'
import { appendRow, type CellRow, cellRowsOf } from './table-cells.ts'
import type { TableArea } from './tables.ts'

/** Lines of each cell. */
export interface PdfTable {
  /** Text across all columns above the headers. */
  captions: string[]
  /** Null if the table continues without headers. */
  heads: string[][] | null
  rows: string[][][]
}

const maxHeadRows = 6

/** Returns the cells of a table. Headers above a column are joined. */
export function tableOf(area: TableArea, rules: readonly Box[], direction: Direction): PdfTable {
  const printed = cellRowsOf(area, rules, direction)
  const { captions, body } = withoutCaptions(printed, area.columns.length)
  const count = headRows(body, area)
  const heads = count > 0 ? headsOf(body.slice(0, count), area.columns.length) : null
  const rows = mergedRows(body.slice(count), area).map(({ cells }) => cells)
  return direction.isRightToLeft
    ? { captions, heads: heads?.toReversed() ?? null, rows: rows.map((row) => row.toReversed()) }
    : { captions, heads, rows }
}

function withoutCaptions(rows: CellRow[], width: number): { captions: string[]; body: CellRow[] } {
  const captions: string[] = []
  let start = 0
  for (; start < rows.length - 2; start += 1) {
    const row = rows[start]
    const text = row?.cells.filter((cell) => cell.length > 0)
    if (!row || text?.length !== 1) break
    const isAcross = (row.spans.get(0) ?? 0) + 1 >= Math.max(3, width - 1)
    if (!isAcross) break
    captions.push(text[0]?.join(' ') ?? '')
  }
  return { captions, body: rows.slice(start) }
}

const filled = ({ cells }: CellRow): number => cells.filter((cell) => cell.length > 0).length
const textIn = (row: CellRow, column: number): string => row.cells[column]?.join(' ') ?? ''
const hasAmount = (row: CellRow): boolean =>
  row.cells.some((_, column) => column > 0 && isAmount(textIn(row, column)))

/** Counts the header rows: those before the first amount, otherwise those that a line or bold type sets apart. */
function headRows(rows: readonly CellRow[], { barriers }: TableArea): number {
  const amount = rows.findIndex(hasAmount)
  const isBarred = (row: CellRow, next: CellRow | undefined): boolean =>
    next !== undefined && hasBarrier(barriers, row, next)
  if (amount === 0) return 0
  if (amount > 0 && !isMostlyText(rows)) {
    // The last header is the one above the amounts; a single label after it is a row header.
    const before = rows.slice(0, Math.min(amount, maxHeadRows))
    return before.findLastIndex((row) => filled(row) > 1 || !row.cells[0]?.length) + 1
  }
  const barred = rows
    .slice(0, maxHeadRows)
    .findIndex((row, index) => isBarred(row, rows[index + 1]))
  if (barred >= 0) return barred + 1
  const notBold = rows.findIndex((row) => !row.bold)
  if (notBold > 0) return Math.min(notBold, maxHeadRows)
  return rows.length > 1 ? 1 : 0
}

/** Returns true for few amounts, where the first one says nothing about the headers. */
const isMostlyText = (rows: readonly CellRow[]): boolean => {
  const several = rows.filter((row) => filled(row) > 1)
  return several.filter(hasAmount).length < 0.5 * several.length
}

function headsOf(rows: readonly CellRow[], width: number): string[][] {
  const heads: string[][] = Array.from({ length: width }, () => [])
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1
    const spans = isLast ? row.spans : spread(row, width)
    for (const [column, lines] of row.cells.entries()) {
      for (let at = column; lines.length > 0 && at <= (spans.get(column) ?? column); at += 1) {
        heads[at]?.push(...lines)
      }
    }
  }
  return heads
}

/** Spreads headers over groups of columns: if they divide the columns evenly, each covers one part. */
function spread(row: CellRow, width: number): Map<number, number> {
  const groups = row.cells.flatMap((cell, column) =>
    column > 0 && cell.length > 0 ? [column] : [],
  )
  const each = (width - 1) / groups.length
  if (row.spans.size > 0 || groups.length < 1 || !Number.isInteger(each) || each < 2)
    return row.spans
  const fits = groups.every(
    (column, index) => column > index * each && column <= (index + 1) * each,
  )
  if (!fits || groups.length === 1) return row.spans
  const spans = new Map<number, number>()
  for (const [index, column] of groups.entries()) {
    const from = 1 + index * each
    if (column !== from) {
      row.cells[from] = row.cells[column] ?? []
      row.cells[column] = []
    }
    spans.set(from, from + each - 1)
  }
  return spans
}

const hasBarrier = (barriers: readonly number[], above: CellRow, below: CellRow): boolean =>
  barriers.some((y) => y > above.y - 1 && y < below.y - 0.4 * below.size)

/** Merges rows with the lines of their cells: between drawn lines, or where the text continues. */
function mergedRows(rows: readonly CellRow[], { barriers, isRuled }: TableArea): CellRow[] {
  const merged: CellRow[] = []
  const inner = rows
    .slice(1)
    .filter((row, index) => hasBarrier(barriers, rows[index] as CellRow, row))
  const several = rows.filter((row) => filled(row) > 1).length
  const isRowRuled = inner.length >= 0.5 * (several - 1) && inner.length > 0
  const pitch = usualPitch(rows)
  for (const [index, row] of rows.entries()) {
    const [last, before] = [merged.at(-1), rows[index - 1]]
    const isSame =
      last &&
      before &&
      !hasBarrier(barriers, before, row) &&
      (isRowRuled && (isRuled || inner.length > 1)
        ? !bothHaveFigure(last, row)
        : readsOn(last, before, row, { pitch, next: rows[index + 1] }))
    if (isSame) appendRow(last, row)
    else merged.push({ ...row, cells: row.cells.map((cell) => [...cell]) })
  }
  return merged
}

const bothHaveFigure = (a: CellRow, b: CellRow): boolean =>
  a.cells.some(
    (_, column) => column > 0 && isFigure(textIn(a, column)) && isFigure(textIn(b, column)),
  )

function readsOn(
  last: CellRow,
  before: CellRow,
  row: CellRow,
  { pitch, next }: { pitch: number; next: CellRow | undefined },
): boolean {
  const gap = row.y - before.y
  const isNearerToNext = next !== undefined && next.y - row.y < 0.9 * gap
  if (gap > 1.9 * row.size || bothHaveFigure(last, row)) return false
  const columns = row.cells.flatMap((cell, column) => (cell.length > 0 ? [column] : []))
  const [lastLabel, label] = [textIn(last, 0), textIn(row, 0)]
  const isTight = gap < 0.85 * pitch
  const startsLow = /^[\p{Ll}(&]/u.test(label)
  // The figures of a long label are on its first or its last line.
  if (columns.length === 1 && columns[0] === 0) {
    return (
      lastLabel !== '' &&
      (startsLow || (isTight && !isNearerToNext && hasAmount(last)) || /[-,&]$/.test(lastLabel))
    )
  }
  if (!hasAmount(last) && filled(last) === 1 && lastLabel !== '' && hasAmount(row)) {
    return startsLow && !/[:.]$/.test(lastLabel)
  }
  const isBelow = columns.every(
    (column) => textIn(last, column) !== '' && !isFigure(textIn(row, column)),
  )
  return isBelow && label === '' ? true : isBelow && isTight && columns.length < filled(last)
}

function usualPitch(rows: readonly CellRow[]): number {
  const wide = rows.filter((row) => filled(row) > 1)
  const gaps = wide.slice(1).map((row, index) => row.y - (wide[index]?.y ?? 0))
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0
}

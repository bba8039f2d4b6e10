import { isAmount, isFigure } from './figures.ts'
import { baselines } from './lines.ts'
import { type Grid, horizontals } from './rules.ts'
import { type LineSegment, segmentOf, textOf } from './segments.ts'
import type { Box, HorizontalSpan } from './shapes.ts'
import { columnsOf } from './table-columns.ts'

/** Rows of a page that form a table, and their columns. */
export interface TableArea {
  rows: LineSegment[][]
  columns: HorizontalSpan[]
  /** True if lines are drawn between columns, so every word belongs to the column that it is in. */
  isRuled: boolean
  /** Heights of lines across the whole table. */
  barriers: number[]
}

export type Area = TableArea | { rows: LineSegment[][]; columns: null }

const maxColumns = 40
const maxCellChars = 600
/** Share of the type size. Rows further apart belong to different tables. */
const maxGap = 3.2
/** Maximum of consecutive rows with one cell: group headers and long labels. */
const maxSingle = 3

/** Splits the rows of a region, from top to bottom, into tables and other text. */
export function areasOf(segments: readonly LineSegment[], rules: readonly Box[]): Area[] {
  const areas: Area[] = []
  let plain: LineSegment[] = []
  const endPlain = (): void => {
    if (plain.length > 0) areas.push(...unruledAreas(baselines(plain), rules))
    plain = []
  }
  for (const segment of segments) {
    if (!segment.grid) plain.push(segment)
    else {
      endPlain()
      areas.push(ruledArea(segment.grid.segments, segment.grid.grid))
    }
  }
  endPlain()
  return areas
}

/** Returns segments from top to bottom, with each ruled table as one segment. */
export function withGrids(segments: readonly LineSegment[], grids: readonly Grid[]): LineSegment[] {
  const inside = new Map<Grid, LineSegment[]>()
  const others: LineSegment[] = []
  for (const segment of segments) {
    const grid = grids.find((one) => isIn(one, segment))
    if (!grid) others.push(segment)
    else inside.set(grid, [...(inside.get(grid) ?? []), segment])
  }
  for (const [grid, members] of inside) {
    if (!isTableGrid(grid, members)) others.push(...members)
    else {
      const words = members.flatMap((segment) => segment.words)
      others.push({ ...segmentOf(words), ...grid.box, grid: { grid, segments: members } })
    }
  }
  return others.sort((a, b) => a.y - b.y)
}

const isIn = ({ box }: Grid, { y, size, left, right }: LineSegment): boolean => {
  const middle = y - 0.3 * size
  return (
    middle > box.top && middle < box.bottom && left > box.left - size && right < box.right + size
  )
}

/** Returns false for frames around page columns, and for a single column of text. */
function isTableGrid({ columns, ys }: Grid, members: readonly LineSegment[]): boolean {
  const used = columns.filter(({ left, right }) =>
    members.some((one) => one.right > left + 1 && one.left < right - 1),
  )
  const chars = members.reduce((sum, { words }) => sum + textOf(words).length, 0)
  const cells = columns.length * Math.max(1, ys.length - 1)
  const isReadable = chars / cells < maxCellChars && columns.length <= maxColumns
  return used.length >= 2 && isReadable && (ys.length >= 3 || baselines(members).length >= 2)
}

/** Takes the headers of several columns from the text above a table: they are to the right of the labels. */
function headsAbove(before: Area | undefined, { rows, columns }: TableArea): LineSegment[][] {
  const heads: LineSegment[][] = []
  let below = rows[0]?.[0]
  while (before?.columns === null && below) {
    const row = before.rows.at(-1) ?? []
    const [first] = row
    const isOver =
      first && first.left > (columns[0]?.right ?? 0) && below.y - first.y < 2.2 * first.size
    if (!isOver || heads.length >= 3 || row.some(({ words }) => words.length > 8)) break
    before.rows.pop()
    heads.unshift(row)
    below = first
  }
  return heads
}

function ruledArea(segments: readonly LineSegment[], { columns, ys }: Grid): TableArea {
  return { rows: baselines(segments), columns, isRuled: true, barriers: ys }
}

function unruledAreas(rows: LineSegment[][], rules: readonly Box[]): Area[] {
  const areas: Area[] = []
  const addPlain = (row: LineSegment[]): void => {
    const last = areas.at(-1)
    if (last && last.columns === null) last.rows.push(row)
    else areas.push({ rows: [row], columns: null })
  }
  for (let index = 0; index < rows.length; ) {
    const end = endOfRun(rows, index)
    const run = rows.slice(index, end)
    const area = end > index + 1 ? tableIn(run, rules) : null
    if (area) {
      areas.push({ ...area, rows: [...headsAbove(areas.at(-1), area), ...area.rows] })
      index = end
    } else if (isContents(run.filter((row) => row.length >= 2))) {
      for (const row of run) addPlain(row)
      index = end
    } else {
      // If the whole is not a table, a part of it further down still may be one.
      addPlain(rows[index] ?? [])
      index += 1
    }
  }
  return areas
}

/** Returns the end of the rows that could form a table with the row at `start`. */
function endOfRun(rows: readonly LineSegment[][], start: number): number {
  let singles = 0
  let end = start
  if ((rows[start]?.length ?? 0) < 2) return start
  for (let index = start; index < rows.length; index += 1) {
    const [row, before] = [rows[index] ?? [], rows[index - 1]]
    const size = row[0]?.size ?? 0
    if (index > start && before && (row[0]?.y ?? 0) - (before[0]?.y ?? 0) > maxGap * size) break
    if (row.length >= 2) {
      singles = 0
      end = index + 1
    } else {
      singles += 1
      const words = row[0]?.words.length ?? 0
      if (singles > maxSingle || words > 14) break
    }
  }
  // The rest of a label in the last row.
  const [last, next] = [rows[end - 1]?.[0], rows[end]]
  const rest = next?.length === 1 ? next[0] : undefined
  const isRest =
    last &&
    rest &&
    rest.y - last.y < 1.35 * rest.size &&
    rest.right < (rows[end - 1]?.[1]?.left ?? 0)
  return isRest && /^[\p{Ll}(]/u.test(textOf(rest.words)) ? end + 1 : end
}

function tableIn(rows: LineSegment[][], rules: readonly Box[]): TableArea | null {
  const columns = columnsOf(rows)
  if (columns.length < 2 || columns.length > maxColumns) return null
  const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0]
  const [top, bottom] = [rows[0]?.[0]?.top ?? 0, rows.at(-1)?.[0]?.bottom ?? 0]
  const barriers = horizontals(rules, { left, right, top: top - 8, bottom: bottom + 8 })
  return isTable(rows, columns, barriers) ? { rows, columns, isRuled: false, barriers } : null
}

function isTable(
  rows: readonly LineSegment[][],
  columns: readonly HorizontalSpan[],
  barriers: number[],
): boolean {
  const tabular = rows.filter((row) => row.length >= 2)
  const cells = columns.map(({ left, right }) =>
    tabular.flatMap((row) => row.filter((one) => one.left < right && one.right > left)),
  )
  if (isContents(tabular) || isList(cells[0] ?? [])) return false
  // Widely spaced words of prose are at different places in each line.
  if (aligned(cells) < 0.7) return false
  const others = cells.slice(1).flat()
  const figures = others.filter(({ words }) => isFigure(textOf(words))).length
  if (tabular.length >= 2 && figures >= 0.5 * others.length && figures >= 2) return true
  if (tabular.length >= 2 && barriers.length >= 2) return true
  const chars = cells.flat().map(({ words }) => textOf(words).length)
  const isShort = (chars.sort((a, b) => a - b)[chars.length >> 1] ?? 0) <= 30
  if (columns.length >= 3) return tabular.length >= 3 && isShort
  const isForm = share(cells[0] ?? [], ({ words }) => textOf(words).endsWith(':')) > 0.5
  if (isForm) return false
  // Two columns of words: labels and their values, set apart as rows. Two addresses are not.
  const usual = pitchOf(tabular)
  const size = tabular[0]?.[0]?.size ?? 0
  const isFull = tabular.length >= 0.8 * rows.length
  return tabular.length >= 4 && isShort && isFull && usual > 1.4 * size
}

/** Returns the share of cells aligned with others of their column, at the left, right or middle. */
function aligned(cells: readonly LineSegment[][]): number {
  let [flush, all] = [0, 0]
  for (const column of cells.slice(1)) {
    all += column.length
    const edges = [
      column.map(({ left }) => left),
      column.map(({ right }) => right),
      column.map(({ left, right }) => (left + right) / 2),
    ]
    flush += Math.max(...edges.map((places) => mostCommon(places, 4)))
  }
  return all === 0 ? 0 : flush / all
}

function mostCommon(places: readonly number[], tolerance: number): number {
  const sorted = [...places].sort((a, b) => a - b)
  let [most, start] = [0, 0]
  for (const [index, place] of sorted.entries()) {
    while (place - (sorted[start] ?? 0) > tolerance) start += 1
    most = Math.max(most, index - start + 1)
  }
  return most
}

/** Returns true for a table of contents: increasing numbers, most of them after dot leaders. */
function isContents(rows: readonly LineSegment[][]): boolean {
  const numbers = rows.map((row) => textOf(row.at(-1)?.words ?? []))
  const isPage = (text: string): boolean => /^(?:[A-Z]-)?\d{1,4}$|^[ivxl]+$/i.test(text)
  if (rows.length < 2 || numbers.filter(isPage).length < 0.8 * rows.length) return false
  if (rows.filter((row) => row.at(-1)?.isLed).length >= 0.6 * rows.length) {
    return rows.every((row) => row.length <= 3)
  }
  const pages = numbers.filter((text) => /^\d+$/.test(text)).map(Number)
  const grows = pages.every((page, index) => index === 0 || page >= (pages[index - 1] ?? 0))
  const inner = rows.flatMap((row) => row.slice(1, -1))
  const isAlone = inner.every(({ words }) => !isAmount(textOf(words)))
  return rows.length >= 5 && grows && isAlone && (pages[0] ?? 0) < (pages.at(-1) ?? 0)
}

const share = (segments: readonly LineSegment[], test: (segment: LineSegment) => boolean): number =>
  segments.filter(test).length / Math.max(1, segments.length)

const isList = (first: readonly LineSegment[]): boolean =>
  first.filter(({ words }) =>
    /^(?:[•‣▪◦●○■□–·*-]|\(?(?:\d{1,3}|\p{L}|[ivx]+)[.)]|\d+(?:\.\d+)+\.?)$/u.test(textOf(words)),
  ).length >
  0.5 * first.length

/** Returns the usual distance between rows. */
function pitchOf(rows: readonly LineSegment[][]): number {
  const gaps = rows.map((row, index) => (row[0]?.y ?? 0) - (rows[index - 1]?.[0]?.y ?? 0)).slice(1)
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0
}

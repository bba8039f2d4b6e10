import { type OfficeProperties, readProperties } from '../../../../platform/office/package.ts'
import { columnOf, readSheet } from '../../../../platform/office/sheet.ts'
import { readWorkbook } from '../../../../platform/office/workbook.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { type Warning, warn } from '../../warnings.ts'
import { ExtractionError } from '../extraction-error.ts'
import { cleanText } from '../plain-text.ts'
import { rowsToMarkdown } from './rows.ts'

/** Maximum of sheets. A workbook with more is generated and not worth searching. */
const maxSheets = 500
/** Maximum of columns. Cells are placed by their column, so a value far to the right would make the row wide. */
const maxColumns = 500
/** Maximum of cells with a value, over all sheets. */
const maxCells = 1_000_000

/** Returns the visible sheets of a workbook in order, each under its name; see `rowsToMarkdown`. */
export async function extractXlsx(
  archive: Archive,
): Promise<{ markdown: string; warnings: Warning[] } & OfficeProperties> {
  const workbook = await readWorkbook(archive)
  const sheets = workbook.sheets.filter(({ part }) => archive.has(part))
  if (sheets.length > maxSheets) throw tooLarge(`${maxSheets} sheets`)
  const warnings = workbook.hiddenSheets.map((name) =>
    warn(
      'hidden_sheet_skipped',
      `The sheet ${name} is hidden and was left out. Unhide it and add the file again.`,
      `sheet ${name}`,
    ),
  )
  const texts: string[] = []
  let cellCount = 0
  for (const { name, part } of sheets) {
    const rows: SheetRow[] = []
    const merges: string[] = []
    let isCut = false
    const onBeyond = () => {
      isCut = true
    }
    const onMerge = (region: string) => void merges.push(region)
    const booleans = ['FALSE', 'TRUE'] as const
    const options = { maxColumns, onBeyond, onMerge, booleans, showsFigures: true }
    for await (const { line, cells } of readSheet(workbook, part, options)) {
      cellCount += cells.filter((cell) => cell !== '').length
      if (cellCount > maxCells) throw tooLarge('1,000,000 cells with a value')
      rows.push({ line, cells: [...cells] })
    }
    if (isCut) warnings.push(tooWide(name))
    repeatMerged(rows, merges)
    const markdown = rowsToMarkdown(rows.map(({ cells }) => cells))
    if (markdown !== '') texts.push(`## ${cleanText(name).trim()}\n\n${markdown}`)
  }
  return { markdown: texts.join('\n\n'), warnings, ...(await readProperties(archive)) }
}

interface SheetRow {
  line: number
  cells: string[]
}

/** Repeats a merged value in each of its rows, because each row may be read alone. */
function repeatMerged(rows: readonly SheetRow[], regions: readonly string[]): void {
  const place = new Map(rows.map(({ line }, index) => [line, index]))
  let repeated = 0
  for (const region of regions) {
    const [, letters = '', top = '', bottom = ''] =
      /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(region) ?? []
    const [start, end] = [place.get(Number(top)), Number(bottom)]
    const column = columnOf(letters) ?? maxColumns
    const value = start === undefined ? undefined : rows[start]?.cells[column]
    if (start === undefined || !value) continue
    for (let index = start + 1; (rows[index]?.line ?? Infinity) <= end; index++) {
      repeated++
      if (repeated > maxCells) throw tooLarge('1,000,000 cells with a value')
      const cells = rows[index]?.cells ?? []
      while (cells.length < column) cells.push('')
      cells[column] ||= value
    }
  }
}

const tooWide = (name: string): Warning =>
  warn(
    'columns_not_read',
    `The sheet ${name} has values beyond its first ${maxColumns} columns, which were left out. Move them to the left, or to another sheet.`,
    `sheet ${name}`,
  )

const tooLarge = (what: string): ExtractionError =>
  new ExtractionError('too_large', `The workbook has more than ${what}. Split it.`)

export interface CsvRow {
  /** Line in the file, from 1; a cell may span several. */
  line: number
  cells: string[]
}

/** The rows of a CSV file, as spreadsheets write them; rows without anything are left out. */
export function readRows(text: string): CsvRow[] {
  const csv = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(csv)
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    row.cells.push(cell)
    cell = ''
  }
  const endRow = (): void => {
    endCell()
    if (row.cells.some((one) => one.trim())) rows.push(row)
    row = { line, cells: [] }
  }
  for (let at = 0; at < csv.length; at++) {
    const character = csv[at]
    if (character === '\n') line++
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (csv[at + 1] === '"') cell += csv[++at]
      else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === delimiter) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell += character
  }
  if (cell || row.cells.length > 0) endRow()
  return rows
}

function delimiterOf(csv: string): string {
  const head = csv.split('\n', 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((one) => [head.split(one).length, one] as const)
  return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ','
}

import { type CsvRow, readRows } from './csv-rows.ts'

export interface CsvFault {
  line: number
  message: string
}

export interface CheckedCsv {
  columns: readonly string[]
  rows: readonly CsvRow[]
  faults: readonly CsvFault[]
}

const known = new Set(['name', 'sku', 'description', 'unit', 'taxes', 'archived', 'metadata'])
const priceColumn = /^price [A-Z]{3}(?: (?:one_time|month|quarter|year))?$/i
const price = /^\d{1,15}(?:\.\d{1,6})?$/
const tax = /^.+ \d+(?:\.\d+)? ?%?$/s
const mostRows = 5_000

/**
 * Checks a catalogue file before it is sent and returns its rows and visible errors. The server reads the file again
 * and takes all of it or nothing.
 */
export function checkCatalogue(text: string): CheckedCsv {
  const [head, ...rows] = readRows(text)
  if (!head) return { columns: [], rows, faults: [{ line: 1, message: 'The file is empty.' }] }
  const columns = head.cells.map((cell) => cell.trim())
  const faults: CsvFault[] = headFaults(columns).map((message) => ({ line: head.line, message }))
  if (rows.length === 0)
    faults.push({ line: head.line, message: 'There is no row below the head.' })
  if (rows.length > mostRows) {
    faults.push({ line: head.line, message: 'A file has at most 5,000 rows. Cut it.' })
  }
  const skus = new Map<string, number>()
  for (const row of rows) {
    faults.push(...rowFaults(row, columns, skus).map((message) => ({ line: row.line, message })))
  }
  return { columns, rows, faults }
}

function headFaults(columns: readonly string[]): string[] {
  const unknown = columns.filter(
    (name) => !known.has(name.toLowerCase()) && !priceColumn.test(name),
  )
  const twice = columns.filter((name, at) => columns.indexOf(name) !== at)
  const hasName = columns.some((name) => name.toLowerCase() === 'name')
  return [
    ...(hasName ? [] : ['There is no column “name”.']),
    ...unknown.map((name) => `“${name}” is no column. A price is headed as in “price EUR”.`),
    ...twice.map((name) => `The column “${name}” is there twice.`),
  ]
}

function rowFaults(
  { line, cells }: CsvRow,
  columns: readonly string[],
  skus: Map<string, number>,
): string[] {
  if (cells.length > columns.length) return ['There are more cells than in the head.']
  return columns.flatMap((column, at) => {
    const cell = (cells[at] ?? '').trim()
    const name = column.toLowerCase()
    if (name === 'name') return cell ? [] : ['The name is missing.']
    if (!cell) return []
    if (name === 'sku') {
      const first = skus.get(cell)
      skus.set(cell, first ?? line)
      return first === undefined ? [] : [`The SKU ${cell} is in line ${first} already.`]
    }
    if (name === 'taxes') {
      // What is written with backslashes only the server reads.
      const all = cell.includes('\\') ? [] : cell.split(/;| ::: |[\r\n]+/)
      const wrong = all.filter((one) => one.trim() && !tax.test(one.trim()))
      return wrong.length > 0 ? [`“${wrong[0]}” is no tax. Write it as in “VAT 19%”.`] : []
    }
    const isWrong = priceColumn.test(column) && !price.test(cell)
    return isWrong ? [`“${cell}” is no price. Write it as in 49.00.`] : []
  })
}

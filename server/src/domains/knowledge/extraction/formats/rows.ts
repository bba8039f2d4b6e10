/** A row of a table; an empty text for an empty cell. */
export type TableCells = readonly string[]

/** Number of rows above which a table is data to find row by row, not a table to read whole. */
const maxTableRows = 30

/**
 * Writes a sheet as Markdown: a small one as a table with its header, a large one with a list item for each row. Rows
 * above the header, such as a title, come first.
 */
export function rowsToMarkdown(rows: readonly TableCells[]): string {
  const tidy = tidied(rows)
  if (tidy.length > maxTableRows) return itemsOf(tidy)
  const at = Math.max(headerIndex(tidy), 0)
  return joined(linesOf(tidy.slice(0, at)), tableOf(tidy.slice(at)))
}

/**
 * Writes rows as list items, `- name: Ada; city: London`. Unlike a row of a table, each can be found and cited without
 * its header. Without a header, values are joined by commas.
 */
export const rowItems = (rows: readonly TableCells[]): string => itemsOf(tidied(rows))

/** Writes rows of equal length as a GFM table with the first row as its header. */
export function tableOf([first, ...rest]: readonly TableCells[]): string {
  if (!first) return ''
  const line = (cells: TableCells): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(first), `|${first.map(() => ' --- |').join('')}`, ...rest.map(line)].join('\n')
}

/** Keeps rows that have a value, trims the values, and drops columns that are empty in all rows. */
function tidied(rows: readonly TableCells[]): TableCells[] {
  const flat = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const filled = flat.filter((row) => row.some((cell) => cell !== ''))
  const columns = usedColumns(filled)
  return filled.map((row) => columns.map((column) => row[column] ?? ''))
}

function itemsOf(rows: readonly TableCells[]): string {
  const at = headerIndex(rows)
  const names = rows[at]
  const items = rows.slice(at + 1).map((row) => {
    const values = row.map((value, column) => {
      const name = names?.[column]
      return value !== '' && name ? `${name}: ${value}` : value
    })
    return `- ${values.filter((text) => text !== '').join(names ? '; ' : ', ')}`
  })
  return joined(linesOf(rows.slice(0, Math.max(at, 0))), items.join('\n'))
}

/** Maximum of rows above a header: the title, the account and the period of a report. */
const maxPreamble = 20

/** Returns the index of the first row that names the columns, with only narrower rows above it; -1 if there is none. */
function headerIndex(rows: readonly TableCells[]): number {
  let widest = 0
  for (const [index, row] of rows.slice(0, maxPreamble + 1).entries()) {
    const below = rows[index + 1]
    if (!below) return -1
    const width = row.filter((cell) => cell !== '').length
    if (width > widest && isHeader(row, below)) return index
    widest = Math.max(widest, width)
  }
  return -1
}

/**
 * Returns true for a row with names in every column, or in all but one of three or more: each unique, and none a number
 * except years.
 */
function isHeader(row: TableCells, below: TableCells): boolean {
  const named = row.filter((name) => name !== '')
  const isWhole =
    named.length === row.length || (named.length > 1 && named.length === row.length - 1)
  return (
    isWhole &&
    new Set(named).size === named.length &&
    row.every((name, column) => name === '' || isName(name, below[column] ?? ''))
  )
}

/**
 * Returns true if the first row of a table without a marked header is one: names above a column of figures. With two
 * columns, which may be names and values as in `Name | Ada`, all values must be figures.
 */
export function namesColumns([first, second, ...rest]: readonly TableCells[]): boolean {
  if (!first || !second || !isHeader(first, second)) return false
  const below = [second, ...rest]
  const least = first.length > 2 ? 0.7 : 1
  return first.some((name, column) => {
    const values = below.map((row) => row[column] ?? '').filter((value) => value !== '')
    const figures = values.filter(isFigure)
    return name !== '' && values.length > 0 && figures.length >= least * values.length
  })
}

/** Returns true for a number with a unit, or a date. */
const isFigure = (text: string): boolean =>
  /^[(+−–-]?\s?[$€£¥₹]?\s?\d/.test(text) && text.length <= 30

const isName = (text: string, below: string): boolean =>
  text.length <= 100 && (!isNumber(text) || (isYear(text) && !isYear(below)))

const isNumber = (text: string): boolean => /^[-+−\d.,:/%$€£¥()\s]+$/.test(text)
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)

const linesOf = (rows: readonly TableCells[]): string =>
  rows.map((row) => row.filter((cell) => cell !== '').join(' ')).join('\n\n')

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n')

function usedColumns(rows: readonly TableCells[]): number[] {
  const used = new Set<number>()
  for (const row of rows) {
    for (const [column, cell] of row.entries()) if (cell !== '') used.add(column)
  }
  return [...used].sort((a, b) => a - b)
}

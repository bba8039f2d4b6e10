/** A row of a table; an empty text where a cell has none. */
export type Row = readonly string[]

/** More rows than this are data to be found one by one, not a table to be read whole. */
const maxTableRows = 30

/**
 * A sheet as Markdown: a small one as a table under its first row; a large one as one list item a row,
 * `- name: Ada; city: London`, as a row deep in a table is parted from its header when it is cut.
 */
export function rowsToMarkdown(rows: readonly Row[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''))
  const columns = usedColumns(filled)
  const tidy = filled.map((row) => columns.map((column) => flat(row[column] ?? '')))
  return tidy.length > maxTableRows ? rowItems(tidy) : tableOf(tidy)
}

/** Rows of equal length as a GFM table, the first as its header. */
export function tableOf([first, ...rest]: readonly Row[]): string {
  if (!first) return ''
  const line = (cells: Row): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(first), `|${first.map(() => ' --- |').join('')}`, ...rest.map(line)].join('\n')
}

/** Rows with the names of their columns, when the first row holds names; see `csvToMarkdown`. */
export function rowItems(rows: readonly Row[]): string {
  const header = rows[0]
  const names = header && isHeader(header, rows.length) ? header : null
  const lines: string[] = []
  for (const row of names ? rows.slice(1) : rows) {
    const values = row.map((value, column) => {
      const name = names?.[column]
      return value !== '' && name ? `${name}: ${value}` : value
    })
    const line = values.filter((text) => text !== '').join(names ? '; ' : ', ')
    if (line !== '') lines.push(`- ${line}`)
  }
  return lines.join('\n')
}

/** Names in every column, each once, none of them a number. */
const isHeader = (row: Row, rowCount: number): boolean =>
  rowCount > 1 &&
  new Set(row).size === row.length &&
  row.every((name) => name !== '' && name.length <= 100 && !/^[-+\d.,:/%$€\s]+$/.test(name))

function usedColumns(rows: readonly Row[]): number[] {
  const used = new Set<number>()
  for (const row of rows) {
    for (const [column, cell] of row.entries()) if (cell !== '') used.add(column)
  }
  return [...used].sort((a, b) => a - b)
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

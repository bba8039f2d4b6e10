import { parse } from 'csv-parse/sync'

const delimiters = [',', ';', '\t', '|']

/**
 * CSV as one list item a row, `- name: Ada; city: London`: a row can be found and cited alone, which a
 * row of a table cannot, as its header is elsewhere. The delimiter is the most frequent one of the first
 * line. Rows without a header line are joined by commas; text that is no CSV comes back as it is.
 */
export function csvToMarkdown(csv: string): string {
  const rows = rowsOf(csv)
  const header = rows[0]
  if (!header) return csv
  const names = isHeader(header, rows.length) ? header : null
  const lines: string[] = []
  for (const row of names ? rows.slice(1) : rows) {
    const values = row.map((value, column) => {
      const text = value.replace(/\s+/g, ' ')
      const name = names?.[column]
      return text !== '' && name ? `${name}: ${text}` : text
    })
    const line = values.filter((text) => text !== '').join(names ? '; ' : ', ')
    if (line !== '') lines.push(`- ${line}`)
  }
  return lines.join('\n')
}

function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, {
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    return []
  }
}

function delimiterOf(csv: string): string {
  const line = /^.*$/m.exec(csv.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Names in every column, each once, none of them a number. */
const isHeader = (row: string[], rowCount: number): boolean =>
  rowCount > 1 &&
  new Set(row).size === row.length &&
  row.every((name) => name !== '' && name.length <= 100 && !/^[-+\d.,:/%$€\s]+$/.test(name))

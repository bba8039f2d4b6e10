import { parse } from 'csv-parse/sync'
import { rowItems } from './formats/rows.ts'

const delimiters = [',', ';', '\t', '|']

/**
 * CSV as one list item a row, `- name: Ada; city: London`: a row can be found and cited alone, which a
 * row of a table cannot, as its header is elsewhere. The delimiter is the most frequent one of the first
 * line. Rows without a header line are joined by commas; text that is no CSV comes back as it is.
 */
export function csvToMarkdown(csv: string): string {
  const rows = rowsOf(csv)
  if (rows.length === 0) return csv
  return rowItems(rows.map((row) => row.map((value) => value.replace(/\s+/g, ' '))))
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
  const start = csv.trimStart().slice(0, 10_000)
  const line = /^.*$/m.exec(start)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counts = delimiters.map((delimiter) => line.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

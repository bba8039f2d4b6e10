import { escapeFormula } from './formula.ts'

/** Excel takes a file without it for one in the encoding of its country. */
export const byteOrderMark = '\ufeff'

/** One line of a CSV file (RFC 4180) that starts no formula in a spreadsheet. */
export const writeCsvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quote(escapeFormula(cell ?? ''))).join(',')}\r\n`

/** Leading and trailing spaces are quoted too: some programs drop them. */
const quote = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

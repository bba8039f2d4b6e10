import { escapeFormula } from './formula.ts'

/** Excel takes a file without it for one in the encoding of its country. */
export const byteOrderMark = '\ufeff'

/** One line of a CSV file (RFC 4180) that starts no formula in a spreadsheet. */
export const writeCsvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quote(escapeFormula(cell ?? ''))).join(',')}\r\n`

/**
 * Leading and trailing spaces are quoted too: some programs drop them. So are semicolon, tab and bar: LibreOffice parts
 * cells at them unless told otherwise, and what follows would be a cell of its own, perhaps a formula.
 */
const quote = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Excel takes a file without it for one in the encoding of its country. */
export const byteOrderMark = '\ufeff'

/**
 * A cell that a spreadsheet would run as a formula (OWASP, "CSV Injection"), perhaps with apostrophes before it:
 * they count, so that what was escaped once and what was so from the beginning stay apart.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** A telephone number (E.164) or a plain number is none, and has to stay what it is. */
const isNumber = /^(?:\+[1-9]\d{6,14}|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/

/** The cell with an apostrophe in front, which spreadsheets take for "this is text", where it needs one. */
export const escapeFormula = (cell: string): string =>
  startsFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell

/** One line of a CSV file (RFC 4180) that starts no formula in a spreadsheet. */
export const writeCsvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quote(escapeFormula(cell ?? ''))).join(',')}\r\n`

/** The cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell

/**
 * Leading and trailing spaces are quoted too: some programs drop them. So are semicolon, tab and bar: LibreOffice parts
 * cells at them unless told otherwise, and what follows would be a cell of its own, perhaps a formula.
 */
const quote = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

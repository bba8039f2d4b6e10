/** Byte order mark. Without it, Excel reads the file in the encoding of its country. */
export const byteOrderMark = '\ufeff'

/**
 * Start of a cell that a spreadsheet would run as a formula (OWASP, "CSV Injection"). Apostrophes before it count, so
 * that a cell that was escaped differs from one that began with an apostrophe.
 */
const startsFormula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** A telephone number (E.164) or a plain number. It is not a formula and stays unchanged. */
const isNumber = /^(?:\+[1-9]\d{6,14}|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/

/**
 * Returns the cell, with an apostrophe in front if it needs one. Spreadsheets read the apostrophe as "this is text".
 */
export const escapeFormula = (cell: string): string =>
  startsFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell

/** Returns one line of a CSV file (RFC 4180) that starts no formula in a spreadsheet. */
export const writeCsvRow = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => quote(escapeFormula(cell ?? ''))).join(',')}\r\n`

/** Returns the cell as it was before `escapeFormula`. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && startsFormula.test(cell) ? cell.slice(1) : cell

/**
 * Quotes a cell. Leading and trailing spaces are quoted because some programs drop them; semicolon, tab and bar because
 * LibreOffice splits cells at them by default, and the rest would become a cell, perhaps a formula.
 */
const quote = (cell: string): string =>
  /[",;|\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

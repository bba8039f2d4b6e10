import type { FileRow } from '../files/csv-reader.ts'
import { unescapeText, type Workbook } from './workbook.ts'
import { parsePieces, type XmlAttributes, type XmlReader } from './xml.ts'

/** Excel's limit for the characters of a cell. */
const maxCellLength = 32_767
/** Excel's limit for columns. */
const lastColumn = 16_384

interface SheetOptions {
  maxColumns: number
  /** Called for a value beyond `maxColumns`, which is left out. Without it, such a value rejects the sheet. */
  onBeyond?: () => void
  /** Texts for false and true. */
  booleans: readonly [string, string]
  /**
   * True to read numbers as the sheet shows them, grouped, scaled and rounded, such as `12.5%`, in place of the stored
   * value.
   */
  showsFigures?: boolean
  /** Called for each region of merged cells, such as `A2:B13`, after the last row. */
  onMerge?: (region: string) => void
}

/**
 * Reads the rows of a sheet that have a value (ECMA-376 part 1, 18.3) as people see them: dates as ISO 8601, whole
 * numbers with the zeros and texts of their format, durations, other numbers as stored, and results of formulas. The
 * size that a sheet declares is not trusted.
 */
export async function* readSheet(
  workbook: Workbook,
  part: string,
  options: SheetOptions,
): AsyncGenerator<FileRow> {
  const reader = new SheetReader(workbook, options)
  const rows = parsePieces(workbook.archive, part, reader)
  try {
    for (;;) {
      const { done } = await rows.next()
      yield* reader.take()
      if (done) return
    }
  } catch (error) {
    // Rows before the fault are whole.
    yield* reader.take()
    throw error
  } finally {
    await rows.return(undefined)
  }
}

class SheetReader implements XmlReader {
  readonly #workbook: Workbook
  readonly #options: SheetOptions
  #rows: FileRow[] = []
  #cells: string[] = []
  #line = 0
  #column = -1
  #type = ''
  #style = 0
  #value = ''
  #isValue = false
  #isAid = false

  constructor(workbook: Workbook, options: SheetOptions) {
    this.#workbook = workbook
    this.#options = options
  }

  take(): FileRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'row') {
      this.#cells = []
      this.#column = -1
      this.#line = /^\d{1,7}$/.test(attributes['r'] ?? '')
        ? Number(attributes['r'])
        : this.#line + 1
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1
      this.#type = attributes['t'] ?? 'n'
      this.#style = Number(attributes['s'] ?? 0)
      this.#value = ''
    } else if (name === 'mergeCell') this.#options.onMerge?.(attributes['ref'] ?? '')
    else if (name === 'rPh') this.#isAid = true
    else if (name === 'v' || name === 't') this.#isValue = !this.#isAid
  }

  text(text: string): void {
    if (!this.#isValue) return
    this.#value += text
    if (this.#value.length > maxCellLength) {
      throw this.#tooLarge('has a cell of more than 32,767 characters')
    }
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isAid = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row' && this.#cells.length > 0) {
      this.#rows.push({ line: this.#line, cells: Array.from(this.#cells, (cell) => cell ?? '') })
    }
  }

  #endCell(): void {
    const text = this.#shown()
    if (text === '') return
    const { maxColumns, onBeyond } = this.#options
    if (this.#column < maxColumns) this.#cells[this.#column] = text
    else if (onBeyond) onBeyond()
    else throw this.#tooLarge(`has more than ${maxColumns.toLocaleString('en')} columns`)
  }

  #tooLarge(what: string): Error {
    return this.#workbook.archive.faults.tooLarge(what, this.#line)
  }

  #shown(): string {
    const { strings, formats, startsIn1904 } = this.#workbook
    if (this.#type === 'str' || this.#type === 'inlineStr') return unescapeText(this.#value)
    if (this.#type === 's') return strings[Number(this.#value)] ?? ''
    if (this.#type === 'b') return this.#options.booleans[this.#value === '1' ? 1 : 0]
    // An error such as #REF! says nothing.
    if (this.#type === 'e') return ''
    if (this.#type === 'n' && this.#value !== '') {
      const number = Number(this.#value)
      const format = formats.get(this.#style)
      const isShown = format?.kind === 'mask' || this.#options.showsFigures
      if (format?.kind === 'date') return dateOf(number, startsIn1904) ?? plainNumber(this.#value)
      return format && isShown ? format.write(number) : plainNumber(this.#value)
    }
    return this.#value
  }
}

/**
 * Formats a number. A telephone number typed as a number is stored as 4.9301234567E10, and 1.1 as 1.1000000000000001:
 * Excel writes 17 digits, of which 15 are significant.
 */
function plainNumber(value: string): string {
  if (/^-?\d+$/.test(value) || !Number.isFinite(Number(value))) return value
  return String(Number(Number(value).toPrecision(15)))
}

/** Returns the column of a reference, counted from 0: `BC12` is in column 54. */
export function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return Math.min(column, lastColumn) - 1
}

/** Days from Excel's start of 1900 to 1970. Excel counts a 29 February 1900. */
const daysTo1970 = 25_569
/** Day 60, 29 February 1900, which never existed. Days before it are one more from 1970. */
const falseLeapDay = 60
const daysFrom1900To1904 = 1_462

/** Formats a number of days as a date, a time of day, or both; null beyond Excel's years. */
function dateOf(days: number, startsIn1904: boolean): string | null {
  const since1900 = days + (startsIn1904 ? daysFrom1900To1904 : 0)
  if (!(since1900 >= 0 && since1900 < 2_958_466)) return null
  const counted = since1900 < falseLeapDay ? since1900 + 1 : since1900
  const iso = new Date(Math.round((counted - daysTo1970) * 86_400) * 1000).toISOString()
  const time = iso.slice(11, 19)
  if (days < 1) return time
  const date = Math.floor(since1900) === falseLeapDay ? '1900-02-29' : iso.slice(0, 10)
  return time === '00:00:00' ? date : `${date} ${time}`
}

import { ExtractionError } from '../extraction-error.ts'
import { type Attributes, readXml } from './xml.ts'

export interface Workbook {
  strings: readonly string[]
  /** Cell styles whose numbers are days. */
  dateStyles: ReadonlySet<number>
  /** Days are counted from 1904, as on old Macs, and not from 1900. */
  startsIn1904: boolean
  /** How many more cells with a value may come, over all sheets. */
  cellsLeft: number
}

/** Where Excel ends. */
const maxColumns = 16_384
/** Cells of a row are placed by their column; a value far to the right would make the row wide. */
const maxUsedColumns = 500

/**
 * The rows of a sheet that have a value (ECMA-376 part 1, 18.3), as people see them: dates as ISO 8601,
 * numbers as stored, results of formulas. What a sheet declares of its size is not believed.
 */
export function readSheet(xml: string, workbook: Workbook): string[][] {
  const reader = new SheetReader(workbook)
  readXml(xml, reader)
  return reader.rows
}

class SheetReader {
  readonly rows: string[][] = []
  readonly #workbook: Workbook
  #row: string[] = []
  #column = -1
  #type = ''
  #style = 0
  #value = ''
  #isValue = false
  #isAid = false

  constructor(workbook: Workbook) {
    this.#workbook = workbook
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      this.#row = []
      this.#column = -1
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1
      this.#type = attributes['t'] ?? 'n'
      this.#style = Number(attributes['s'] ?? 0)
      this.#value = ''
    } else if (name === 'rPh') this.#isAid = true
    else if (name === 'v' || name === 't') this.#isValue = !this.#isAid
  }

  text(text: string): void {
    if (this.#isValue) this.#value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isValue = false
    else if (name === 'rPh') this.#isAid = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row' && this.#row.length > 0) this.rows.push(Array.from(this.#row, filled))
  }

  #endCell(): void {
    const text = this.#shown()
    if (text === '' || this.#column >= maxUsedColumns) return
    this.#workbook.cellsLeft -= 1
    if (this.#workbook.cellsLeft < 0) {
      throw new ExtractionError(
        'too_large',
        'The workbook has more than 1,000,000 cells with a value; split it.',
      )
    }
    this.#row[this.#column] = text
  }

  #shown(): string {
    const { strings, dateStyles } = this.#workbook
    if (this.#type === 's') return strings[Number(this.#value)] ?? ''
    if (this.#type === 'b') return this.#value === '1' ? 'TRUE' : 'FALSE'
    // An error such as #REF! says nothing.
    if (this.#type === 'e') return ''
    if (this.#type === 'n' && this.#value !== '' && dateStyles.has(this.#style)) {
      return dateOf(Number(this.#value), this.#workbook.startsIn1904) ?? this.#value
    }
    return this.#value
  }
}

const filled = (cell: string | undefined): string => cell ?? ''

/** `BC12` is in the column 54, counted from 0. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return Math.min(column, maxColumns) - 1
}

/** 1970 in days since the start of 1900 as Excel counts them, with a 29 February 1900. */
const daysTo1970 = 25_569
const daysFrom1900To1904 = 1_462

/** A count of days as a date, a time of day, or both; null when it is beyond the years of Excel. */
function dateOf(days: number, startsIn1904: boolean): string | null {
  const since1900 = days + (startsIn1904 ? daysFrom1900To1904 : 0)
  if (!(since1900 >= 0 && since1900 < 2_958_466)) return null
  const iso = new Date(Math.round((since1900 - daysTo1970) * 86_400) * 1000).toISOString()
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 19)]
  if (since1900 < 1) return time
  return time === '00:00:00' ? date : `${date} ${time}`
}

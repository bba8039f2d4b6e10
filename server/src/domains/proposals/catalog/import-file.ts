import { ApiError } from '../../../platform/errors.ts'
import { detectDelimiter, type FileRow, readCsv } from '../../../platform/files/csv-reader.ts'
import { unescapeFormula } from '../../../platform/files/csv-writer.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { splitValues } from '../../../platform/files/several.ts'
import { readTruth } from '../../../platform/foreign-values.ts'
import { isTooDeep, maxDepth } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import { type PriceColumn, readColumn, readPrice, readTax, textColumns } from './csv-cells.ts'
import { checkPrices } from './prices.ts'
import { type CatalogItemChanges, NewCatalogItem, type Price } from './schema.ts'

/** One line of a file: the fields of an item, and the prices that the file has columns for. */
export interface FileItem {
  line: number
  /** Only the fields that have a column in the file. */
  changes: CatalogItemChanges & { name: string }
  priceColumns: readonly PriceColumn[]
}

const maxRows = 5_000

/** Reads all lines of a file, or refuses the first faulty one with its line number. */
export async function readCatalogFile(csv: string): Promise<FileItem[]> {
  const items: FileItem[] = []
  let columns: Column[] | null = null
  try {
    for await (const row of rowsOf(csv)) {
      if (!columns) columns = readHeader(row)
      else items.push(readItem(row, columns))
      if (items.length > maxRows)
        throw fault(`The file has more than ${maxRows} rows. Split it into smaller files.`)
    }
  } catch (error) {
    throw error instanceof FileError ? fault(error.message) : error
  }
  if (!columns) throw fault('The file has no header. Name the columns in the first line.')
  return items
}

const fault = (message: string): ApiError =>
  new ApiError('validation_error', message, { field: 'csv' })

const rowsOf = (csv: string): AsyncGenerator<FileRow> =>
  readCsv(
    (async function* () {
      yield Buffer.from(csv)
    })(),
    { encoding: 'utf-8', delimiter: detectDelimiter(csv) },
  )

type TextColumn = (typeof textColumns)[number]
type Column = { text: TextColumn } | { price: PriceColumn }

function readHeader({ cells, line }: FileRow): Column[] {
  const names = cells.map((cell) => cell.trim())
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw fault(`Line ${line} names the column ${repeated} twice.`)
  const columns = names.map((name): Column => {
    const text = textColumns.find((column) => column === name.toLowerCase())
    if (text) return { text }
    const price = readColumn(name)
    if (price) return { price }
    const known = `${textColumns.join(', ')}, and prices such as price EUR or price EUR month`
    throw fault(`Line ${line} names the column "${name}". The columns are ${known}.`)
  })
  if (!columns.some((column) => 'text' in column && column.text === 'name')) {
    throw fault('The column "name" is missing. Add it, with the name of each item.')
  }
  return columns
}

const validate = validatorFor(NewCatalogItem, 'body')

function readItem({ cells, line }: FileRow, columns: readonly Column[]): FileItem {
  if (cells.length > columns.length) throw fault(`Line ${line} has more cells than the header.`)
  const prices: Price[] = []
  const changes: Record<string, unknown> = {}
  const priceColumns: PriceColumn[] = []
  for (const [index, column] of columns.entries()) {
    const cell = unescapeFormula(cells[index] ?? '')
    if ('text' in column) {
      changes[column.text] = readText(column.text, cell, line)
    } else {
      priceColumns.push(column.price)
      if (cell.trim() === '') continue
      const price = readPrice(cell, column.price)
      if ('fault' in price) throw refusePrice(cell.trim(), column.price, { line, ...price })
      prices.push(price)
    }
  }
  if (priceColumns.length > 0) changes['prices'] = prices
  check(changes, line)
  return { line, changes: changes as FileItem['changes'], priceColumns }
}

function refusePrice(
  text: string,
  { currency }: PriceColumn,
  { line, fault: reason }: { line: number; fault: 'ambiguous' | 'no_number' },
): ApiError {
  if (reason === 'no_number') {
    return fault(`Line ${line}: ${currency} must be a price such as 49.00, without a sign.`)
  }
  const meant = `${text.replace(/[.,]/, '')} or ${text.replace(',', '.')}0`
  return fault(`Line ${line}: the ${currency} price “${text}” is ambiguous. Write ${meant}.`)
}

function readText(column: TextColumn, cell: string, line: number): unknown {
  if (column === 'name') return cell
  if (column === 'taxes') {
    return splitValues(cell).map((text) => {
      const tax = readTax(text)
      if (!tax) throw fault(`Line ${line}: "${text}" is not a tax. Write it like "VAT 19%".`)
      return tax
    })
  }
  if (column === 'archived') return readFlag(cell, line)
  if (column === 'metadata') return readMetadata(cell, line)
  return cell === '' ? null : cell
}

function readFlag(cell: string, line: number): boolean {
  const isArchived = cell.trim() === '' ? false : readTruth(cell)
  if (isArchived !== null) return isArchived
  throw fault(`Line ${line}: archived must be true, false or empty.`)
}

function readMetadata(cell: string, line: number): unknown {
  if (cell.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    throw fault(`Line ${line}: metadata must be a JSON object.`)
  }
  if (isTooDeep(value))
    throw fault(`Line ${line}: metadata is nested deeper than ${maxDepth} levels.`)
  return value
}

/** Applies the validation rules of a request. */
function check(changes: Record<string, unknown>, line: number): void {
  try {
    if (!validate(changes)) throw refuse(validate.errors?.[0], 'body')
    const { prices, taxes } = changes as CatalogItemChanges
    checkPrices(prices ?? [], taxes ?? [])
  } catch (error) {
    throw error instanceof ApiError ? fault(`Line ${line}: ${error.message}`) : error
  }
}

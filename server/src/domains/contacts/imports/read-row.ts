import { ApiError } from '../../../platform/errors.ts'
import { unescapeFormula } from '../../../platform/files/formula.ts'
import { splitValues } from '../../../platform/files/several.ts'
import { isTooDeep, maxDepth, unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import { countryCodeOf } from '../country.ts'
import { columnsOf } from '../representation.ts'
import { type ContactChanges, NewContact } from '../schema.ts'
import type { ContactColumns } from '../store.ts'
import { AmbiguousMatch } from '../writer/matching.ts'
import type { PhoneReader } from './phone.ts'
import { type ColumnField, isCustomField } from './suggest-columns.ts'

/** What a row says of a contact; `address` and `custom` say it of some of their parts. */
export interface RowContent {
  columns: Partial<ContactColumns>
  /** Fields that an empty cell clears. */
  cleared: ColumnField[]
}

export class RowRefusal extends Error {
  readonly code: string
  readonly column: string | null

  constructor(code: string, message: string, column: string | null) {
    super(message)
    this.code = code
    this.column = column
  }
}

export interface MappedColumn {
  index: number
  name: string
  field: ColumnField
}

export interface RowRules {
  columns: readonly MappedColumn[]
  width: number
  clearEmpty: boolean
  /** Whether a spreadsheet may have put an apostrophe before what looks like a formula. */
  isSheet: boolean
  readPhone: PhoneReader
}

export interface ImportRow {
  /** From 1, the header not counted. */
  number: number
  line: number
  cells: readonly string[]
}

/** A row, and what it says or why it cannot be imported. */
export interface ReadRow {
  row: ImportRow
  content: RowContent | RowRefusal
}

export function readImportRow(row: ImportRow, rules: RowRules): ReadRow {
  try {
    return { row, content: readRow(row.cells, rules) }
  } catch (error) {
    return { row, content: refusedAs(error, rules) }
  }
}

const isContact = validatorFor(NewContact, 'body')
const addressParts = new Set(['street', 'city', 'region', 'postalCode', 'country'])

/** @throws RowRefusal */
function readRow(cells: readonly string[], rules: RowRules): RowContent {
  const excess = cells.slice(rules.width).find((cell) => cell.trim() !== '')
  if (excess !== undefined) {
    const message = `The row has ${cells.length} cells, and the header ${rules.width}. Quote cells that hold the delimiter.`
    throw new RowRefusal('malformed_row', message, null)
  }
  const draft: Record<string, unknown> = {}
  const cleared: ColumnField[] = []
  for (const column of rules.columns) {
    const text = cells[column.index] ?? ''
    const cell = rules.isSheet ? unescapeFormula(text) : text
    if (cell.trim() !== '') put(draft, column, cell, rules)
    else if (rules.clearEmpty) cleared.push(column.field)
  }
  const fault = unstorable(draft, [])
  if (fault) throw refusalOf(fault, rules)
  if (!isContact(draft)) throw refusalOf(refuse(isContact.errors?.[0], 'body'), rules)
  return { columns: columnsOf(draft as ContactChanges), cleared }
}

function put(
  draft: Record<string, unknown>,
  { field, name }: MappedColumn,
  cell: string,
  { readPhone }: RowRules,
): void {
  const phoneOf = (text: string): string => {
    const read = readPhone(text.trim())
    if ('phone' in read) return read.phone
    throw new RowRefusal('validation_error', `${name} ${read.problem}`, name)
  }
  if (field === 'phone') draft[field] = phoneOf(cell)
  else if (field === 'additionalPhones') append(draft, field, splitValues(cell).map(phoneOf))
  else if (field === 'additionalEmails') append(draft, field, splitValues(cell))
  else if (field === 'tags') append(draft, field, [...new Set(splitValues(cell))])
  else if (field === 'doNotContact') draft[field] = booleanOf(cell, name)
  else if (field === 'custom') draft[field] = { ...Object(draft[field]), ...objectOf(cell, name) }
  else if (isCustomField(field)) {
    draft['custom'] = { ...Object(draft['custom']), [field.slice('custom.'.length)]: cell }
  } else if (addressParts.has(field)) {
    const value = field === 'country' ? countryCodeOf(cell) : cell
    draft['address'] = { ...Object(draft['address']), [field]: value }
  } else draft[field] = isPlain(field) ? cell.trim() : cell
}

/** Without spaces around it in any form; other texts keep theirs, so that an export comes back as it was. */
const isPlain = (field: ColumnField): boolean => ['email', 'locale', 'timezone'].includes(field)

function append(draft: Record<string, unknown>, field: string, values: readonly string[]): void {
  const before = (draft[field] ?? []) as string[]
  draft[field] = [...before, ...values.filter((value) => !before.includes(value))]
}

function booleanOf(cell: string, column: string): boolean {
  const word = cell.trim().toLowerCase()
  if (['true', 'yes', 'y', '1', 'x'].includes(word)) return true
  if (['false', 'no', 'n', '0'].includes(word)) return false
  throw new RowRefusal('validation_error', `${column} must be true or false.`, column)
}

function objectOf(cell: string, column: string): object {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    // A SyntaxError: as a text that is no object.
  }
  if (isTooDeep(value)) {
    const message = `${column} is nested deeper than ${maxDepth} levels.`
    throw new RowRefusal('validation_error', message, column)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new RowRefusal('validation_error', `${column} must be a JSON object.`, column)
}

/** Names the column in place of the field that it is imported as. */
function refusalOf({ code, message, field = '' }: ApiError, { columns }: RowRules): RowRefusal {
  const [first = '', second] = field.split('.')
  const names = [`custom.${second}`, first === 'address' ? second : first]
  const column = columns.find((one) => names.includes(one.field))
  const words =
    column && message.startsWith(field) ? column.name + message.slice(field.length) : message
  return new RowRefusal(code, words, column?.name ?? null)
}

export const refusedAs = (error: unknown, rules: RowRules): RowRefusal => {
  if (error instanceof RowRefusal) return error
  if (error instanceof AmbiguousMatch) {
    return new RowRefusal('ambiguous_match', error.message, null)
  }
  if (error instanceof ApiError) return refusalOf(error, rules)
  throw error
}

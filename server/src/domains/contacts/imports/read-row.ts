import { ApiError } from '../../../platform/errors.ts'
import { unescapeFormula } from '../../../platform/files/csv-writer.ts'
import { splitValues } from '../../../platform/files/several.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'
import { columnOf, columnsOf } from '../representation.ts'
import { type ContactChanges, NewContact } from '../schema.ts'
import type { ContactColumns } from '../store.ts'
import { AmbiguousMatch } from '../writer/matching.ts'
import { addressFields, type ColumnField, isCustomField } from './column-names.ts'
import type { PhoneReader } from './phone.ts'
import { type ContactDraft, listIn, type MappedColumn, putCell, RowRefusal } from './read-cell.ts'

/** Content of a row for a contact. `address` and `custom` may have only some of their parts. */
export interface RowContent {
  columns: Partial<ContactColumns>
  /** Fields that an empty cell clears. */
  cleared: ColumnField[]
  /** Values that could not be read. The contact is imported without them. */
  leftOut: readonly RowRefusal[]
}

export interface RowRules {
  columns: readonly MappedColumn[]
  width: number
  clearEmpty: boolean
  /** True if a spreadsheet may have put an apostrophe before texts that look like a formula. */
  isSheet: boolean
  readPhone: PhoneReader
  /** Tags of the organization that contain a separator. */
  wholeTags: readonly string[]
}

export interface ImportRow {
  /** Number from 1, without the header. */
  number: number
  line: number
  cells: readonly string[]
  /** Error from the reader of the file. */
  fault?: string
}

/** A row with its content, or with the reason why it cannot be imported. */
export interface ReadRow {
  row: ImportRow
  content: RowContent | RowRefusal
}

export function readImportRow(row: ImportRow, rules: RowRules): ReadRow {
  try {
    return { row, content: readRow(row, rules) }
  } catch (error) {
    return { row, content: refusedAs(error, rules) }
  }
}

const isContact = validatorFor(NewContact, 'body')

/** @throws RowRefusal */
function readRow({ cells, fault: fileFault }: ImportRow, rules: RowRules): RowContent {
  const excess = cells.slice(rules.width).find((cell) => cell.trim() !== '')
  if (excess !== undefined) {
    const message = `The row has ${cells.length} cells but the header has ${rules.width}. Put quotes around cells that contain the delimiter.`
    throw new RowRefusal('malformed_row', message, null)
  }
  const draft: ContactDraft = {}
  const places = new Map<string, ContactDraft>()
  const cleared: ColumnField[] = []
  const leftOut = fileFault === undefined ? [] : [new RowRefusal('malformed_row', fileFault, null)]
  for (const column of rules.columns) {
    const text = cells[column.index] ?? ''
    const cell = rules.isSheet ? unescapeFormula(text) : text
    if (cell.trim() === '') {
      if (rules.clearEmpty && isClearable(column.field)) cleared.push(column.field)
      continue
    }
    if (column.field === 'label') continue
    if (cell.includes('\ufffd')) {
      const refusal = new RowRefusal('validation_error', `${column.name} ${damaged}`, column.name)
      if (decisive.has(column.field)) throw refusal
      leftOut.push(refusal)
    }
    try {
      const labels = splitValues(cells[column.labelColumn ?? -1] ?? '')
      putCell(draft, column, cell, { ...rules, labels, places })
    } catch (error) {
      if (!(error instanceof RowRefusal) || decisive.has(column.field)) throw error
      leftOut.push(error)
    }
  }
  if (places.size > 0) {
    draft['additionalAddresses'] = [...listIn(draft, 'additionalAddresses'), ...places.values()]
  }
  for (let fault = faultIn(draft); fault; fault = faultIn(draft)) {
    const refusal = refusalOf(fault, rules)
    if (!remove(draft, fault.field ?? '')) throw refusal
    leftOut.push(refusal)
  }
  const { firstName, lastName } = draft
  if (!required.some((field) => draft[field] !== undefined) && (firstName || lastName)) {
    draft['name'] = [firstName, lastName].filter(Boolean).join(' ')
  }
  const [first] = leftOut
  if (first && !required.some((field) => draft[field] !== undefined)) throw first
  return { columns: columnsOf(draft as ContactChanges), cleared, leftOut }
}

/**
 * Returns true if an empty cell clears the field. Parts of a value that is spread over several columns are not cleared.
 */
const isClearable = (field: ColumnField): boolean =>
  columnOf(field) !== undefined || isCustomField(field) || addressFields.has(field)

const damaged = "has a character that the file's encoding lacks; it is imported as �. Correct it."

/**
 * Fields that reject the row if they cannot be read. Without its external id a row would be another contact, and
 * without its opt-out the contact would be written to.
 */
const decisive = new Set<string>(['externalId', 'doNotContact'])

/** Fields of which a contact needs one. A row with only parts of a name gets the whole name. */
const required = ['name', 'email', 'phone', 'externalId']

function faultIn(draft: ContactDraft): ApiError | null {
  const fault = unstorable(draft, [])
  if (fault) return fault
  return isContact(draft) ? null : refuse(isContact.errors?.[0], 'body')
}

/** Removes an invalid value so that the rest of its row can be imported. False if the value is essential. */
function remove(draft: ContactDraft, path: string): boolean {
  const [field = '', ...rest] = path.split('.')
  if (decisive.has(field) || draft[field] === undefined) return false
  // The row would create a new contact with each import, also after it is corrected.
  if (field === 'email' && !draft['externalId'] && !draft['phone']) return false
  const at = rest.join('.')
  const parts = draft[field]
  const [place = '', part = ''] = rest
  // An address is kept without its country. A website without its url is empty.
  if (Array.isArray(parts) && Object.hasOwn(Object(parts[Number(place)]), part) && part !== 'url') {
    delete parts[Number(place)][part]
  } else if (Array.isArray(parts) && /^\d+$/.test(place)) parts.splice(Number(place), 1)
  else if (at !== '' && Object.hasOwn(Object(parts), at)) delete (parts as ContactDraft)[at]
  else delete draft[field]
  return true
}

/** Converts an error so that it names the column instead of the field. */
function refusalOf({ code, message, field = '' }: ApiError, { columns }: RowRules): RowRefusal {
  const [first = '', second, third] = field.split('.')
  const names = [...[`custom.${second}`, first === 'address' ? second : first, `${first}.${third}`]]
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

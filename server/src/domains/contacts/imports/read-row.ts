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

/** What a row says of a contact; `address` and `custom` say it of some of their parts. */
export interface RowContent {
  columns: Partial<ContactColumns>
  /** Fields that an empty cell clears. */
  cleared: ColumnField[]
  /** Values that could not be read: the contact is imported without them. */
  leftOut: readonly RowRefusal[]
}

export interface RowRules {
  columns: readonly MappedColumn[]
  width: number
  clearEmpty: boolean
  /** Whether a spreadsheet may have put an apostrophe before what looks like a formula. */
  isSheet: boolean
  readPhone: PhoneReader
  /** Tags of the organization with a sign that separates others. */
  wholeTags: readonly string[]
}

export interface ImportRow {
  /** From 1, the header not counted. */
  number: number
  line: number
  cells: readonly string[]
  /** As the reader of the file says. */
  fault?: string
}

/** A row, and what it says or why it cannot be imported. */
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
    const message = `The row has ${cells.length} cells, and the header ${rules.width}. Quote cells that hold the delimiter.`
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

/** Of the others an empty cell says nothing: they are parts of what several columns say. */
const isClearable = (field: ColumnField): boolean =>
  columnOf(field) !== undefined || isCustomField(field) || addressFields.has(field)

const damaged =
  'has a character that the encoding of the file does not know: it is imported as �. Correct it.'

/** A row without its external id would be another contact, and one without its objection would be written to. */
const decisive = new Set<string>(['externalId', 'doNotContact'])

/** A contact needs one of them: a row with the parts of a name alone is given the whole one. */
const required = ['name', 'email', 'phone', 'externalId']

function faultIn(draft: ContactDraft): ApiError | null {
  const fault = unstorable(draft, [])
  if (fault) return fault
  return isContact(draft) ? null : refuse(isContact.errors?.[0], 'body')
}

/** Takes a value away, so that it does not decide for its row; false where it has to. */
function remove(draft: ContactDraft, path: string): boolean {
  const [field = '', ...rest] = path.split('.')
  if (decisive.has(field) || draft[field] === undefined) return false
  // The row would make somebody anew each time that it is imported, its mended form too.
  if (field === 'email' && !draft['externalId'] && !draft['phone']) return false
  const at = rest.join('.')
  const parts = draft[field]
  const [place = '', part = ''] = rest
  // An address is kept without its country; without its url, nothing is left of a website.
  if (Array.isArray(parts) && Object.hasOwn(Object(parts[Number(place)]), part) && part !== 'url') {
    delete parts[Number(place)][part]
  } else if (Array.isArray(parts) && /^\d+$/.test(place)) parts.splice(Number(place), 1)
  else if (at !== '' && Object.hasOwn(Object(parts), at)) delete (parts as ContactDraft)[at]
  else delete draft[field]
  return true
}

/** Names the column in place of the field that it is imported as. */
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

import { splitValues } from '../../../platform/files/several.ts'
import { readTruth } from '../../../platform/foreign-values.ts'
import { isTooDeep, maxDepth } from '../../../platform/operations/storable.ts'
import { countryCodeOf } from '../country.ts'
import { addressParts } from '../fields.ts'
import {
  type DayOrder,
  readBirthday,
  readLabel,
  readWebAddress,
  splitLabelled,
} from '../files/read-details.ts'
import { type ColumnField, isCustomField } from './column-names.ts'
import type { PhoneReader } from './phone.ts'
import { type TagSeparator, tagsIn } from './tag-cells.ts'

/** Reason why a row, or a value of it, cannot be imported. */
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
  /** Separator of the tags in a cell, besides `;`. */
  tagSeparator: TagSeparator
  dayOrder: DayOrder
  /** Additional address that a part belongs to. */
  place: string
  /** Label of all values of the column, from its header. */
  label: string | null
  /** Index of the column with the labels of its values. */
  labelColumn: number | null
}

/** A contact in the form of the API, while its row is read. */
export type ContactDraft = Record<string, unknown>

const addressFields = new Set<string>(addressParts)

/** Returns the list that a draft has so far. */
export const listIn = (draft: ContactDraft, field: string): unknown[] => [
  ...Object(draft[field] ?? []),
]

interface CellContext {
  readPhone: PhoneReader
  wholeTags: readonly string[]
  /** Labels of the values in the cell, from another column. */
  labels: readonly string[]
  /** Additional addresses that are spread over several columns, by their places. */
  places: Map<string, ContactDraft>
}

/** Puts the values of a cell into the draft. @throws RowRefusal after it has put in the values that can be read */
export function putCell(
  draft: ContactDraft,
  column: MappedColumn,
  cell: string,
  { readPhone, wholeTags, labels, places }: CellContext,
): void {
  const { field, name, tagSeparator } = column
  const labelAt = (at: number): string | null => readLabel(labels[at] ?? '') ?? column.label
  const label = (group: 'emailLabels' | 'phoneLabels', value: string, text: string | null) => {
    if (text) draft[group] = { [value]: text, ...Object(draft[group]) }
  }
  const refuse = (problem: string): never => {
    throw new RowRefusal('validation_error', `${name} ${problem}`, name)
  }
  if ((field in additionalOf || orNothing.has(field)) && nothing.test(cell)) return
  if (field === 'phone' || field === 'additionalPhones' || field === 'faxNumbers') {
    const values = splitValues(cell.replaceAll(';ext=', ' ext. '))
    const read = values.flatMap((value, at) =>
      numbersIn(value, readPhone).map((one) => ({ ...one, at })),
    )
    const numbers = read.flatMap((one) => ('phone' in one ? [one] : []))
    const phones = numbers.map(({ phone }) => phone)
    if (field === 'faxNumbers') append(draft, field, phones)
    else putReach(draft, field, phones)
    for (const { phone, at } of numbers) label('phoneLabels', phone, labelAt(at))
    for (const one of read) if ('problem' in one) refuse(one.problem)
  } else if (field === 'email' || field === 'additionalEmails') {
    const addresses = splitValues(cell).map(addressesIn)
    putReach(draft, field, addresses.flat())
    for (const [at, some] of addresses.entries()) {
      for (const one of some) label('emailLabels', one, labelAt(at))
    }
  } else if (field === 'emailLabels' || field === 'phoneLabels') {
    for (const { value, label: text } of splitLabelled(cell)) {
      const read = field === 'phoneLabels' ? readPhone(value) : { phone: value }
      if ('phone' in read) label(field, read.phone, text)
    }
  } else if (field === 'websites') {
    const websites = splitLabelled(cell.replace(betweenWebsites, ';')).map(
      ({ value, ...one }, at) => ({
        url: readWebAddress(value),
        label: one.label ?? labelAt(at),
      }),
    )
    draft[field] = [...listIn(draft, field), ...websites]
  } else if (field === 'birthday') {
    const read = readBirthday(cell, column.dayOrder)
    if ('problem' in read) refuse(read.problem)
    else if (read.birthday !== null) draft[field] = read.birthday
  } else if (field === 'additionalAddresses') {
    draft[field] = [...listIn(draft, field), ...addressesOf(cell)]
  } else if (field.startsWith('additionalAddresses.')) {
    const part = field.slice('additionalAddresses.'.length)
    const text = part === 'postalCode' ? (digitsOf(cell) ?? refuse(shortenedSentence)) : cell
    const value = part === 'country' ? countryCodeOf(text) : text
    const before = places.get(column.place)
    const whole = { ...before, [part]: part === 'street' ? streetOf(before, cell) : value }
    const named = labelAt(0)
    places.set(column.place, named ? { ...whole, label: named } : whole)
  } else if (field === 'tags') {
    append(draft, field, tagsIn(cell, tagSeparator, wholeTags))
  } else if (field === 'custom') {
    draft[field] = {
      ...Object(draft[field]),
      ...(objectIn(cell) ?? refuse('must be a JSON object.')),
    }
    if (isTooDeep(draft[field])) refuse(`is nested deeper than ${maxDepth} levels.`)
  } else if (field === 'doNotContact') {
    draft[field] = readTruth(cell) ?? refuse('must be true or false.')
  } else if (isCustomField(field)) {
    draft['custom'] = { ...Object(draft['custom']), [field.slice('custom.'.length)]: cell }
  } else {
    const text = digitFields.has(field) ? (digitsOf(cell) ?? refuse(shortenedSentence)) : cell
    const value = field === 'country' ? countryCodeOf(text) : text
    if (addressFields.has(field)) {
      const before = Object(draft['address'])
      draft['address'] = { ...before, [field]: field === 'street' ? streetOf(before, cell) : value }
    } else draft[field] = trimmed.has(field) ? value.trim() : value
  }
}

/** Appends a line to the street from an earlier column. */
const streetOf = (before: ContactDraft | undefined, line: string): string =>
  before?.['street'] ? `${before['street']}\n${line}` : line

/** Separators between two web addresses in a cell. */
const betweenWebsites = /(?<=(?:^|[;,\s])(?:https?:|www\.)\S*?),?\s+(?=https?:|www\.)/gi

/**
 * Returns the addresses of a cell in the form of exports. Any other text becomes one address, with its lines as the
 * street.
 */
function addressesOf(cell: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    // JSON.parse throws a SyntaxError: the cell is plain text.
  }
  if (!Array.isArray(value)) return [{ street: cell }]
  return value.map((one) =>
    typeof one?.country === 'string' ? { ...one, country: countryCodeOf(one.country) } : one,
  )
}

/** Fields that are always trimmed. Other texts keep their spaces, so that an export comes back unchanged. */
const trimmed = new Set<ColumnField>(['locale', 'timezone'])

/** Placeholders for a missing number or address. */
const nothing = /^\s*(?:-+|–|—|\?+|n\/?a|n\.a\.|#n\/a|none|null|nil|keine?)\s*$/i

const orNothing = new Set<ColumnField>(['birthday', 'websites', 'faxNumbers'])

/** Texts of digits, which programs read as numbers. */
const digitFields = new Set<ColumnField>(['externalId', 'postalCode'])
const shortenedSentence =
  'is a number that a spreadsheet has shortened. Format the column as text and export it again.'

/** Removes the `.0` that a program adds to a whole number. Null for 4.91512E+12, whose other digits are lost. */
function digitsOf(cell: string): string | null {
  if (/^\s*[+-]?\d(?:[.,]\d+)?e\+\d+\s*$/i.test(cell)) return null
  return cell.replace(wholeTail, '$1')
}

const wholeTail = /^(\s*\+?\d+)[.,]0+(?=\s*$)/

/** Separators between two numbers in a cell. */
const betweenNumbers = /[,|]|\s*\/\s*|\s+(?:or|oder|ou|o|und|and|et|y|e)\s+/i

/** Returns one number, or several if the whole text is not a number. */
function numbersIn(value: string, readPhone: PhoneReader): ReturnType<PhoneReader>[] {
  const text = value.trim().replace(wholeTail, '$1')
  const whole = readPhone(text)
  if ('phone' in whole) return [whole]
  const parts = text.split(betweenNumbers).map((part) => part.trim())
  const read = parts.length > 1 ? parts.map(readPhone) : []
  return read.some((one) => 'phone' in one) ? read : [whole]
}

const address = /^[^\s@<>,;]+@[^\s@<>,;]+$/

/** Returns one address, or several if each part is one. Also reads `Ada <ada@example.com>`. */
function addressesIn(value: string): string[] {
  const text = value.trim()
  const parts = text.split(/[,|/\s]+/).filter(Boolean)
  if (parts.length > 1 && parts.every((part) => address.test(part))) return parts
  const within = /<([^<>]+)>$/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '')
  return [address.test(within) ? within : text]
}

/** Puts values in. The first becomes the main one unless there is one already; the others become additional ones. */
function putReach(draft: ContactDraft, field: ReachField, values: readonly string[]): void {
  const isFree = (field === 'email' || field === 'phone') && draft[field] === undefined
  const [first, ...others] = values
  if (isFree && first !== undefined) draft[field] = first
  append(draft, additionalOf[field], isFree ? others : values)
}

type ReachField = keyof typeof additionalOf
const additionalOf = {
  ...{ email: 'additionalEmails', additionalEmails: 'additionalEmails' },
  ...{ phone: 'additionalPhones', additionalPhones: 'additionalPhones' },
} as const

function append(draft: ContactDraft, field: string, values: readonly string[]): void {
  if (values.length > 0) draft[field] = [...new Set([...listIn(draft, field), ...values])]
}

function objectIn(cell: string): object | null {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    // JSON.parse throws a SyntaxError: the text is not an object.
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
}

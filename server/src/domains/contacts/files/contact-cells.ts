import { joinValues, splitValues } from '../../../platform/files/several.ts'

/** Cells by the names of the fields that they are imported as. */
export type FieldCells = Partial<Record<string, string>>

/** A contact as the API shows it, in cells. */
export function cellsOf(contact: Readonly<Record<string, unknown>>): FieldCells {
  const { address, custom, ...fields } = contact
  const cells: FieldCells = {}
  for (const [name, value] of Object.entries({ ...fields, ...Object(address) })) {
    if (value !== null && value !== undefined) cells[name] = cellOf(name, value)
  }
  if (custom && Object.keys(Object(custom)).length > 0) cells['custom'] = JSON.stringify(custom)
  return cells
}

/** The value of a field in a cell; nothing is an empty one. */
export function cellOf(field: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (field === 'emailLabels' || field === 'phoneLabels') return joinLabels(Object(value))
  if (field === 'websites' && Array.isArray(value)) return joinWebsites(value)
  if (field === 'additionalAddresses' || !Array.isArray(value)) return JSON.stringify(value)
  return joinValues(value.map(String))
}

/** A value and its label in one text: no address, number or web address has a space in it. */
const labelled = (value: unknown, label: unknown): string =>
  typeof label === 'string' && label !== '' ? `${value} ${label}` : String(value)

const joinLabels = (labels: Readonly<Record<string, unknown>>): string =>
  joinValues(Object.entries(labels).map(([value, label]) => labelled(value, label)))

const joinWebsites = (websites: readonly unknown[]): string =>
  joinValues(websites.map(Object).map(({ url, label }) => labelled(url, label)))

export interface LabelledValue {
  value: string
  /** Null where the cell has none. */
  label: string | null
}

/** The values of a cell, each with the label behind it. */
export const splitLabelled = (cell: string): LabelledValue[] =>
  splitValues(cell).map((text) => {
    const end = text.search(/\s/)
    if (end < 0) return { value: text, label: null }
    return { value: text.slice(0, end), label: text.slice(end + 1) || null }
  })

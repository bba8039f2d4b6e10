import { joinValues } from '../../../platform/files/several.ts'
import type { FieldCells } from './card-fields.ts'

/** A contact as the API shows it, in cells. */
export function cellsOf(contact: Readonly<Record<string, unknown>>): FieldCells {
  const { address, custom, ...fields } = contact
  const cells: FieldCells = {}
  for (const [name, value] of Object.entries({ ...fields, ...Object(address) })) {
    if (value !== null && value !== undefined) cells[name] = cellOf(value)
  }
  if (custom && Object.keys(Object(custom)).length > 0) cells['custom'] = JSON.stringify(custom)
  return cells
}

/** The value of a field in a cell; nothing is an empty one. */
export function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  return Array.isArray(value) ? joinValues(value.map(String)) : JSON.stringify(value)
}

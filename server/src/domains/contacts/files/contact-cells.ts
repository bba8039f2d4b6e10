import { joinValues } from '../../../platform/files/several.ts'
import type { FieldCells } from './card-fields.ts'

/** A contact as the API shows it, in cells. */
export function cellsOf(contact: Readonly<Record<string, unknown>>): FieldCells {
  const { address, custom, ...fields } = contact
  const cells: FieldCells = {}
  for (const [name, value] of Object.entries({ ...fields, ...Object(address) })) {
    if (value === null || value === undefined) continue
    cells[name] = Array.isArray(value) ? joinValues(value.map(String)) : textIn(value)
  }
  if (custom && Object.keys(Object(custom)).length > 0) cells['custom'] = JSON.stringify(custom)
  return cells
}

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { cardOf } from '../files/card-fields.ts'
import { cellsOf } from '../files/contact-cells.ts'
import { writeCard } from '../files/vcard-writer.ts'
import { textOf } from '../imports/merge-row.ts'
import type { Contact } from '../schema.ts'
import type { ExportField, ExportFormat } from './schema.ts'

export interface ExportShape {
  format: ExportFormat
  fields: readonly ExportField[]
  /** Of a CSV, in order. */
  customKeys: readonly string[]
}

const addressParts = ['street', 'city', 'region', 'postalCode', 'country'] as const

/** What a file begins with. */
export function writeHead({ format, fields, customKeys }: ExportShape): string {
  if (format !== 'csv') return ''
  const names = fields.flatMap((field): readonly string[] => {
    if (field === 'address') return addressParts
    return field === 'custom' ? customKeys.map((key) => `custom.${key}`) : [field]
  })
  return byteOrderMark + writeCsvRow(names)
}

export function writeContact(contact: Contact, shape: ExportShape): string {
  const chosen = chosenOf(contact, shape.fields)
  if (shape.format === 'ndjson') return `${JSON.stringify(chosen)}\n`
  const cells = cellsOf(chosen)
  if (shape.format === 'vcard') return writeCard(cardOf(cells))
  return writeCsvRow(
    shape.fields.flatMap((field) => {
      if (field === 'address') return addressParts.map((part) => cells[part] ?? '')
      if (field !== 'custom') return [cells[field] ?? '']
      return shape.customKeys.map((key) => textOf(contact.custom[key] ?? null))
    }),
  )
}

/** The fields that the contact has a value for. */
const chosenOf = (contact: Contact, fields: readonly ExportField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = contact[field]
      const isEmpty =
        value === null ||
        value === undefined ||
        (typeof value === 'object' && Object.keys(value).length === 0)
      return isEmpty ? [] : [[field, value]]
    }),
  )

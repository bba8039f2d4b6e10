import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { cardOf } from '../files/card-fields.ts'
import { cellOf, cellsOf } from '../files/contact-cells.ts'
import { writeCard } from '../files/vcard-writer.ts'
import { textOf } from '../imports/merge-row.ts'
import type { Contact } from '../schema.ts'
import { type ExportedRow, valueReader } from './fields.ts'
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

type ContactWriter = (row: ExportedRow) => string

/** Of each contact, what a file of that shape has of it. */
export function createContactWriter(shape: ExportShape): ContactWriter {
  if (shape.format === 'csv') return csvWriter(shape)
  const readers = shape.fields.map((name) => ({ name, read: valueReader(name) }))
  const chosenOf = (row: ExportedRow): Record<string, unknown> => {
    const chosen: Record<string, unknown> = {}
    for (const { name, read } of readers) {
      const value = read(row)
      if (value !== null) chosen[name] = value
    }
    return chosen
  }
  return shape.format === 'ndjson'
    ? (row) => `${JSON.stringify(chosenOf(row))}\n`
    : (row) => writeCard(cardOf(cellsOf(chosenOf(row))))
}

function csvWriter({ fields, customKeys }: ExportShape): ContactWriter {
  const cells = fields.flatMap((name) => cellReaders(name, customKeys))
  return (row) => writeCsvRow(cells.map((read) => read(row)))
}

function cellReaders(name: ExportField, customKeys: readonly string[]): ContactWriter[] {
  const read = valueReader(name)
  if (name === 'address') {
    return addressParts.map((part) => (row) => (read(row) as Contact['address'])?.[part] ?? '')
  }
  if (name === 'custom') {
    return customKeys.map(
      (key) =>
        ({ custom }) =>
          textOf(custom?.[key] ?? null),
    )
  }
  return [(row) => cellOf(read(row))]
}

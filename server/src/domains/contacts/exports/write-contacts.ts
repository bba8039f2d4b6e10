import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { addressParts, type StoredAddress } from '../fields.ts'
import { cardOf } from '../files/card-fields.ts'
import { cellOf, cellsOf } from '../files/read-details.ts'
import type { CardProperty } from '../files/vcard-reader.ts'
import { textOf } from '../imports/merge-row.ts'
import { type ExportedRow, valueReader } from './fields.ts'
import type { ExportField, ExportFormat } from './schema.ts'

interface ExportShape {
  format: ExportFormat
  fields: readonly ExportField[]
  /** Columns of custom fields in a CSV, in order. */
  customKeys: readonly string[]
}

/** Returns the beginning of a file. */
export function writeHead({ format, fields, customKeys }: ExportShape): string {
  if (format !== 'csv') return ''
  const names = fields.flatMap((field): readonly string[] => {
    if (field === 'address') return addressParts
    return field === 'custom' ? customKeys.map((key) => `custom.${key}`) : [field]
  })
  return byteOrderMark + writeCsvRow(names)
}

type ContactWriter = (row: ExportedRow) => string

/** Returns a writer of contacts for files of this shape. */
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
    return addressParts.map((part) => (row) => (read(row) as StoredAddress | null)?.[part] ?? '')
  }
  if (name === 'custom') {
    return customKeys.map(
      (key) =>
        ({ custom }) =>
          textOf(custom?.[key] ?? null),
    )
  }
  return [(row) => cellOf(name, read(row))]
}

/** Most octets in a line, without its end (RFC 6350, 3.2). */
const maxLineBytes = 75
/** Properties whose value is a structure: semicolons separate its parts. Commas separate those of other properties. */
const structured = /^(?:n|adr|org|gender)$/

/** Writes a card in vCard 4.0 (RFC 6350): CRLF line ends, lines folded at 75 octets. */
export const writeCard = (properties: readonly CardProperty[]): string =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...properties.flatMap(writeProperty), 'END:VCARD', ''].join('\r\n')

/** Writes a property. A label is a line of its own, in one group with its property. */
function writeProperty({ label, ...property }: CardProperty, at: number): string[] {
  if (label === undefined) return [writeLine(property)]
  const named = { name: 'x-ablabel', parameters: {}, values: [label] }
  return [property, named].map((one) => writeLine({ ...one, name: `item${at}.${one.name}` }))
}

function writeLine({ name, parameters, values }: CardProperty): string {
  const isStructured = structured.test(name.replace(/^.*\./, ''))
  const options = Object.entries(parameters).map(
    ([key, value]) => `;${key.toUpperCase()}=${[value].flat().map(quoteParameter).join(',')}`,
  )
  const texts = values.map((value) => escapeText(value, isStructured))
  const value = texts.join(isStructured ? ';' : ',')
  return fold(`${name.toUpperCase()}${options.join('')}:${value}`)
}

/** Escapes separators and line breaks (section 3.4). */
const escapeText = (text: string, isStructured: boolean): string =>
  text.replace(isStructured ? /[\\,;]/g : /[\\,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Quotes a parameter. A parameter cannot contain quotes, so they are removed. */
const quoteParameter = (value: string): string =>
  /[:;,]/.test(value) ? `"${value.replaceAll('"', "'")}"` : value.replaceAll('"', "'")

/** Folds a line between characters, never inside one. A continuation begins with a space. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= maxLineBytes) return line
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > maxLineBytes) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

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
  /** Of a CSV, in order. */
  customKeys: readonly string[]
}

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

/** RFC 6350, 3.2: octets of a line without its end. */
const maxLineBytes = 75
/** Their value is a structure, whose parts are separated by semicolons; those of others by commas. */
const structured = /^(?:n|adr|org|gender)$/

/** A card in vCard 4.0 (RFC 6350): CRLF line ends, lines folded at 75 octets. */
export const writeCard = (properties: readonly CardProperty[]): string =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...properties.flatMap(writeProperty), 'END:VCARD', ''].join('\r\n')

/** A label is a line of its own, in a group with what it labels. */
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

/** Section 3.4: what separates parts of a value, and line breaks. */
const escapeText = (text: string, isStructured: boolean): string =>
  text.replace(isStructured ? /[\\,;]/g : /[\\,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** A quote cannot be written in a parameter at all. */
const quoteParameter = (value: string): string =>
  /[:;,]/.test(value) ? `"${value.replaceAll('"', "'")}"` : value.replaceAll('"', "'")

/** Breaks between characters, never inside one: a line that goes on begins with a space. */
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

import type { CardProperty } from './vcard-reader.ts'

/** RFC 6350, 3.2: octets of a line without its end. */
const maxLineBytes = 75
/** Their value is a structure, whose parts are separated by semicolons; those of others by commas. */
const structured = /^(?:n|adr|org|gender)$/

/** A card in vCard 4.0 (RFC 6350): CRLF line ends, lines folded at 75 octets. */
export const writeCard = (properties: readonly CardProperty[]): string =>
  ['BEGIN:VCARD', 'VERSION:4.0', ...properties.map(writeProperty), 'END:VCARD', ''].join('\r\n')

function writeProperty({ name, parameters, values }: CardProperty): string {
  const isStructured = structured.test(name)
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

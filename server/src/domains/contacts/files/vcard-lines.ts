import type { Bytes } from '../../../platform/files/encoding.ts'

const quoted = 'QUOTED-PRINTABLE'

/** A property before its value, and the value. */
const property = /^([^:]*):(.*)$/s

/**
 * The lines of a card as version 3.0 has them, where it is of version 2.1, or has values in quoted-printable: telephones
 * write both to this day (vCard 2.1, IMC 1996; RFC 2045, 6.7).
 */
export function modernLines(lines: readonly string[], version: string): string[] {
  const isOld = version === '2.1'
  const modern: string[] = []
  for (let at = 0; at < lines.length; at++) {
    let line = lines[at] ?? ''
    const [, start = ''] = property.exec(line) ?? []
    const isQuoted = start.toUpperCase().split(/[;=]/).includes(quoted)
    if (!isQuoted && !isOld) {
      modern.push(line)
      continue
    }
    while (isQuoted && line.endsWith('=') && at + 1 < lines.length) {
      at++
      line = line.slice(0, -1) + lines[at]
    }
    modern.push(modernLine(line, isQuoted, isOld))
  }
  return modern
}

function modernLine(line: string, isQuoted: boolean, isOld: boolean): string {
  const [, start, value = ''] = property.exec(line) ?? []
  if (/^\s/.test(line)) return line
  // What a picture goes on with, in the oldest telephones without a space before it.
  if (start === undefined) return isOld ? '' : line
  if (isOld && /^VERSION$/i.test(start)) return 'VERSION:3.0'
  const [name = '', ...parameters] = start.split(';')
  const charset = parameters.find((one) => /^CHARSET=/i.test(one))?.slice('CHARSET='.length)
  const text = isQuoted ? decodeQuoted(value, charset) : value
  const escaped = isOld ? escapeText(text, name) : text
  return `${name}${modernParameters(parameters)}:${escaped.replace(/\r\n|\r|\n/g, '\\n')}`
}

/** Version 2.1 writes `CELL` where later ones have `TYPE=CELL`. */
function modernParameters(parameters: readonly string[]): string {
  const types = parameters.flatMap((one) => {
    if (/^TYPE=/i.test(one)) return one.slice('TYPE='.length)
    return one.includes('=') || one.toUpperCase() === quoted ? [] : one
  })
  const others = parameters.filter(
    (one) => /=/.test(one) && !/^(?:TYPE|CHARSET|ENCODING)=/i.test(one),
  )
  return [...(types.length > 0 ? [`TYPE=${types.join(',')}`] : []), ...others]
    .map((one) => `;${one}`)
    .join('')
}

/** Version 2.1 knows `\;` alone, and its commas part nothing but categories. */
const escapeText = (text: string, name: string): string =>
  text.replace(/\\(?!;)/g, '\\\\').replace(/,/g, /CATEGORIES$/i.test(name) ? ',' : '\\,')

function decodeQuoted(value: string, charset = 'utf-8'): string {
  const parts = value
    .split(/((?:=[0-9a-f]{2})+)/i)
    .map((part, at) =>
      at % 2 === 1 ? Buffer.from(part.replaceAll('=', ''), 'hex') : Buffer.from(part),
    )
  return decoderOf(charset).decode(Buffer.concat(parts))
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/** A character of UTF-8 that a program has folded between its bytes, which RFC 6350 allows (3.2). */
const foldedCharacter = /([\xc2-\xf4][\x80-\xbf]{0,2})(\r?\n[ \t])([\x80-\xbf]{1,3})/g
const maybeFolded = /[\xc2-\xf4][\x80-\xbf]{0,2}(?:\r?\n?[ \t]?[\x80-\xbf]{0,3})$/

/** The bytes of a file with the fold behind such characters, so that they can be decoded; lines stay as many. */
export async function* wholeCharacters(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let held = ''
  for await (const chunk of bytes) {
    const text = (held + Buffer.from(chunk).toString('latin1')).replace(foldedCharacter, '$1$3$2')
    held = maybeFolded.exec(text.slice(-10))?.[0] ?? ''
    yield Buffer.from(text.slice(0, text.length - held.length), 'latin1')
  }
  yield Buffer.from(held, 'latin1')
}

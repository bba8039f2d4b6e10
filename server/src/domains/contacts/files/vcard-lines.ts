import type { Bytes } from '../../../platform/files/encoding.ts'

const quoted = 'QUOTED-PRINTABLE'

/** Matches a property: the part before the value, and the value. */
const property = /^([^:]*):(.*)$/s

/**
 * Converts the lines of a version 2.1 card, or of one with quoted-printable values, to version 3.0. Phones still write
 * both (vCard 2.1, IMC 1996; RFC 2045, 6.7).
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
  // Continuation of a picture, which the oldest phones write without a leading space.
  if (start === undefined) return isOld ? '' : line
  if (isOld && /^VERSION$/i.test(start)) return 'VERSION:3.0'
  const [name = '', ...parameters] = start.split(';')
  const charset = parameters.find((one) => /^CHARSET=/i.test(one))?.slice('CHARSET='.length)
  const text = isQuoted ? decodeQuoted(value, charset) : value
  const escaped = isOld ? escapeText(text, name) : text
  return `${name}${modernParameters(parameters)}:${escaped.replace(/\r\n|\r|\n/g, '\\n')}`
}

/** Converts parameters: version 2.1 writes `CELL` where later versions write `TYPE=CELL`. */
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

/** Escapes a text of version 2.1, which knows only `\;` and whose commas separate nothing but categories. */
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

/** A UTF-8 character that a program has folded between its bytes, which RFC 6350 allows (3.2). */
const foldedCharacter = /([\xc2-\xf4][\x80-\xbf]{0,2})(\r?\n[ \t])([\x80-\xbf]{1,3})/g
const maybeFolded = /[\xc2-\xf4][\x80-\xbf]{0,2}(?:\r?\n?[ \t]?[\x80-\xbf]{0,3})$/

/** Moves folds behind such characters, so that the bytes can be decoded. The number of lines stays the same. */
export async function* wholeCharacters(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let held = ''
  for await (const chunk of bytes) {
    const text = (held + Buffer.from(chunk).toString('latin1')).replace(foldedCharacter, '$1$3$2')
    held = maybeFolded.exec(text.slice(-10))?.[0] ?? ''
    yield Buffer.from(text.slice(0, text.length - held.length), 'latin1')
  }
  yield Buffer.from(held, 'latin1')
}

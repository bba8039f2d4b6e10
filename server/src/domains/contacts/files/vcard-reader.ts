import ICAL from 'ical.js'
import { type Bytes, decodeText } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { modernLines } from './vcard-lines.ts'

/** A property of a card, such as a name, with the parts of its value: `["Lovelace", "Ada"]`. */
export interface CardProperty {
  /** In lower case, without the group before a dot. */
  name: string
  parameters: Readonly<Record<string, string | readonly string[]>>
  values: readonly string[]
}

export interface Card {
  /** Of its BEGIN:VCARD, from 1. */
  line: number
  properties: readonly CardProperty[]
}

/** With a portrait; that is not read. */
const maxCardBytes = 4 * 1024 * 1024
const unread = /^(?:photo|logo|sound|key)$/

/**
 * The cards of a vCard file, version 2.1, 3 (RFC 2426) or 4 (RFC 6350), one after the other.
 *
 * @throws FileError with the line of the card that is cut off, too large or of another version
 */
export async function* readCards(bytes: Bytes, encoding: string): AsyncGenerator<Card> {
  let card: { line: number; lines: string[]; size: number } | null = null
  let number = 0
  for await (const line of linesOf(decodeText(bytes, encoding))) {
    number++
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (card) throw cutOff(card.line)
      card = { line: number, lines: [], size: 0 }
    } else if (!card && line.trim() !== '') throw noCard(number)
    if (!card) continue
    card.lines.push(line)
    card.size += line.length
    if (card.size > maxCardBytes) throw tooLarge(card.line)
    if (!/^END:VCARD\s*$/i.test(line)) continue
    yield { line: card.line, properties: parseCard(card.lines, card.line) }
    card = null
  }
  if (card) throw cutOff(card.line)
}

/**
 * Lines from pieces of a text. They end with LF or CRLF, or with a bare CR where the first one does, as old programs of
 * the Macintosh wrote them.
 */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let end: RegExp | null = null
  let parts: string[] = []
  let size = 0
  for await (const text of withWholeEnds(texts)) {
    end ??= endOf(text)
    const lines = end ? text.split(end) : [text]
    const last = lines.pop() ?? ''
    for (const line of lines) {
      yield [...parts, line].join('')
      parts = []
      size = 0
    }
    parts.push(last)
    size += last.length
    // A line without end is not gathered until the memory is full.
    if (size > maxCardBytes) {
      yield parts.join('')
      parts = []
    }
  }
  yield parts.join('')
}

/** Moves a CR at the end of a piece to the next one, which may begin with its LF. */
async function* withWholeEnds(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    yield held ? whole.slice(0, -1) : whole
  }
  yield held
}

function endOf(text: string): RegExp | null {
  const first = /\r\n|\r|\n/.exec(text)?.[0]
  if (!first) return null
  return first === '\r' ? /\r\n|\r|\n/ : /\r?\n/
}

function parseCard(lines: string[], line: number): CardProperty[] {
  const version = lines.map((one) => /^VERSION:\s*(\S+)/i.exec(one)?.[1]).find(Boolean)
  if (!version || !/^(?:2\.1|3\.0|4\.0)$/.test(version)) throw wrongVersion(line, version)
  try {
    const text = modernLines(lines, version).join('\r\n')
    const [, properties] = ICAL.parse(text) as [string, RawProperty[]]
    return properties
      .filter(([name]) => name !== 'version' && !unread.test(name))
      .map(([name, { group: _, ...parameters }, type, ...values]) => {
        const texts = values.flat(2).map(String)
        return { name, parameters, values: type === 'unknown' ? texts.map(unescapeText) : texts }
      })
  } catch {
    throw damaged(line)
  }
}

/** The parser leaves those of extensions (`X-…`) as they are written. */
const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

type RawProperty = [
  name: string,
  parameters: CardProperty['parameters'],
  type: string,
  ...unknown[],
]

const noCard = (line: number): FileError =>
  new FileError(
    'malformed_file',
    `Line ${line} belongs to no card. A card begins with BEGIN:VCARD.`,
    line,
  )

const tooLarge = (line: number): FileError =>
  new FileError(
    'too_large',
    `The card in line ${line} is larger than 4 MiB. Remove its pictures.`,
    line,
  )

const cutOff = (line: number): FileError =>
  new FileError(
    'malformed_file',
    `The card in line ${line} has no END:VCARD. Is the file cut off?`,
    line,
  )

const damaged = (line: number): FileError =>
  new FileError('malformed_file', `The card in line ${line} is no vCard. Export it again.`, line)

const wrongVersion = (line: number, version = 'none'): FileError =>
  new FileError(
    'unknown_format',
    `The card in line ${line} is of version ${version}. Export it as vCard 2.1, 3.0 or 4.0.`,
    line,
  )

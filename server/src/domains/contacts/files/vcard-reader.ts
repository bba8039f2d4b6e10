import ICAL from 'ical.js'
import { type Bytes, decodeText } from '../../../platform/files/encoding.ts'
import { FileError } from '../../../platform/files/file-error.ts'
import { modernLines } from './vcard-lines.ts'

/** A property of a card, such as a name, with the parts of its value: `["Lovelace", "Ada"]`. */
export interface CardProperty {
  /** Name in lower case, without the group before the dot. */
  name: string
  parameters: Readonly<Record<string, string | readonly string[]>>
  values: readonly string[]
  /** Label that Apple and Google write for a word outside the standard: `item1.X-ABLabel`. */
  label?: string
}

export interface Card {
  /** Line of BEGIN:VCARD, from 1. */
  line: number
  properties: readonly CardProperty[]
  /** Error of the whole card, which then has no properties, or of some lines, which are left out. */
  fault?: string
}

/** Largest card, without pictures, which are not read. */
const maxCardBytes = 4 * 1024 * 1024
const unread = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i

interface Open {
  line: number
  lines: string[]
  size: number
  /**
   * True inside a picture, which continues until another property begins. Some programs write its lines without a
   * space.
   */
  isPicture: boolean
  /** Depth of nested cards, such as an agent's (vCard 2.1), which are not read. */
  depth: number
}

/**
 * Yields the cards of a vCard file, version 2.1, 3 (RFC 2426) or 4 (RFC 6350). An error is reported for its card, and
 * reading continues with the next BEGIN:VCARD.
 *
 * @throws FileError with the line of the card that the file ends in
 */
export async function* readCards(bytes: Bytes, encoding: string): AsyncGenerator<Card> {
  let card: Open | null = null
  let number = 0
  let isStray = false
  for await (const line of linesOf(decodeText(bytes, encoding))) {
    number++
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (card && /^AGENT[;:]/i.test(card.lines.at(-1) ?? '')) card.depth++
      else {
        if (card) yield faulty(card.line, 'has no END:VCARD.')
        card = { line: number, lines: [], size: 0, isPicture: false, depth: 0 }
        isStray = false
      }
    } else if (!card && line.trim() !== '') {
      if (!isStray)
        yield faulty(number, 'belongs to no card. A card begins with BEGIN:VCARD.', 'Line')
      isStray = true
    }
    if (!card) continue
    const isEnd = /^END:VCARD\s*$/i.test(line)
    if (card.depth > 0) {
      if (isEnd) card.depth--
      continue
    }
    card.isPicture = unread.test(line) || (card.isPicture && /^(?:\s|[\w+/=]*\s*$)/.test(line))
    if (card.isPicture) continue
    card.size += line.length
    if (card.size <= maxCardBytes || isEnd) card.lines.push(line)
    if (!isEnd) continue
    yield card.size > maxCardBytes
      ? faulty(card.line, 'is larger than 4 MiB.')
      : parseCard(card.lines, card.line)
    card = null
  }
  if (card) throw cutOff(card.line)
}

const faulty = (line: number, what: string, subject = 'The card in line'): Card => ({
  ...{ line, properties: [], fault: `${subject} ${line} ${what}` },
})

/**
 * Yields lines from pieces of a text. They end with LF or CRLF, or with a bare CR if the first one does, as old
 * Macintosh programs wrote them.
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
    // A line without an end must not fill the memory.
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

function parseCard(lines: readonly string[], line: number): Card {
  const version = lines.map((one) => /^VERSION:\s*(\S+)/i.exec(one)?.[1]).find(Boolean)
  if (!version || !/^(?:2\.1|3\.0|4\.0)$/.test(version)) {
    return faulty(
      line,
      `has an unsupported version (${version ?? 'none'}). Export it as vCard 2.1, 3.0 or 4.0.`,
    )
  }
  const modern = unfolded(modernLines(lines, version)).map(plainSemicolons)
  const whole = propertiesOf(modern)
  if (whole) return { line, properties: whole }
  const inside = modern.slice(1, -1)
  const good = inside.filter((one) => propertiesOf(['BEGIN:VCARD', one, 'END:VCARD']))
  const properties = propertiesOf(['BEGIN:VCARD', ...good, 'END:VCARD']) ?? []
  const bad = inside.find((one) => !good.includes(one)) ?? ''
  return {
    line,
    properties,
    fault: `The card in line ${line} has a line that is not a vCard property: ${bad.slice(0, 80)}`,
  }
}

/** Unfolds the lines: one line for each property. */
const unfolded = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((whole, line) => {
    if (/^[ \t]/.test(line) && whole.length > 0) whole.push(`${whole.pop()}${line.slice(1)}`)
    else if (line.trim() !== '') whole.push(line)
    return whole
  }, [])

/** Removes the backslash before semicolons of a text (RFC 6350, 3.4), which the parser removes only in lists. */
const plainSemicolons = (line: string): string =>
  /^(?:[\w-]+\.)?(?:FN|TITLE|ROLE|NOTE|UID)[;:]/i.test(line)
    ? line.replace(/(?<!\\)((?:\\\\)*)\\;/g, '$1;')
    : line

/** Parses the properties. Null if the text is not a vCard. */
function propertiesOf(lines: readonly string[]): CardProperty[] | null {
  try {
    const [, properties] = ICAL.parse(lines.join('\r\n')) as [string, RawProperty[]]
    const labels = labelsIn(properties)
    return properties
      .filter(([name]) => name !== 'version' && name !== 'x-ablabel')
      .map(([name, { group, ...parameters }, type, ...values]) => {
        const label = labels.get(String(group).toLowerCase())
        return { name, parameters, values: textsOf(type, values), ...(label && { label }) }
      })
  } catch {
    // The parser throws a ParserError.
    return null
  }
}

/** Maps groups to labels. A label shares its group with its property. */
const labelsIn = (properties: readonly RawProperty[]): Map<string, string> =>
  new Map(
    properties.flatMap(([name, { group }, type, ...values]) =>
      name === 'x-ablabel' && group
        ? [[String(group).toLowerCase(), textsOf(type, values).join(',')] as const]
        : [],
    ),
  )

function textsOf(type: string, values: readonly unknown[]): string[] {
  const texts = values.flat(2).map(String)
  return type === 'unknown' ? texts.map(unescapeText) : texts
}

/** Unescapes a text, because the parser leaves extensions (`X-…`) as written. */
const unescapeText = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

type RawProperty = [
  name: string,
  parameters: CardProperty['parameters'],
  type: string,
  ...unknown[],
]

const cutOff = (line: number): FileError =>
  new FileError(
    'malformed_file',
    `The card in line ${line} has no END:VCARD. Is the file cut off?`,
    line,
  )

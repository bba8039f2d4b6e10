import { parseWithSource } from '../../../platform/json-source.ts'
import { ExtractionError } from './extraction-error.ts'

const maxDepth = 100
/** Maximum of values: a parsed document of this size takes about 200 MB. */
const maxValues = 3_000_000

/**
 * Converts JSON to nested Markdown lists, so that each value is beside its name: `- key: value` for the members of an
 * object, one line for the plain members of each record in a list. Null and empty values are left out. Throws
 * `too_hard` above 100 levels.
 */
export function jsonToMarkdown(json: string): string {
  const lines: string[] = []
  const value = parseExactly(json)
  const text = plainText(value)
  if (text === null) writeMembers(value as object, 0, lines)
  return text ?? lines.join('\n')
}

/** Parses JSON and keeps numbers that a double would change, such as long ids and `1.10`, as texts. */
function parseExactly(json: string): unknown {
  // A reviver takes ten times as long.
  if (!/\d{16}|\d[eE]|\.\d*0(?!\d)|-0/.test(json)) return JSON.parse(json)
  return parseWithSource(json, (_name, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? source : value,
  )
}

/**
 * Refuses JSON with too many values before it is parsed, because a thread that exceeds its memory ends the whole
 * process.
 */
export function refuseTooMany(json: string): void {
  let values = 0
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    // A comma, or the start of an object or a list. Those inside strings count, too.
    if (code === 0x2c || code === 0x5b || code === 0x7b) values += 1
  }
  if (values > maxValues) {
    throw new ExtractionError(
      'too_hard',
      'The JSON has more than 3,000,000 values, which is the limit. Split it.',
    )
  }
}

function writeMembers(value: object, depth: number, lines: string[]): void {
  if (depth > maxDepth) {
    throw new ExtractionError(
      'too_hard',
      `The JSON is nested more than ${maxDepth} levels deep, which is the limit. Flatten it.`,
    )
  }
  if (Array.isArray(value)) for (const record of value) writeRecord(record, depth, lines)
  else for (const [name, member] of Object.entries(value)) writeMember(name, member, depth, lines)
}

function writeMember(name: string, member: unknown, depth: number, lines: string[]): void {
  const text = plainText(member)
  if (text === '') return
  const before = lines.push(itemLine(depth, text === null ? `${name}:` : `${name}: ${text}`))
  if (text !== null) return
  writeMembers(member as object, depth + 1, lines)
  if (lines.length === before) lines.pop()
}

function writeRecord(record: unknown, depth: number, lines: string[]): void {
  const text = plainText(record)
  if (text === '') return
  if (text !== null || Array.isArray(record)) {
    if (text !== null) lines.push(itemLine(depth, text))
    else writeMembers(record as object, depth + 1, lines)
    return
  }
  const members = Object.entries(record as object).map(
    ([name, member]) => [name, member, plainText(member)] as const,
  )
  const plain = members.filter(([, , member]) => member)
  if (plain.length > 0) {
    lines.push(itemLine(depth, plain.map(([name, , member]) => `${name}: ${member}`).join('; ')))
  }
  for (const [name, member, own] of members) {
    if (own === null) writeMember(name, member, depth + (plain.length > 0 ? 1 : 0), lines)
  }
}

/** Returns a scalar, or a list of scalars, as text; null for a value that needs lines of its own. */
function plainText(value: unknown): string | null {
  if (value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null)) {
    return value.map(plainText).filter(Boolean).join(', ')
  }
  return typeof value === 'object' ? null : String(value).trim()
}

const itemLine = (depth: number, text: string): string => {
  const indent = '  '.repeat(depth)
  const lines = text.split('\n').map((line) => line.trim())
  return `${indent}- ${lines.filter((line) => line !== '').join(`\n${indent}  `)}`
}

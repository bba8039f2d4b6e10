import type { ASTNode, Environment } from '@marcbachmann/cel-js'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { readTime, readTimeAs } from '../foreign-values.ts'
import { childrenOf } from './durations.ts'
import { countMade } from './meter.ts'
import { parseInput } from './values.ts'

/** Longest text that a function can create, in characters, because the result may have at most 64 KiB. */
const maxJoined = 65_536
const maxSeparator = 100

const textOf = (value: unknown, name: string): string => {
  if (typeof value === 'string') return value
  throw new Error(`${name} needs a text`)
}

/** Makes a function return null for null. */
const ofText =
  (name: string, make: (text: string) => unknown) =>
  (value: unknown): unknown =>
    value === null ? null : make(textOf(value, name))

function split(value: unknown, separator: string): unknown {
  if (value === null) return []
  if (separator === '') throw new Error('split needs a separator of at least one character')
  const parts = textOf(value, 'split').split(separator)
  countMade({ elements: parts.length })
  return parts
}

function join(list: unknown, separator: string): string | null {
  if (list === null) return null
  if (!Array.isArray(list)) throw new Error('join needs a list')
  if (separator.length > maxSeparator) {
    throw new Error(`join needs a separator of at most ${maxSeparator} characters`)
  }
  countMade({ elements: list.length })
  let joined = ''
  for (const [index, value] of list.entries()) {
    if (value !== null && typeof value === 'object') throw new Error('join needs a list of texts')
    joined += `${index > 0 ? separator : ''}${value ?? ''}`
    if (joined.length > maxJoined) {
      throw new Error(`the result of join must have at most ${maxJoined} characters`)
    }
  }
  countMade({ characters: joined.length })
  return joined
}

function first(list: unknown): unknown {
  if (list === null) return null
  if (!Array.isArray(list)) throw new Error('first needs a list')
  return list[0] ?? null
}

function toE164(value: unknown, country: string): string | null {
  if (value === null) return null
  const text = textOf(value, 'e164').slice(0, 100)
  if (!/^[A-Z]{2}$/.test(country)) throw new Error('e164 needs a country such as "DE"')
  const options = { extract: false, defaultCountry: country as CountryCode }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isPossible() && !number.ext ? number.number : null
}

const parseTime = (value: unknown): string | null => readTime(value)?.toISOString() ?? null

/** Parses a time that is not ISO 8601, in a format that the mapping names: `03.05.2026` can be in March or in May. */
function parseTimeAs(value: unknown, format: string, zone: string): string | null {
  if (value === null) return null
  return readTimeAs(String(value), format.slice(0, 100), zone)?.toISOString() ?? null
}

/** Parses JSON. Returns null if the text is not JSON. */
function parseJson(value: unknown): unknown {
  if (value === null) return null
  const text = textOf(value, 'parseJson')
  countMade({ characters: text.length })
  try {
    return parseInput(text)
  } catch {
    // A SyntaxError, or nested too deeply.
    return null
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const arithmetic = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
}

/** Data of a checked call in the evaluator. */
interface CheckedCall {
  handle: (args: readonly unknown[]) => unknown
}

/**
 * Replaces `text.split(",")` and `list.join(",")` with `split` and `join` in a checked expression. The evaluator's own
 * have no limits: with 20,000 single characters and a separator of 1,800 they create 36 million characters.
 */
export function bindMethods(node: ASTNode): void {
  if (node.op === 'rcall' && (node.args[0] === 'split' || node.args[0] === 'join')) {
    const isSplit = node.args[0] === 'split'
    const checked = node as unknown as CheckedCall
    checked.handle = ([receiver, separator = '', ...more]) => {
      if (typeof separator !== 'string' || more.length > 0) {
        throw new Error(`${isSplit ? 'split' : 'join'} needs exactly one argument, a separator`)
      }
      return isSplit ? split(receiver, separator) : join(receiver, separator)
    }
  }
  for (const child of childrenOf(node)) bindMethods(child)
}

/**
 * Registers the functions and operators. JSON numbers are doubles and an expression's are integers, so that
 * `body.total / 100` needs an operator.
 */
export function registerFunctions(environment: Environment): void {
  environment
    .registerFunction(
      'lower(dyn): dyn',
      ofText('lower', (text) => text.toLowerCase()),
    )
    .registerFunction(
      'upper(dyn): dyn',
      ofText('upper', (text) => text.toUpperCase()),
    )
    .registerFunction(
      'trim(dyn): dyn',
      ofText('trim', (text) => text.trim()),
    )
    .registerFunction('split(dyn, string): list<dyn>', split)
    .registerFunction('join(dyn, string): dyn', join)
    .registerFunction('first(dyn): dyn', first)
    .registerFunction('e164(dyn, string): dyn', toE164)
    .registerFunction('parseTime(dyn): dyn', parseTime)
    .registerFunction('parseTime(dyn, string): dyn', (value: unknown, format: string) =>
      parseTimeAs(value, format, 'utc'),
    )
    .registerFunction('parseTime(dyn, string, string): dyn', parseTimeAs)
    .registerFunction('parseJson(dyn): dyn', parseJson)
    .registerFunction('orNull(dyn): dyn', (value: unknown) => (isEmpty(value) ? null : value))
  for (const [operator, compute] of Object.entries(arithmetic)) {
    const handler = (a: unknown, b: unknown) => compute(Number(a), Number(b))
    environment.registerOperator(`int ${operator} double: double`, handler)
    environment.registerOperator(`double ${operator} int: double`, handler)
  }
}

import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import type { ExpressionInput } from './expression.ts'
import { evaluate, requireExpression } from './mapping.ts'
import { Meter } from './meter.ts'

/** How a value is written so that it stays a value where it is put. */
export type Escape = (text: string) => string

export const asPlainText: Escape = (text) => text
/** One line: a value can add no line to a header. */
export const asLine: Escape = (text) => text.replace(/\s+/g, ' ').trim()
/** Of one place: `fillAddress` looks at the whole. */
const asUrlPart: Escape = (text) => encodeURIComponent(text.toWellFormed())

const maxPlaces = 60
const places = /\{\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\}/g

/** The text with a letter in each of its places. */
export const withoutPlaces = (text: string): string => text.replace(places, 'x')

/** @throws ApiError 422 for a place between double braces that cannot be read */
export function requireText(text: string, field: string): void {
  const found = [...text.matchAll(places)]
  if (found.length > maxPlaces) {
    const message = `${field} has ${found.length} places in double braces and may have ${maxPlaces}.`
    throw new ApiError('validation_error', message, { field })
  }
  for (const [, source = ''] of found) {
    const place = tryReadPlace(source)
    if (!(place instanceof ExpressionFault)) requireExpression(place.expression, field)
    else throw new ApiError('validation_error', place.sentence(field), { field })
  }
}

function tryReadPlace(source: string): Place | ExpressionFault {
  try {
    return readPlace(source)
  } catch (error) {
    return ExpressionFault.of(error)
  }
}

const dotSegment = /[/\\](?:\.|%2e){1,2}(?=[/\\?#]|$)/i

/**
 * Puts values in the places of an address. None adds a part to it, or takes one away: a part that is `.` or `..` is a
 * fault, since addresses are resolved by it (WHATWG URL, "double-dot URL path segment").
 *
 * @throws ExpressionFault
 */
export function fillAddress(text: string, input: ExpressionInput): string {
  const address = fillText(text, input, asUrlPart)
  if (!dotSegment.test(address.replace(/[?#].*/s, ''))) return address
  throw new ExpressionFault(
    'a value makes a part of the path that is . or .., which leads elsewhere',
  )
}

/**
 * Puts values in the places of a text that people read: `{{ body.name }}`, `{{ body.name | default: "you" }}`. A place
 * without a value is a fault, so that nobody is written to as "Dear ,".
 *
 * @throws ExpressionFault
 */
export function fillText(text: string, input: ExpressionInput, write: Escape): string {
  // All places together may take no more work than one expression.
  const meter = new Meter()
  return text.replace(places, (_place, written: string) => {
    const source = written.trim()
    const { expression, modifiers } = readPlace(source)
    const found = evaluate(expression, input, meter)
    const value = modifiers.reduce((one, modify) => modify(one), found)
    if (value === null) throw new ExpressionFault(`{{ ${source} }} has no value`)
    if (typeof value === 'object') {
      throw new ExpressionFault(`{{ ${source} }} gives no text: name a field of it`)
    }
    return write(String(value))
  })
}

/** What stands between double braces: an expression, and what Liquid does with its value. */
interface Place {
  expression: string
  /** In their order. */
  modifiers: readonly ((value: unknown) => unknown)[]
}

const ofText =
  (modify: (text: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? modify(value) : value

const plain: Readonly<Record<string, Place['modifiers'][number]>> = {
  downcase: ofText((text) => text.toLowerCase()),
  strip: ofText((text) => text.trim()),
  upcase: ofText((text) => text.toUpperCase()),
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** @throws ExpressionFault for a modifier that there is not; the expression is not read */
function readPlace(source: string): Place {
  const [expression = '', ...modifiers] = partsOf(source)
  return { expression: expression.trim(), modifiers: modifiers.map(readModifier) }
}

/** Texts in either quotes, `||`, and a bar by itself. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\|\||\||[^|"']+|["']/gs

/** Between the bars that stand by themselves: CEL has none. */
function partsOf(source: string): string[] {
  const parts = ['']
  for (const [token] of source.matchAll(tokens)) {
    if (token === '|') parts.push('')
    else parts.push(`${parts.pop()}${token}`)
  }
  return parts
}

const fallbackForm = /^default\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/s

function readModifier(source: string): Place['modifiers'][number] {
  const name = source.trim()
  const fallback = fallbackForm.exec(name)
  if (fallback) {
    const text = (fallback[1] ?? fallback[2] ?? '').replace(/\\(.)/gs, '$1')
    return (value) => (isBlank(value) ? text : value)
  }
  const modifier = Object.hasOwn(plain, name) ? plain[name] : undefined
  if (modifier) return modifier
  throw new ExpressionFault(
    `after | there may be default: "…", ${Object.keys(plain).join(', ')}, not ${name.slice(0, 50) || 'nothing'}`,
  )
}

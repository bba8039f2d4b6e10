import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import { evaluate, requireExpression } from './evaluate.ts'
import type { ExpressionInput } from './expression.ts'
import { Meter } from './meter.ts'

/** Escapes a value so that it cannot break the text around it. */
export type Escape = (text: string) => string

export const asPlainText: Escape = (text) => text
/** Returns the text on one line, so that a value cannot add a line to a header. */
export const asLine: Escape = (text) => text.replace(/\s+/g, ' ').trim()
/** Escapes one placeholder of a URL; `fillAddress` checks the whole. */
const asUrlPart: Escape = (text) => encodeURIComponent(text.toWellFormed())

const maxPlaces = 60
const places = /\{\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\}/g

/** Returns the text with a letter in each placeholder. */
export const withoutPlaces = (text: string): string => text.replace(places, 'x')

/**
 * Checks the placeholders of a text.
 *
 * @throws ApiError 422 if a placeholder between double braces cannot be parsed
 */
export function requireText(text: string, field: string): void {
  const found = [...text.matchAll(places)]
  if (found.length > maxPlaces) {
    const message = `${field} has ${found.length} placeholders in double braces. Use at most ${maxPlaces}.`
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
 * Fills the placeholders of a URL. A value cannot add or remove a path segment: a segment that is `.` or `..` is an
 * error, because URLs resolve it (WHATWG URL, "double-dot URL path segment").
 *
 * @throws ExpressionFault
 */
export function fillAddress(text: string, input: ExpressionInput): string {
  const address = fillText(text, input, asUrlPart)
  if (!dotSegment.test(address.replace(/[?#].*/s, ''))) return address
  throw new ExpressionFault('a value makes a path segment . or .., which would lead elsewhere')
}

/**
 * Fills the placeholders of a text for people: `{{ body.name }}`, `{{ body.name | default: "you" }}`. A placeholder
 * without a value is an error, so that nobody gets "Dear ,".
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
      throw new ExpressionFault(`{{ ${source} }} is not a text. Refer to one of its fields`)
    }
    return write(String(value))
  })
}

/** A placeholder between double braces: an expression, and Liquid filters for its value. */
interface Place {
  expression: string
  /** Filters, in order. */
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

/**
 * Parses a placeholder, but not its expression.
 *
 * @throws ExpressionFault for an unknown filter
 */
function readPlace(source: string): Place {
  const [expression = '', ...modifiers] = partsOf(source)
  return { expression: expression.trim(), modifiers: modifiers.map(readModifier) }
}

/** Tokens: texts in either quotes, `||`, and a single bar. */
const tokens = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\|\||\||[^|"']+|["']/gs

/** Splits at single bars, which CEL does not have. */
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
    `unknown filter ${name.slice(0, 50) || 'nothing'} after |; use default: "…" or one of ${Object.keys(plain).join(', ')}`,
  )
}

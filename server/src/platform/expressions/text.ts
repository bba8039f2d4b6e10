import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import type { Input } from './expression.ts'
import { evaluate, requireExpression } from './mapping.ts'
import { Meter } from './meter.ts'
import { type Place, readPlace } from './place.ts'

/** How a value is written so that it stays a value where it is put. */
export type Escape = (text: string) => string

export const asPlainText: Escape = (text) => text
/** One line: a value can add no line to a header. */
export const asLine: Escape = (text) => text.replace(/\s+/g, ' ').trim()
export const asUrlPart: Escape = (text) => encodeURIComponent(text.toWellFormed())

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

/**
 * Puts values in the places of a text that people read: `{{ body.name }}`, `{{ body.name | default: "you" }}`. A place
 * without a value is a fault, so that nobody is written to as "Dear ,".
 *
 * @throws ExpressionFault
 */
export function fillText(text: string, input: Input, write: Escape): string {
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

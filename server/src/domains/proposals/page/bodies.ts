import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'

/** What was posted: a form of the page, or JSON of a program. */
export type Posted = { kind: 'form'; fields: URLSearchParams } | { kind: 'json'; value: unknown }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws ApiError 400 or 415 */
export function readPosted({ headers }: FastifyRequest, body: unknown): Posted {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  const [mediaType = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  if (mediaType.trim() === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: formOf(bytes) }
  }
  if (bytes.length === 0) return { kind: 'json', value: {} }
  if (mediaType.trim() !== 'application/json') throw new ApiError('unsupported_media_type')
  return { kind: 'json', value: jsonOf(bytes) }
}

/** Lines of a text area end in CR LF on the wire; a NUL fits into no column. */
function formOf(bytes: Buffer): URLSearchParams {
  const fields = new URLSearchParams(bytes.toString('utf8'))
  const clean = [...fields].map(([name, value]) => [
    name,
    value.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\0', ''),
  ])
  return new URLSearchParams(clean as [string, string][])
}

function jsonOf(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw new ApiError('malformed_json')
  }
  const fault = unstorable(value, [])
  if (fault) throw fault
  return value
}

/** The value as its schema has it. @throws ApiError 422 that names the field */
export function checked<S extends TSchema>(schema: S, value: unknown): Static<S> {
  const validate = validators.get(schema) ?? validatorFor(schema, 'body')
  validators.set(schema, validate)
  if (!validate(value)) throw refuse(validate.errors?.[0], 'body')
  return value as Static<S>
}

const validators = new Map<TSchema, ReturnType<typeof validatorFor>>()

/** The choice that the fields of the page make. */
export function selectionIn(fields: URLSearchParams): {
  itemIds: string[]
  quantities: Record<string, string>
} {
  const itemIds: string[] = []
  const quantities: Record<string, string> = {}
  for (const [name, value] of fields) {
    if (name === 'item' || name.startsWith('group.')) itemIds.push(value)
    if (name.startsWith('quantity.')) quantities[name.slice('quantity.'.length)] = decimalOf(value)
  }
  return { itemIds, quantities }
}

/** "1,5" is what people type in half of the world, and "1.50" is what a field may make of 1.5. */
const decimalOf = (text: string): string => {
  const plain = text.trim().replace(',', '.')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** Strokes that the script has put in a field; anything else is none. */
export function strokesIn(fields: URLSearchParams): unknown {
  try {
    return JSON.parse(fields.get('strokes') ?? '')
  } catch {
    // A SyntaxError: the field holds no JSON.
    return null
  }
}

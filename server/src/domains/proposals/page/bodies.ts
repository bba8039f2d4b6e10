import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { refuse, validatorFor } from '../../../platform/operations/validation.ts'

/** The posted data: a form from the page, or JSON from a program. */
export type Posted = { kind: 'form'; fields: URLSearchParams } | { kind: 'json'; value: unknown }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads the posted data.
 *
 * @throws ApiError 400 or 415
 */
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

/** Parses a form. Lines of a text area end in CR LF when sent; a NUL does not fit in any column. */
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

/**
 * Returns the value if it matches its schema.
 *
 * @throws ApiError 422 that names the field
 */
export function checked<S extends TSchema>(schema: S, value: unknown): Static<S> {
  const validate = validators.get(schema) ?? validatorFor(schema, 'body')
  validators.set(schema, validate)
  if (!validate(value)) throw refuse(validate.errors?.[0], 'body')
  return value as Static<S>
}

const validators = new Map<TSchema, ReturnType<typeof validatorFor>>()

/** Reads the choice from the fields of the page. */
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

/** Accepts "1,5", the decimal comma of many countries, and "1.50", which a number field may make of 1.5. */
const decimalOf = (text: string): string => {
  const plain = text.trim().replace(',', '.')
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain
}

/** Reads the strokes that the script put in a field; anything else counts as none. */
export function strokesIn(fields: URLSearchParams): unknown {
  try {
    return JSON.parse(fields.get('strokes') ?? '')
  } catch {
    // A SyntaxError: the field is not JSON.
    return null
  }
}

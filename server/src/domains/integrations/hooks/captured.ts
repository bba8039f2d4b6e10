import { isUtf8 } from 'node:buffer'
import { parseInput } from '../../../platform/expressions/values.ts'
import type { PresetConfig } from './presets/preset.ts'
import type { InboundRequest } from './presets/received.ts'
import { type PresetName, presets } from './presets/table.ts'

const credentials = new Set(['authorization', 'proxy-authorization', 'cookie', 'x-api-key'])

/**
 * Returns the headers without credentials, with names in lower case. U+0000 is removed, because no column can hold it.
 */
export function safeHeaders(
  headers: InboundRequest['headers'],
  preset: PresetName,
  config: PresetConfig,
): Record<string, string> {
  const isOwn = preset === 'basic' || preset === 'bearer'
  const hidden = isOwn
    ? new Set([...credentials, ...presets[preset].singleHeaders(config)])
    : credentials
  const safe: Record<string, string> = {}
  for (const [given, value] of headers) {
    const name = given.toLowerCase()
    if (hidden.has(name)) continue
    const before = Object.hasOwn(safe, name) ? `${safe[name]}, ` : ''
    safe[name] = storable(before + value)
  }
  return safe
}

/** Returns the headers for mappings: without credentials and signatures, including those in a custom header. */
export function withoutSignatures(
  headers: Readonly<Record<string, string>>,
  ownHeader: string | null | undefined,
): Record<string, string> {
  const own = ownHeader?.toLowerCase()
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== own && !/signature|hmac/.test(name)),
  )
}

export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

export const shortened = (text: string | null, max: number): string | null =>
  text === null ? null : storable(text).slice(0, max)

/**
 * Parses a body for expressions: JSON as it is, a form as its fields; null for anything else. A form whose only field
 * is `payload`, as Slack and GitHub send JSON, becomes that JSON, so that mappings read both in the same way.
 */
export function parseBody(body: Buffer, contentType: string | null): unknown {
  if (!isUtf8(body)) return null
  const text = body.toString('utf8')
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) {
    const fields = fieldsIn(text)
    const { payload, ...others } = fields
    const isCarrier = typeof payload === 'string' && Object.keys(others).length === 0
    const carried = isCarrier ? jsonIn(payload) : null
    return typeof carried === 'object' && carried !== null ? carried : fields
  }
  return jsonIn(text)
}

function jsonIn(text: string): unknown {
  try {
    return parseInput(text.replace(/^\uFEFF/, ''))
  } catch {
    // JSON.parse throws a SyntaxError: the body is not JSON.
    return null
  }
}

/** Returns names and values of a form or a query. A repeated name has a list. */
export function fieldsIn(text: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(text)
  const names = new Set(parameters.keys())
  return Object.fromEntries(
    [...names].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

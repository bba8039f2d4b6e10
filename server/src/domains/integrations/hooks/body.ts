import { isUtf8 } from 'node:buffer'
import { parseInput } from '../../../platform/expressions/values.ts'

/**
 * A body for expressions: JSON as it is, a form as its fields; null for anything else. Of a form whose only field is
 * `payload`, as Slack and GitHub send JSON, that JSON: a mapping reads both kinds in the same way.
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
    // A SyntaxError: the body is not JSON.
    return null
  }
}

/** Names and values of a form or a query; of a name that comes twice a list. */
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

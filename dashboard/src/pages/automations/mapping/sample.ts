import type { InboundEventWithBody } from '@capstan/sdk'
import { withDigits } from '../../../ui/laid-out.ts'
import type { Sample } from './use-check.ts'

/** Returns an inbound event as expressions see it. The server parses the body in the same way. */
export function sampleOf({ body, contentType, headers, query }: InboundEventWithBody): Sample {
  const text = body ?? ''
  return {
    body: parseBody(text, contentType),
    text,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !/signature|hmac/.test(name)),
    ),
    query: fieldsIn(query),
  }
}

function parseBody(text: string, contentType: string | null): unknown {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType ?? '')) return fieldsIn(text)
  try {
    return withDigits(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

const fieldsIn = (text: string): Record<string, string | string[]> => {
  const parameters = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

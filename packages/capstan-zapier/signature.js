import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether Capstan signed these bytes (Standard Webhooks 1.0). The age of the time is not compared: Zapier may hold a
 * delivery back for hours, and drops one whose event it has seen.
 */
export function isSigned({ content = '', headers = {} }, secret = '') {
  const read = readerOf(headers)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    read,
  )
  if (!secret || !id || !timestamp || !signatures) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${content}`).digest()
  return signatures.split(' ').some((signature) => {
    const actual = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return (
      signature.startsWith('v1,') &&
      actual.length === expected.length &&
      timingSafeEqual(actual, expected)
    )
  })
}

/** Zapier hands headers on as `Http-Webhook-Id`. */
function readerOf(headers) {
  const values = new Map()
  for (const [name, value] of Object.entries(headers)) {
    values.set(name.toLowerCase().replace(/^http-/, ''), value)
  }
  return (name) => values.get(name)
}

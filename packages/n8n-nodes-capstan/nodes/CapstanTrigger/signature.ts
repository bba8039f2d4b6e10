import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

type Headers = Record<string, unknown>

/** Whether these bytes come from Capstan, and are fresh (Standard Webhooks 1.0). */
export function isSigned(body: Buffer, headers: Headers, secret: string): boolean {
  const id = textOf(headers['webhook-id'])
  const timestamp = textOf(headers['webhook-timestamp'])
  const signatures = textOf(headers['webhook-signature'])
  if (!id || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return signatures.split(' ').some((signature) => isEqual(signature, expected))
}

function isEqual(signature: string, expected: Buffer): boolean {
  if (!signature.startsWith('v1,')) return false
  const actual = Buffer.from(signature.slice(3), 'base64')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

import { createHash } from 'node:crypto'
import { addressOf, otherPort } from './address.ts'
import { type Preset, untimed } from './preset.ts'
import { queryOf, type Received } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import { bytesOf, hmac, isSame, requireMatch } from './signature.ts'

const [header, idHeader] = ['x-twilio-signature', 'i-twilio-idempotency-token']
const sids = ['MessageSid', 'SmsSid', 'CallSid']
const states = ['MessageStatus', 'SmsStatus', 'CallStatus']

/** Verifies Twilio: https://www.twilio.com/docs/usage/security#validating-requests. Twilio offers only SHA-1. */
export const twilio: Preset = {
  singleHeaders: () => [header, idHeader],
  prove(received, config, secrets) {
    const sent = received.require(header)
    const address = addressOf(received, config)
    const digests = new URLSearchParams(queryOf(address)).getAll('bodySHA256')
    // Decided by the signed URL, not by the media type alone, which is not signed: an attacker with a captured request
    // that has a digest could send it again as a form without fields.
    const isForm = received.isForm && digests.length === 0
    const fields = isForm ? readForm(received.body) : []
    const text = textOf(fields)
    const signed = [bytesOf(address), text]
    const sign = (secret: string, one: string) =>
      hmac('sha1', secret, [bytesOf(one), text]).toString('base64')
    const other = otherPort(address)
    const isWithOther = secrets.some((secret) => secret !== '' && isSame(sent, sign(secret, other)))
    if (!isWithOther) requireMatch([sent], secrets, (secret) => sign(secret, address))
    if (!isForm) requireDigest(digests, received)
    const providerEventId = received.header(idHeader) ?? idIn(fields)
    return { ...untimed, signed, providerEventId, eventType: firstOf(fields, states) }
  },
}

/** Requires a digest in the URL, which is the only protection of a body that is not a form. */
function requireDigest([digest, ...more]: readonly string[], { body }: Received): void {
  if (digest === undefined && body.length === 0) return
  const expected = createHash('sha256').update(body).digest('hex')
  if (digest === undefined || more.length > 0 || !isSame(digest, expected)) {
    throw new SignatureRefused('body_digest_mismatch')
  }
}

/** A field as bytes in the form of text, so that invalid UTF-8 is kept. */
type Field = readonly [name: string, value: string]

function readForm(body: Buffer): Field[] {
  const pairs = body.toString('latin1').split('&')
  return pairs.flatMap((pair): Field[] => {
    const [name = '', ...rest] = pair.split('=')
    return pair === '' ? [] : [[decode(name), decode(rest.join('='))]]
  })
}

const decode = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Returns the signed text: names in order, and under each name its values in order, without repeats. */
function textOf(fields: readonly Field[]): Buffer {
  const valuesByName = Map.groupBy(fields, ([name]) => name)
  const names = [...valuesByName.keys()].sort()
  const parts = names.flatMap((name) => {
    const values = new Set((valuesByName.get(name) ?? []).map(([, value]) => value))
    return [...values].sort().map((value) => name + value)
  })
  return Buffer.from(parts.join(''), 'latin1')
}

function firstOf(fields: readonly Field[], names: readonly string[]): string | null {
  const found = names.flatMap((name) => fields.find(([one]) => one === name)?.[1] ?? [])[0]
  return found ? Buffer.from(found, 'latin1').toString('utf8') : null
}

/** Returns the id. Each state of a call or a message is an event of its own. */
function idIn(fields: readonly Field[]): string | null {
  const [sid, state] = [firstOf(fields, sids), firstOf(fields, states)]
  return sid === null || state === null ? sid : `${sid}:${state}`
}

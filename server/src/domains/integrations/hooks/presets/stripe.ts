import { type Preset, timed } from './preset.ts'
import { SignatureRefused } from './refusal.ts'
import { bytesOf, hmac, requireBody, requireMatch, requireRecent } from './signature.ts'

const header = 'stripe-signature'
/**
 * Most signatures. During a rotation Stripe sends one for each secret; more than a few is an attempt to waste CPU time.
 */
const maxSignatures = 10

/** Verifies Stripe: https://docs.stripe.com/webhooks#verify-manually */
export const stripe: Preset = {
  singleHeaders: () => [header],
  prove(received, _config, secrets, now) {
    requireBody(received.body)
    const { time, signatures } = readHeader(received.require(header))
    requireRecent(time, now)
    const signed = [bytesOf(`${time}.`), received.body]
    requireMatch(signatures, secrets, (secret) => hmac('sha256', secret, signed).toString('hex'))
    const [providerEventId, eventType] = [received.textAt('id'), received.textAt('type')]
    return { ...timed, signed, providerEventId, eventType }
  },
}

/** Reads the header. Items of other schemes, such as `v0` of test mode, are ignored. */
function readHeader(value: string): { time: string; signatures: string[] } {
  const valuesOf = (key: string) =>
    value
      .split(',')
      .filter((item) => item.startsWith(`${key}=`))
      .map((item) => item.slice(key.length + 1))
  const [times, signatures] = [valuesOf('t'), valuesOf('v1')]
  const [time] = times
  if (time === undefined || times.length > 1) throw new SignatureRefused('malformed_header')
  if (signatures.length === 0) throw new SignatureRefused('missing_signature')
  if (signatures.length > maxSignatures) throw new SignatureRefused('malformed_header')
  return { time, signatures }
}

import { addressOf } from './address.ts'
import { type Preset, timed } from './preset.ts'
import { textIn } from './received.ts'
import { bytesOf, hmac, requireMatch, requireRecent } from './signature.ts'

const [header, timeHeader] = ['x-hubspot-signature-v3', 'x-hubspot-request-timestamp']

/** Characters that HubSpot decodes in the URL that it signs. Everything else is signed as received. */
const decoded: Readonly<Record<string, string>> = {
  '%3A': ':',
  '%2F': '/',
  '%3F': '?',
  '%40': '@',
  '%21': '!',
  '%24': '$',
  '%27': "'",
  '%28': '(',
  '%29': ')',
  '%2A': '*',
  '%2C': ',',
  '%3B': ';',
}

/**
 * Verifies HubSpot:
 * https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/request-validation
 */
export const hubspotV3: Preset = {
  singleHeaders: () => [header, timeHeader],
  prove(received, config, secrets, now) {
    const [sent, time] = [received.require(header), received.require(timeHeader)]
    requireRecent(time, now, { unit: 'ms' })
    const address = addressOf(received, config)
    const partsOf = (one: string) => [
      bytesOf(`${received.method}${one}`),
      received.body,
      bytesOf(time),
    ]
    const plain = address.replace(/%[0-9A-F]{2}/g, (code) => decoded[code] ?? code)
    const signed = [partsOf(address), partsOf(plain)] as const
    const candidates = secrets.flatMap((secret) =>
      secret === '' ? [] : signed.map((parts) => hmac('sha256', secret, parts).toString('base64')),
    )
    requireMatch([sent], candidates, (candidate) => candidate)
    const payload = received.json()
    const first: unknown = Array.isArray(payload) ? payload[0] : payload
    const eventType = textIn(first, 'subscriptionType')
    return { ...timed, signed: signed[1], providerEventId: null, eventType }
  },
}

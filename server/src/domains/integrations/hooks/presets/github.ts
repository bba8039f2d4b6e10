import { type Preset, untimed } from './preset.ts'
import { afterPrefix, hmac, requireBody, requireMatch } from './signature.ts'

const header = 'x-hub-signature-256'
const [idHeader, eventHeader] = ['x-github-delivery', 'x-github-event']

/**
 * Verifies GitHub: https://docs.github.com/en/webhooks/using-webhooks/validating-webhook-deliveries. SHA-1 is never
 * accepted.
 */
export const github: Preset = {
  singleHeaders: () => [header, idHeader, eventHeader],
  prove(received, _config, secrets) {
    requireBody(received.body)
    const sent = afterPrefix(received.require(header), 'sha256=')
    const signed = [received.body]
    requireMatch([sent], secrets, (secret) => hmac('sha256', secret, signed).toString('hex'))
    const eventType = received.header(eventHeader)
    return { ...untimed, signed, providerEventId: received.header(idHeader), eventType }
  },
}

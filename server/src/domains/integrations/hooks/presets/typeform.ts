import { type Preset, untimed } from './preset.ts'
import { afterPrefix, hmac, requireMatch } from './signature.ts'

const header = 'typeform-signature'

/** Verifies Typeform: https://www.typeform.com/developers/webhooks/secure-your-webhooks/ */
export const typeform: Preset = {
  singleHeaders: () => [header],
  prove(received, _config, secrets) {
    const sent = afterPrefix(received.require(header), 'sha256=')
    const signed = [received.body]
    requireMatch([sent], secrets, (secret) => hmac('sha256', secret, signed).toString('base64'))
    const [providerEventId, eventType] = ['event_id', 'event_type'].map((key) =>
      received.textAt(key),
    )
    return {
      ...untimed,
      signed,
      providerEventId: providerEventId ?? null,
      eventType: eventType ?? null,
    }
  },
}

import { type Preset, untimed } from './preset.ts'
import { hmac, requireBody, requireMatch } from './signature.ts'

const header = 'x-shopify-hmac-sha256'
const [idHeader, topicHeader] = ['x-shopify-event-id', 'x-shopify-topic']

/**
 * Verifies Shopify: https://shopify.dev/docs/apps/build/webhooks. A repeat has another webhook id but the same event
 * id, which is unique in its topic.
 */
export const shopify: Preset = {
  singleHeaders: () => [header, idHeader, topicHeader],
  prove(received, _config, secrets) {
    requireBody(received.body)
    const sent = received.require(header)
    const signed = [received.body]
    requireMatch([sent], secrets, (secret) => hmac('sha256', secret, signed).toString('base64'))
    const topic = received.header(topicHeader)
    const providerEventId = received.header(idHeader)
    return { ...untimed, signed, providerEventId, topic, eventType: topic }
  },
}

import { handshake, type Preset, timed } from './preset.ts'
import { type Received, readJson, textIn } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import { afterPrefix, bytesOf, hmac, requireMatch, requireRecent } from './signature.ts'

const [header, timeHeader] = ['x-slack-signature', 'x-slack-request-timestamp']

/** Verifies Slack: https://docs.slack.dev/authentication/verifying-requests-from-slack */
export const slack: Preset = {
  singleHeaders: () => [header, timeHeader],
  prove(received, _config, secrets, now) {
    const sent = afterPrefix(received.require(header), 'v0=')
    const time = received.require(timeHeader)
    requireRecent(time, now)
    const signed = [bytesOf(`v0:${time}:`), received.body]
    requireMatch([sent], secrets, (secret) => hmac('sha256', secret, signed).toString('hex'))
    const payload = payloadOf(received)
    const eventType = eventTypeOf(payload)
    if (eventType === 'url_verification') {
      const challenge = textIn(payload, 'challenge')
      if (challenge === null) throw new SignatureRefused('malformed_challenge')
      const response = handshake(challenge)
      return { ...timed, signed, providerEventId: null, eventType, response }
    }
    const providerEventId = textIn(payload, 'event_id') ?? textIn(payload, 'trigger_id')
    return { ...timed, signed, providerEventId, eventType }
  },
}

/**
 * Returns the payload. Events are JSON, a command is a form, and a click is a form with JSON in its field `payload`.
 */
function payloadOf(received: Received): unknown {
  if (!received.isForm) return received.json()
  const fields = Object.fromEntries(new URLSearchParams(received.body.toString('utf8')))
  return fields['payload'] === undefined ? fields : readJson(fields['payload'])
}

function eventTypeOf(payload: unknown): string | null {
  const type = textIn(payload, 'type')
  if (type !== 'event_callback') return type ?? textIn(payload, 'command')
  return textIn((payload as { event?: unknown }).event, 'type') ?? type
}

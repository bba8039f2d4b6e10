import { handshake, type Preset, type PresetConfig, type Proof, untimed } from './preset.ts'
import type { Received } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import { afterPrefix, hmac, isSameSecret, requireMatch } from './signature.ts'

const header = 'x-hub-signature-256'

/** Verifies Meta: https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
export const meta: Preset = {
  singleHeaders: () => [header],
  prove(received, config, secrets) {
    if (received.method === 'GET') return answerChallenge(received, config)
    const sent = afterPrefix(received.require(header), 'sha256=')
    const signed = [received.body]
    requireMatch([sent], secrets, (secret) => hmac('sha256', secret, signed).toString('hex'))
    return { ...untimed, signed, providerEventId: null, eventType: received.textAt('object') }
  },
}

/** Answers the challenge. Checks the verify token first, so that a sender without it learns nothing. */
function answerChallenge({ query }: Received, { verifyToken }: PresetConfig): Proof {
  const parameters = new URLSearchParams(query)
  const only = (name: string): string => {
    const values = parameters.getAll(name)
    return values.length === 1 ? (values[0] ?? '') : ''
  }
  const isKnown = isSameSecret(only('hub.verify_token'), verifyToken ?? '')
  if (!verifyToken || !isKnown) throw new SignatureRefused('credential_mismatch')
  const challenge = only('hub.challenge')
  if (only('hub.mode') !== 'subscribe' || !/^[A-Za-z0-9_-]{1,64}$/.test(challenge)) {
    throw new SignatureRefused('malformed_challenge')
  }
  const response = handshake(challenge)
  return { ...untimed, signed: null, providerEventId: null, eventType: null, response }
}

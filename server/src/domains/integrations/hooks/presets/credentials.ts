import type { Preset, PresetConfig, Proof } from './preset.ts'
import type { Received } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import { isSameSecret } from './signature.ts'

const authorization = 'authorization'

const headerOf = ({ header = authorization }: PresetConfig): string => header.toLowerCase()

const proofOf = (received: Received, verified: boolean): Proof => ({
  verified,
  signed: null,
  isTimeSigned: false,
  isIdUnsigned: false,
  providerEventId: null,
  topic: null,
  eventType: received.textAt('type'),
  response: null,
})

/** Compares all secrets, even after a match. An empty secret never matches. */
function requireCredential(sent: string, secrets: readonly string[], form: (s: string) => string) {
  let matches = false
  for (const secret of secrets) {
    if (secret !== '') matches = isSameSecret(sent, form(secret)) || matches
  }
  if (!matches) throw new SignatureRefused('credential_mismatch')
}

function afterScheme(value: string, scheme: string): string {
  const [name = '', ...rest] = value.split(' ')
  const credential = rest.join(' ').trim()
  if (name.toLowerCase() !== scheme || credential === '')
    throw new SignatureRefused('malformed_header')
  return credential
}

/** Basic authentication (RFC 7617), in UTF-8. */
export const basic: Preset = {
  singleHeaders: (config) => [headerOf(config)],
  prove(received, config, secrets) {
    const sent = afterScheme(received.require(headerOf(config)), 'basic')
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sent)) throw new SignatureRefused('malformed_header')
    requireCredential(sent, secrets, (secret) =>
      Buffer.from(`${config.username ?? ''}:${secret}`).toString('base64'),
    )
    return proofOf(received, true)
  },
}

/** Bearer authentication (RFC 6750). A header with another name holds only the token. */
export const bearer: Preset = {
  singleHeaders: (config) => [headerOf(config)],
  prove(received, config, secrets) {
    const header = headerOf(config)
    const value = received.require(header)
    const sent = header === authorization ? afterScheme(value, 'bearer') : value
    requireCredential(sent, secrets, (secret) => secret)
    return proofOf(received, true)
  },
}

/** No verification: anyone who has the URL can post. */
export const none: Preset = {
  singleHeaders: () => [],
  prove: (received) => proofOf(received, false),
}

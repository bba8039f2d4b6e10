import { addressOf } from './address.ts'
import type { Preset, PresetConfig } from './preset.ts'
import type { Received } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import * as signature from './signature.ts'

/** Placeholder in a template of the signed text. */
const part = /\{(timestamp|id|method|url|body)\}/g
const defaultHeader = 'x-signature'

/** Verifies any other HMAC over a body with a shared secret, by its settings. */
export const hmac: Preset = {
  singleHeaders: ({ header = defaultHeader, timestampHeader, idHeader }) =>
    [header, timestampHeader, idHeader].flatMap((name) => name?.toLowerCase() ?? []),
  prove(received, config, secrets, now) {
    const { header = defaultHeader, prefix = '', template = '{body}' } = config
    const sent = signature.afterPrefix(received.require(header), prefix)
    if (sent === '') throw new SignatureRefused('missing_signature')
    const [time, id] = [timeOf(received, config, now), idOf(received, config, template)]
    const signed = signedBytes(template, {
      timestamp: time,
      id,
      method: received.method,
      url: addressOf(received, config),
      body: received.body,
    })
    requireMatch(sent, secrets, config, signed)
    const isTimeSigned = time !== '' && template.includes('{timestamp}')
    return {
      verified: true,
      signed,
      isTimeSigned,
      isIdUnsigned: !template.includes('{id}'),
      providerEventId: id || null,
      topic: null,
      eventType: received.textAt('type'),
      response: null,
    }
  },
}

function timeOf(received: Received, config: PresetConfig, now: number): string {
  const { timestampHeader, timestampUnit: unit = 's', toleranceSeconds: tolerance = 300 } = config
  if (timestampHeader === undefined) return ''
  const time = received.require(timestampHeader)
  signature.requireRecent(time, now, { unit, tolerance })
  return time
}

/** Returns the id. A signed id must exist, and must not shift the borders of the values next to it. */
function idOf(received: Received, { idHeader }: PresetConfig, template: string): string {
  if (idHeader === undefined) return ''
  if (!template.includes('{id}')) return received.header(idHeader) ?? ''
  const id = received.require(idHeader)
  signature.requireSignableId(id)
  const [, before = '', after = ''] = /([^}]*)\{id\}([^{]*)/.exec(template) ?? []
  const movesBorder = [before, after].some((text) => text !== '' && id.includes(text))
  if (movesBorder) throw new SignatureRefused('malformed_header')
  return id
}

function signedBytes(
  template: string,
  values: Readonly<Record<string, string | Uint8Array>>,
): Uint8Array[] {
  return template.split(part).map((text, index) => {
    const value = index % 2 === 0 ? text : (values[text] ?? '')
    return typeof value === 'string' ? signature.bytesOf(value) : value
  })
}

/** Compares signatures: hex in any case, base64 with or without padding. */
function requireMatch(
  sent: string,
  secrets: readonly string[],
  { algorithm = 'sha256', encoding = 'hex', secretEncoding = 'utf8' }: PresetConfig,
  signed: readonly Uint8Array[],
): void {
  const [plain, pad] =
    encoding === 'hex' ? [sent.toLowerCase(), ''] : [sent.replace(/={1,2}$/, ''), '=']
  const isPadded = plain.length !== sent.length
  if (pad && isPadded && sent.length % 4 !== 0) throw new SignatureRefused('signature_mismatch')
  // An invalid secret decodes to the empty key, which everyone has.
  const keys = secrets.filter((secret) => Buffer.from(secret, secretEncoding).length > 0)
  signature.requireMatch([plain], keys, (secret) =>
    signature
      .hmac(algorithm, Buffer.from(secret, secretEncoding), signed)
      .toString(encoding)
      .replace(/=+$/, ''),
  )
}

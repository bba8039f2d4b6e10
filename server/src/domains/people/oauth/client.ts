import { type Static, Type } from 'typebox'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { unstorable } from '../../../platform/operations/storable.ts'
import { validatorFor } from '../../../platform/operations/validation.ts'
import { plainCharacters } from '../../../platform/plain-characters.ts'
import { OAuthRefusal } from './refusal.ts'

/** Metadata of RFC 7591 that is read; a client may send more. */
export const ClientMetadata = Type.Object(
  {
    redirect_uris: Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
      minItems: 1,
      maxItems: 5,
      description: 'HTTPS, loopback, or a scheme of the application.',
      examples: [['http://127.0.0.1:33418/callback']],
    }),
    client_name: Type.Optional(
      Type.String({ maxLength: 100, description: 'What people are shown.', examples: ['Cursor'] }),
    ),
  },
  { title: 'OAuthClientMetadata' },
)

/** A client as it registered. */
export interface Client {
  id: string
  name: string
  redirectUris: readonly string[]
}

const prefix = 'client_'
const binding = 'oauth client'
const fits = validatorFor(ClientMetadata, 'body')

/**
 * Registers a client without storing anything: its identifier is its sealed metadata. So no stranger fills a table, and
 * nothing that nobody uses is left behind. It ends with the key that sealed it, and the client registers again.
 *
 * @throws OAuthRefusal
 */
export function registerClient(keyring: Keyring, metadata: unknown): Client {
  if (!fits(metadata) || unstorable(metadata, [])) {
    throw new OAuthRefusal(
      'invalid_client_metadata',
      'Send redirect_uris, 1 to 5 addresses of at most 300 characters, and client_name, at most 100.',
    )
  }
  const { redirect_uris: redirectUris, client_name: name = '' } = metadata as Static<
    typeof ClientMetadata
  >
  const refused = redirectUris.find((uri) => !isRedirectUri(uri))
  if (refused !== undefined) {
    throw new OAuthRefusal(
      'invalid_redirect_uri',
      `${refused} is not allowed. Use https, http on a loopback address, or a scheme of the application, without a fragment.`,
    )
  }
  const client = { name: nameOf(name), redirectUris }
  const sealed = keyring.seal(binding, JSON.stringify(client)).toString('base64url')
  return { id: `${prefix}${sealed}`, ...client }
}

const nameOf = (text: string): string =>
  plainCharacters(text).replace(/\s+/g, ' ').trim() || 'AI client'

/** Returns the client of an identifier; null if this server did not give it. */
export function readClient(keyring: Keyring, id: string): Client | null {
  if (!id.startsWith(prefix)) return null
  try {
    const client = keyring.open(binding, Buffer.from(id.slice(prefix.length), 'base64url'))
    return { id, ...(JSON.parse(client) as Omit<Client, 'id'>) }
  } catch {
    // Changed, or sealed with a key that is gone.
    return null
  }
}

/** Schemes that belong to no application. */
const foreignScheme = /^(?:https?|wss?|ftp|file|data|blob|javascript|vbscript|about|mailto|tel):$/

function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || isLoopback(text) || !foreignScheme.test(protocol)
}

const isLoopback = (text: string): boolean => {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

/** Exactly as registered; an application on a loopback address takes any port (RFC 8252, 7.3). */
export const allowsRedirect = ({ redirectUris }: Client, uri: string): boolean =>
  redirectUris.some(
    (registered) =>
      registered === uri ||
      (URL.canParse(uri) &&
        isLoopback(registered) &&
        isLoopback(uri) &&
        withoutPort(registered) === withoutPort(uri)),
  )

function withoutPort(text: string): string {
  const url = new URL(text)
  url.port = ''
  return url.href
}

import type { Catalogue } from '../../../platform/domain.ts'
import type { Platform } from '../../../platform/platform.ts'
import { allowsRedirect, type Client, readClient } from './client.ts'
import { OAuthRefusal, singleOf } from './refusal.ts'

/** Access that a client requests from a person. */
export interface AuthorizationRequest {
  client: Client
  redirectUri: string
  state: string | undefined
}

/** The rest of the request, which is read once it is known where to send an error. */
interface AskedAccess {
  challenge: string
  scopes: readonly string[]
}

/**
 * Returns the client and where it wants the browser back; null if a browser must not be sent there (RFC 6749, 4.1.2.1).
 *
 * @throws OAuthRefusal if a parameter is repeated
 */
export function readAsked(
  { keyring }: Pick<Platform, 'keyring'>,
  parameters: URLSearchParams,
): AuthorizationRequest | null {
  const named = singleOf(parameters)
  const client = readClient(keyring, named('client_id') ?? '')
  const redirectUri = named('redirect_uri') ?? ''
  if (!client || !allowsRedirect(client, redirectUri)) return null
  return { client, redirectUri, state: named('state') }
}

/** @throws OAuthRefusal */
export function readAskedAccess(
  platform: Pick<Platform, 'publicUrl'>,
  catalogue: Pick<Catalogue, 'operations'>,
  parameters: URLSearchParams,
): AskedAccess {
  const named = singleOf(parameters)
  if (named('response_type') !== 'code') {
    throw new OAuthRefusal('unsupported_response_type', 'response_type must be code.')
  }
  const challenge = named('code_challenge') ?? ''
  if (named('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    throw new OAuthRefusal('invalid_request', 'Send code_challenge with the method S256 (PKCE).')
  }
  requireResource(platform, named('resource'))
  return { challenge, scopes: scopesIn(catalogue, named('scope')) }
}

/** The address of the MCP server, which is the one resource. */
export const resourceOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>): string =>
  `${publicUrl.get()}/mcp`

/** RFC 8707. A client of the first revisions sends none. @throws OAuthRefusal */
export function requireResource(
  platform: Pick<Platform, 'publicUrl'>,
  resource: string | undefined,
): void {
  if (resource === undefined || resource === resourceOf(platform)) return
  throw new OAuthRefusal('invalid_target', `resource must be ${resourceOf(platform)}.`)
}

/** The scopes that tools need: what a client may ask for. */
export const offeredScopes = ({ operations }: Pick<Catalogue, 'operations'>): string[] => {
  const scopes = operations().flatMap(({ tool, scope }) => (tool && scope ? [scope] : []))
  return [...new Set(scopes)].toSorted()
}

function scopesIn(catalogue: Pick<Catalogue, 'operations'>, text = ''): readonly string[] {
  const offered = offeredScopes(catalogue)
  const scopes = [...new Set(text.split(' ').filter((scope) => scope !== ''))]
  if (scopes.length === 0) return offered
  const unknown = scopes.find((scope) => !offered.includes(scope))
  if (unknown === undefined) return scopes
  const shown = /^[a-z_:*]{1,60}$/.test(unknown) ? unknown : 'A scope'
  throw new OAuthRefusal('invalid_scope', `${shown} is not one of ${offered.join(', ')}.`)
}

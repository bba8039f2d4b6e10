import * as oauth from 'oauth4webapi'
import { type Outbound, OutboundError } from '../net/index.ts'
import { faultOfAnswer, OAuthFault } from './fault.ts'

/** The authorization server: its URLs and its issuer. */
interface OAuthServer {
  authorizationUrl: string | null
  tokenUrl: string
  /** Issuer; null if the server states none, and a received `iss` is not compared. */
  issuer: string | null
  /** True to reject a response without `iss` (RFC 9207). */
  promisesIssuer: boolean
}

interface OAuthClient {
  clientId: string
  clientSecret: string | null
  authentication: 'basic' | 'post' | 'none'
}

export interface Tokens {
  accessToken: string
  refreshToken: string | null
  expiresInSeconds: number | null
  /** Granted scopes; null if the server does not say, which means the requested ones. */
  scopes: readonly string[] | null
}

/** Options for outgoing requests. */
export interface OAuthWay {
  outbound: Pick<Outbound, 'request'>
  /** True to allow plain http. */
  allowHttp: boolean
  signal?: AbortSignal | undefined
}

export interface OAuthRegistration {
  server: OAuthServer
  client: OAuthClient
}

/** Returns a new PKCE verifier, which proves that the sender of the code began the authorization (RFC 7636). */
export const newVerifier = (): string => oauth.generateRandomCodeVerifier()

/** Returns the URL where a person grants access: always the code flow with PKCE and S256. */
export async function authorizationAddress(
  { server, client }: OAuthRegistration,
  {
    redirectUri,
    state,
    verifier,
    scopes,
    parameters,
  }: {
    redirectUri: string
    state: string
    verifier: string
    scopes: readonly string[]
    parameters: Readonly<Record<string, string>>
  },
): Promise<string> {
  const url = new URL(server.authorizationUrl ?? '')
  const ours = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  // Ours last: a definition changes nothing that the protocol relies on.
  for (const [name, value] of Object.entries({ ...parameters, ...ours })) {
    url.searchParams.set(name, value)
  }
  return url.href
}

/**
 * Handles the redirect back from the server: compares `state` and `iss`, then exchanges the code for tokens.
 *
 * @throws {OAuthFault} `refused`, before anything is sent, if the redirect does not match the authorization
 */
export async function exchangeCode(
  way: OAuthWay,
  party: OAuthRegistration,
  answer: {
    parameters: URLSearchParams
    state: string
    redirectUri: string
    verifier: string
  },
): Promise<Tokens> {
  const { as, client, authentication, options } = speaking(way, party)
  const parameters = new URLSearchParams(answer.parameters)
  if (party.server.issuer === null) parameters.delete('iss')
  const valid = validated(as, client, parameters, answer.state)
  return asTokens(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      authentication,
      valid,
      answer.redirectUri,
      answer.verifier,
      options,
    )
    return oauth.processAuthorizationCodeResponse(as, client, response)
  })
}

function validated(
  as: oauth.AuthorizationServer,
  client: oauth.Client,
  parameters: URLSearchParams,
  state: string,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(as, client, parameters, state)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError) {
      const code = /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'error'
      throw new OAuthFault('refused', `The provider answered ${code}.`, { code })
    }
    throw new OAuthFault('refused', 'The response is not from the expected server.')
  }
}

/**
 * Refreshes the tokens.
 *
 * @throws {OAuthFault}
 */
export async function refreshTokens(
  way: OAuthWay,
  party: OAuthRegistration,
  refreshToken: string,
): Promise<Tokens> {
  const { as, client, authentication, options } = speaking(way, party)
  return asTokens(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      as,
      client,
      authentication,
      refreshToken,
      options,
    )
    return oauth.processRefreshTokenResponse(as, client, response)
  })
}

/**
 * Gets tokens for a client that acts on its own behalf.
 *
 * @throws {OAuthFault}
 */
export async function clientCredentials(
  way: OAuthWay,
  party: OAuthRegistration,
  scopes: readonly string[],
): Promise<Tokens> {
  const { as, client, authentication, options } = speaking(way, party)
  const parameters = new URLSearchParams(scopes.length > 0 ? { scope: scopes.join(' ') } : {})
  return asTokens(async () => {
    const response = await oauth.clientCredentialsGrantRequest(
      as,
      client,
      authentication,
      parameters,
      options,
    )
    return oauth.processClientCredentialsResponse(as, client, response)
  })
}

function speaking(
  { outbound, allowHttp, signal }: OAuthWay,
  { server, client }: OAuthRegistration,
) {
  const as: oauth.AuthorizationServer = {
    issuer: server.issuer ?? new URL(server.tokenUrl).origin,
    token_endpoint: server.tokenUrl,
    authorization_response_iss_parameter_supported: server.issuer !== null && server.promisesIssuer,
  }
  return {
    as,
    client: { client_id: client.clientId },
    authentication: authenticationOf(client),
    options: {
      [oauth.customFetch]: tokenFetch(outbound, allowHttp),
      [oauth.allowInsecureRequests]: allowHttp,
      ...(signal && { signal }),
    },
  }
}

function authenticationOf({ authentication, clientSecret }: OAuthClient): oauth.ClientAuth {
  if (authentication === 'none' || clientSecret === null) return oauth.None()
  return authentication === 'basic'
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret)
}

async function asTokens(ask: () => Promise<oauth.TokenEndpointResponse>): Promise<Tokens> {
  try {
    const answer = await ask()
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      expiresInSeconds: answer.expires_in ?? null,
      scopes: answer.scope?.split(' ').filter((scope) => scope !== '') ?? null,
    }
  } catch (error) {
    if (error instanceof OAuthFault) throw error
    // What the library says may quote the answer, and so a token.
    throw new OAuthFault('broken', "The token endpoint's response is not valid OAuth.")
  }
}

const timeouts = { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 }
const maxBodyBytes = 262_144

/** Function that `oauth4webapi` calls in place of `fetch`. */
type TokenFetch = (
  url: string,
  options: {
    headers: Record<string, string>
    body?: URLSearchParams | undefined
    signal?: AbortSignal | undefined
  },
) => Promise<Response>

/** Posts to a token endpoint through the guarded client, follows no redirect, and returns only responses with 200. */
const tokenFetch =
  (outbound: Pick<Outbound, 'request'>, allowHttp: boolean): TokenFetch =>
  async (url, { headers, body, signal }) => {
    const response = await post(outbound, allowHttp, { url, headers, body, signal })
    if (response.status !== 200) {
      const retryAfter = response.headers['retry-after'] ?? null
      throw faultOfAnswer(response.status, response.body.toString('utf8'), retryAfter)
    }
    return new Response(withoutIdToken(response.body), {
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    })
  }

async function post(
  outbound: Pick<Outbound, 'request'>,
  allowHttp: boolean,
  { url, headers, body, signal }: { url: string } & Parameters<TokenFetch>[1],
) {
  try {
    return await outbound.request({
      url,
      method: 'POST',
      headers,
      body: String(body ?? ''),
      schemes: allowHttp ? ['https', 'http'] : ['https'],
      maxBodyBytes,
      onOversize: 'fail',
      timeouts,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const isFinal = error.code === 'invalid_url' || error.code === 'target_not_allowed'
    throw new OAuthFault(isFinal ? 'broken' : 'unavailable', error.message)
  }
}

/** Removes an ID token. Capstan does not use it for sign-in, so it need not be valid. */
function withoutIdToken(body: Buffer): string {
  const text = body.toString('utf8')
  try {
    const { id_token: _, ...rest } = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(rest)
  } catch {
    return text
  }
}

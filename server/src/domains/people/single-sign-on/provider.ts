import * as oidc from 'openid-client'
import type { Clock } from '../../../platform/clock.ts'
import type { SingleSignOnConfig } from '../../../platform/config/single-sign-on.ts'
import type { Outbound } from '../../../platform/net/index.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { refusalOf } from './provider-fault.ts'
import { SignOnRefusal } from './refusal.ts'

/** Secrets of one sign-in, known to this server and, of the state, to the browser. */
export interface SignOnSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Claims of the provider about a person. Nothing of it is bounded yet. */
export interface SignOnProfile {
  email: unknown
  isEmailVerified: boolean
  name: unknown
}

/** Somebody whom the provider has signed in. */
export interface SignOnIdentity {
  issuer: string
  subject: string
  /** Reads the address and the name, by another request if the ID token lacks them. */
  readProfile(): Promise<SignOnProfile>
}

/** The identity provider. Its methods throw a `SignOnRefusal`. */
export interface SignOnProvider {
  /** Returns the URL where the provider signs a person in. */
  addressFor(secrets: SignOnSecrets, redirectUri: string): Promise<string>
  /** Exchanges the code and verifies the ID token. `answer` is the redirect URI with the parameters that came. */
  identify(answer: URL, secrets: SignOnSecrets): Promise<SignOnIdentity>
}

interface ProviderSettings {
  settings: SingleSignOnConfig
  clientSecret: string
  outbound: Pick<Outbound, 'request'>
  clock: Clock
}

const metadataMs = 10 * 60_000

/** Speaks OpenID Connect to the provider: code flow with PKCE (S256), state and nonce, and a signed ID token. */
export function createSignOnProvider(given: ProviderSettings): SignOnProvider {
  const { clock } = given
  let known: { metadata: Promise<oidc.ServerMetadata>; untilMs: number } | undefined

  const metadata = async (): Promise<oidc.ServerMetadata> => {
    const nowMs = clock.now().getTime()
    if (!known || known.untilMs <= nowMs) {
      const asked = { metadata: discover(given), untilMs: nowMs + metadataMs }
      known = asked
      asked.metadata.catch(() => {
        if (known === asked) known = undefined
      })
    }
    return known.metadata
  }

  return {
    addressFor: ({ state, nonce, verifier }, redirectUri) =>
      refusing(async () => {
        const configuration = configure(given, await metadata())
        return oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }).href
      }),

    identify: (answer, { state, nonce, verifier }) =>
      refusing(async () => {
        const configuration = configure(given, await metadata())
        const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims || !/^[\x21-\x7e]{1,255}$/.test(claims.sub)) {
          throw new SignOnRefusal('invalid_answer', 'the subject is not 1 to 255 ASCII characters')
        }
        return {
          issuer: claims.iss,
          subject: claims.sub,
          readProfile: () =>
            refusing(async () => {
              const isComplete = 'email' in claims && 'email_verified' in claims
              const { userinfo_endpoint } = configuration.serverMetadata()
              if (isComplete || !userinfo_endpoint) return profileIn(claims)
              // OpenID Connect Core, section 5.4: with an access token, the claims can be there alone.
              const { access_token } = tokens
              return profileIn(await oidc.fetchUserInfo(configuration, access_token, claims.sub))
            }),
        }
      }),
  }
}

const allowsHttp = (issuer: string): boolean => issuer.startsWith('http:')

async function discover({
  settings: { issuer, clientId },
  outbound,
}: ProviderSettings): Promise<oidc.ServerMetadata> {
  const configuration = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
    [oidc.customFetch]: guardedFetch(outbound, allowsHttp(issuer)),
    ...(allowsHttp(issuer) && { execute: [oidc.allowInsecureRequests] }),
  })
  const metadata = configuration.serverMetadata()
  // The library lets a provider of many organizations state a pattern, with which each of them could name our people.
  if (new URL(metadata.issuer).href !== new URL(issuer).href) {
    const reason = 'CAPSTAN_OIDC_ISSUER is not the issuer that the provider states'
    throw new SignOnRefusal('unavailable', reason)
  }
  // Throws unless it has an endpoint that a browser can go to: metadata without one is not worth remembering.
  oidc.buildAuthorizationUrl(configuration, {})
  return { ...metadata }
}

/** A new one for each request, so that keys are read again and times are on our clock. */
function configure(
  { settings: { issuer, clientId }, clientSecret, outbound, clock }: ProviderSettings,
  metadata: oidc.ServerMetadata,
): oidc.Configuration {
  const methods = metadata.token_endpoint_auth_methods_supported
  const isPost = methods?.includes('client_secret_post')
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    {
      client_secret: clientSecret,
      [oidc.clockSkew]: Math.round((clock.now().getTime() - Date.now()) / 1000),
    },
    // Without a list, the standard means `client_secret_basic`.
    isPost ? oidc.ClientSecretPost(clientSecret) : oidc.ClientSecretBasic(clientSecret),
  )
  configuration[oidc.customFetch] = guardedFetch(outbound, allowsHttp(issuer))
  // Without it, the library trusts TLS and does not verify the signature of the ID token.
  oidc.enableNonRepudiationChecks(configuration)
  if (allowsHttp(issuer)) oidc.allowInsecureRequests(configuration)
  return configuration
}

const profileIn = (claims: Record<string, unknown>): SignOnProfile => ({
  email: claims['email'],
  isEmailVerified: claims['email_verified'] === true,
  name: claims['name'] ?? claims['preferred_username'],
})

const refusing = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    throw refusalOf(error)
  }
}

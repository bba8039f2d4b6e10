import { type Static, type TObject, Type } from 'typebox'

/** Settings of the identity provider, all or none. */
export const singleSignOnSettings = {
  CAPSTAN_OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s?#@]+$',
      maxLength: 500,
      description:
        'Identity provider for single sign-on by OpenID Connect: its issuer, exactly as its `/.well-known/openid-configuration` states it (`https://login.acme.example/realms/acme`). Must be `https`; `http` is allowed only on loopback. If it is in a private network, allow that network in CAPSTAN_ALLOW_NETWORKS. Needs CAPSTAN_OIDC_CLIENT_ID and CAPSTAN_OIDC_CLIENT_SECRET. Absent: no single sign-on.',
    }),
  ),
  CAPSTAN_OIDC_CLIENT_ID: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Client ID that the identity provider issued for Capstan.',
    }),
  ),
  CAPSTAN_OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({
      minLength: 1,
      secret: true,
      description: 'Client secret that the identity provider issued for Capstan.',
    }),
  ),
  CAPSTAN_OIDC_NAME: Type.String({
    default: 'single sign-on',
    minLength: 1,
    maxLength: 40,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    description:
      'Name of the identity provider on the sign-in page: `Acme` makes the button “Sign in with Acme”.',
  }),
}

type Own = Static<TObject<typeof singleSignOnSettings>>

/** Identity provider (OpenID Connect) that people can sign in with, without its secret. */
export interface SingleSignOnConfig {
  issuer: string
  clientId: string
  /** Name on the sign-in page. */
  name: string
}

const required = [
  'CAPSTAN_OIDC_ISSUER',
  'CAPSTAN_OIDC_CLIENT_ID',
  'CAPSTAN_OIDC_CLIENT_SECRET',
] as const

/** Adds a fault for each missing setting of single sign-on, and for an issuer without TLS. */
export function checkSingleSignOn(settings: Own, faults: string[]): void {
  const missing = required.filter((name) => settings[name] === undefined)
  if (missing.length < required.length) {
    for (const name of missing) {
      faults.push(
        `${name} is missing. Single sign-on needs ${required.join(', ')}: set all three or none.`,
      )
    }
  }
  const issuer = URL.parse(settings.CAPSTAN_OIDC_ISSUER ?? '')
  if (issuer?.protocol === 'http:' && !isLoopback(issuer.hostname)) {
    faults.push('CAPSTAN_OIDC_ISSUER must begin with https://. Only on loopback it can be http://.')
  }
}

/** Returns the identity provider without its secret; null if no issuer is set. */
export const shapeSingleSignOn = (settings: Own): SingleSignOnConfig | null =>
  settings.CAPSTAN_OIDC_ISSUER
    ? {
        issuer: settings.CAPSTAN_OIDC_ISSUER,
        clientId: settings.CAPSTAN_OIDC_CLIENT_ID ?? '',
        name: settings.CAPSTAN_OIDC_NAME,
      }
    : null

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

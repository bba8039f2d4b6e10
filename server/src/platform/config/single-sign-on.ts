import type { Settings } from './settings.ts'

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
export function checkSingleSignOn(settings: Settings, faults: string[]): void {
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
export const shapeSingleSignOn = (settings: Settings): SingleSignOnConfig | null =>
  settings.CAPSTAN_OIDC_ISSUER
    ? {
        issuer: settings.CAPSTAN_OIDC_ISSUER,
        clientId: settings.CAPSTAN_OIDC_CLIENT_ID ?? '',
        name: settings.CAPSTAN_OIDC_NAME,
      }
    : null

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

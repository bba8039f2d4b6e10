import { CapstanSession } from '@capstan/sdk'

/** The server, as the person who is signed in. */
export const api = new CapstanSession({ url: location.origin, onSignedOut: goToSignIn })

/** After signing in, a person whose session has ended comes back to this page. */
function goToSignIn(): void {
  if (/^\/(?:sign-|join|confirm|reset)/.test(location.pathname)) return
  location.assign(`/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`)
}

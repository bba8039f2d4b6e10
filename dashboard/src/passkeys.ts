import type { NewPasskey, PasskeySignIn } from '@capstan/sdk'
import { api } from './api.ts'

/** Browsers give passkeys to a site with a name, and to none at an IP address. */
export const canUsePasskeys =
  'PublicKeyCredential' in globalThis && !/^\[|^[\d.]+$/.test(location.hostname)

/** Asks the device for a passkey and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await api.passkeys.startSignIn()
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON }).catch(explain)
  await api.passkeys.signIn({ credential: credential as PasskeySignIn['credential'] })
}

/** Lets the device create a passkey, and keeps its public key under this name. */
export async function addPasskey(name: string, password: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.passkeys.startRegistration(password)
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON }).catch(explain)
  await api.passkeys.add({ name, credential: credential as NewPasskey['credential'] })
}

/** Browsers tell a refusal by the person from a missing passkey only by the error's name, if at all. */
function explain(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError'
  throw new Error(
    isKnown
      ? 'This device has a passkey for your account already.'
      : 'No passkey was used. Try again, or use your password.',
  )
}

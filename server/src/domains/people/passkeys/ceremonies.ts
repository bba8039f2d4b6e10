import { randomBytes } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { expireCookie, setSessionCookie } from 'better-auth/cookies'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { countUse, findPasskey, insertPasskey, listPasskeys, maxPasskeys } from './store.ts'

const challengeMs = 5 * 60_000

interface Passkeys {
  db: Db
  clock: Clock
  /** Where the dashboard is that sent the request. */
  originOf(request: Request | undefined): string
}

/**
 * Registration and authentication of passkeys (W3C Web Authentication, level 3, sections 7.1 and 7.2), as endpoints of
 * better-auth, which starts the session. Each challenge is used once, within five minutes, in the browser that asked.
 */
export const passkeys = ({ db, clock, originOf }: Passkeys) =>
  ({
    id: 'passkeys',
    endpoints: {
      getPasskeyRegistration: createAuthEndpoint(
        '/passkey/registration-options',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          await ctx.context.password.checkPassword(user.id, ctx)
          const known = await listPasskeys(db, user.id)
          if (known.length >= maxPasskeys) refuse('TOO_MANY_PASSKEYS')
          const options = await generateRegistrationOptions({
            rpName: 'Capstan',
            rpID: new URL(originOf(ctx.request)).hostname,
            userID: Buffer.from(user.id),
            userName: user.email,
            userDisplayName: user.name,
            excludeCredentials: known.map(({ credential_id, transports }) => ({
              id: credential_id.toString('base64url'),
              transports: transports as [],
            })),
            authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          })
          return ctx.json(await keepChallenge(ctx, options, user.id))
        },
      ),

      registerPasskey: createAuthEndpoint(
        '/passkey/register',
        { method: 'POST', use: [sessionMiddleware] },
        async (ctx) => {
          const { user } = ctx.context.session
          const { name, credential } = ctx.body as {
            name: string
            credential: RegistrationResponseJSON
          }
          const expected = await takeChallenge(ctx, originOf(ctx.request))
          if (expected.personId !== user.id) refuse('PASSKEY_REFUSED')
          const { registrationInfo } = await verifyRegistrationResponse({
            response: credential,
            ...expected,
          }).catch(() => refuse('PASSKEY_REFUSED'))
          if (!registrationInfo) return refuse('PASSKEY_REFUSED')
          const { id, publicKey, counter, transports = [] } = registrationInfo.credential
          const isNew = await insertPasskey(db, {
            id: newId(),
            person_id: user.id,
            name,
            credential_id: Buffer.from(id, 'base64url'),
            public_key: Buffer.from(publicKey),
            counter,
            transports,
            created_at: clock.now(),
          })
          if (!isNew) refuse('PASSKEY_REFUSED')
          return ctx.json({})
        },
      ),

      getPasskeySignIn: createAuthEndpoint(
        '/passkey/sign-in-options',
        { method: 'POST' },
        async (ctx) => {
          const rpID = new URL(originOf(ctx.request)).hostname
          const options = await generateAuthenticationOptions({
            rpID,
            userVerification: 'required',
          })
          return ctx.json(await keepChallenge(ctx, options, null))
        },
      ),

      signInWithPasskey: createAuthEndpoint('/passkey/sign-in', { method: 'POST' }, async (ctx) => {
        const { credential } = ctx.body as { credential: AuthenticationResponseJSON }
        const expected = await takeChallenge(ctx, originOf(ctx.request))
        const passkey = await findPasskey(db, Buffer.from(credential.id, 'base64url'))
        if (!passkey || expected.personId !== null) return refuse('PASSKEY_REFUSED')
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: credential,
          ...expected,
          credential: {
            id: credential.id,
            publicKey: new Uint8Array(passkey.public_key),
            counter: Number(passkey.counter),
          },
        }).catch(() => refuse('PASSKEY_REFUSED'))
        const used = { counter: authenticationInfo.newCounter, at: clock.now() }
        if (!verified || !(await countUse(db, passkey, used))) return refuse('PASSKEY_REFUSED')
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(passkey.person_id)
        if (!user) return refuse('PASSKEY_REFUSED')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ token: session.token, user: { email: user.email } })
      }),
    },
  }) satisfies BetterAuthPlugin

/** `auth-refusals.ts` says them in our words. */
const refuse = (code: 'PASSKEY_REFUSED' | 'TOO_MANY_PASSKEYS'): never => {
  throw new APIError('UNAUTHORIZED', { code })
}

const cookieOf = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie('passkey', { maxAge: challengeMs / 1000 })

/** Remembers the challenge under a name that only the browser which asked has, and returns the options. */
async function keepChallenge<Options extends { challenge: string }>(
  ctx: GenericEndpointContext,
  options: Options,
  personId: string | null,
): Promise<Options> {
  const identifier = `passkey-${randomBytes(24).toString('base64url')}`
  const cookie = cookieOf(ctx)
  await ctx.context.internalAdapter.createVerificationValue({
    identifier,
    value: JSON.stringify({ challenge: options.challenge, personId }),
    expiresAt: new Date(Date.now() + challengeMs),
  })
  await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
  return options
}

/** Returns the values that the device must have signed. The challenge is used up, whatever comes of it. */
async function takeChallenge(ctx: GenericEndpointContext, origin: string) {
  const cookie = cookieOf(ctx)
  const identifier = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  expireCookie(ctx, cookie)
  const kept =
    identifier && (await ctx.context.internalAdapter.consumeVerificationValue(identifier))
  if (!kept) return refuse('PASSKEY_REFUSED')
  const { challenge, personId } = JSON.parse(kept.value) as {
    challenge: string
    personId: string | null
  }
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
    personId,
  }
}

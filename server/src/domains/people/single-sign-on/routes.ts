import { ApiError, notFound, unavailable } from '../../../platform/errors.ts'
import { type Operation, operation, rawReply } from '../../../platform/operations/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { boundSignOns } from '../bounds.ts'
import { finishSignOn, type SignOnContext } from './callback.ts'
import { createPendingSignOns } from './pending.ts'
import type { SignOnProvider } from './provider.ts'
import { SignOnRefusal } from './refusal.ts'
import { SignOnAddress, SignOnLink, SignOnStart } from './schema.ts'
import { deleteLink, findLinkTime, hasOwnSignIn } from './store.ts'

const tag = 'Sign-in'
const path = '/session/auth/single-sign-on'

type Given = Pick<SignOnContext, 'platform' | 'auth' | 'devices' | 'signInLog'>

/** Single sign-on by OpenID Connect: to the provider and back, and the link of the signed-in person. */
export function signOnOperations(given: Given): readonly Operation[] {
  const { clock, publicUrl } = given.platform
  const context: SignOnContext = {
    ...given,
    provider: openOnce(given.platform),
    pendingSignOns: createPendingSignOns({
      clock,
      auth: given.auth,
      origin: publicUrl.get,
      path,
    }),
    redirectUri: () => `${publicUrl.get()}${path}/callback`,
  }
  return [startOperation(context), callbackOperation(context), ...linkOperations(given.platform)]
}

const startOperation = ({
  platform,
  provider,
  pendingSignOns,
  redirectUri,
}: SignOnContext): Operation =>
  operation(
    {
      audience: 'public',
      effect: 'write',
      method: 'POST',
      path: `${path}/start`,
      operationId: 'startSingleSignOn',
      tag,
      needsOrganization: false,
      // It changes nothing. The way back records the sign-in.
      isAudited: false,
      summary: 'Start single sign-on',
      description:
        'Returns the address of the identity provider, where the browser goes next. The sign-in works once, for ten minutes, in this browser.',
      body: SignOnStart,
      throttle: boundSignOns,
      status: 200,
      reply: rawReply('application/json', SignOnAddress),
      errors: ['not_found', 'rate_limited', 'unavailable'],
    },
    async (_context, { body: { next = '/' } }) => {
      const { singleSignOn } = platform.config
      if (!singleSignOn) throw notFound()
      const { pending, cookie } = await pendingSignOns.begin(next)
      const url = await (await provider()).addressFor(pending, redirectUri()).catch((error) => {
        if (!(error instanceof SignOnRefusal)) throw error
        platform.log.warn({ reason: error.message }, 'the identity provider cannot be used')
        throw unavailable(
          `Signing in with ${singleSignOn.name} does not work at the moment. Try again later, or sign in another way. The server's log has the reason.`,
        )
      })
      return Response.json(
        { url },
        { headers: { 'cache-control': 'no-store', 'set-cookie': cookie } },
      )
    },
  )

const callbackOperation = (context: SignOnContext): Operation =>
  operation(
    {
      audience: 'public',
      effect: 'write',
      method: 'GET',
      path: `${path}/callback`,
      operationId: 'finishSingleSignOn',
      tag,
      needsOrganization: false,
      summary: 'Receive a browser from the identity provider',
      description:
        'Redirect URI to register at the provider. Takes `code`, `state` and `iss`, starts a session and leads to the dashboard; a refusal leads to the sign-in page, with its code.',
      reply: rawReply('text/html'),
      errors: ['not_found'],
    },
    async (attempt) => {
      if (!context.platform.config.singleSignOn) throw notFound()
      return finishSignOn(context, attempt)
    },
  )

const linkOperations = ({
  config: { singleSignOn },
}: Pick<Platform, 'config'>): readonly Operation[] => [
  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/single-sign-on',
      singleton: true,
      resource: 'single sign-on',
      operationId: 'getSingleSignOn',
      tag,
      needsOrganization: false,
      summary: 'Show your single sign-on',
      description: 'Whether you sign in with the identity provider of this server.',
      reply: SignOnLink,
    },
    async ({ db, principal: { person } }) => {
      const linkedAt = singleSignOn && (await findLinkTime(db, person.id, singleSignOn.issuer))
      return {
        name: singleSignOn?.name ?? null,
        linkedAt: linkedAt?.toISOString() ?? null,
        canUnlink: await hasOwnSignIn(db, person.id),
      }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'DELETE',
      path: '/session/single-sign-on',
      singleton: true,
      operationId: 'unlinkSingleSignOn',
      tag,
      needsOrganization: false,
      summary: 'Unlink your single sign-on',
      description:
        'From now on the account at the provider does not sign you in, unless it has your verified address: then its next sign-in links it again. Needs a password or a passkey. Sessions go on.',
      reply: null,
      errors: ['invalid_transition'],
    },
    async ({ db, principal: { person } }) => {
      const issuer = singleSignOn?.issuer ?? ''
      if (await deleteLink(db, person.id, issuer)) return
      if (!(await findLinkTime(db, person.id, issuer))) throw notFound()
      throw new ApiError(
        'invalid_transition',
        'Nothing else signs you in. Set a password first: sign out, and choose “Forgot it?” on the sign-in page.',
      )
    },
  ),
]

/** Loaded at the first use, like better-auth. */
function openOnce({ config, secrets, outbound, clock }: Platform): () => Promise<SignOnProvider> {
  let opening: Promise<SignOnProvider> | undefined
  return () => {
    opening ??= import('./provider.ts').then(({ createSignOnProvider }) => {
      if (!config.singleSignOn) throw notFound()
      const clientSecret = secrets.oidcClientSecret ?? ''
      return createSignOnProvider({ settings: config.singleSignOn, clientSecret, outbound, clock })
    })
    return opening
  }
}

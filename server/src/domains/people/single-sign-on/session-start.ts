import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'

const metadata = { SERVER_ONLY: true, $Infer: { body: {} as { personId: string } } } as const

/**
 * Starts the session of a person whom single sign-on has identified, as a sign-in by password does. The endpoint has no
 * path, so no request reaches it: only this server calls it.
 */
export const sessionStart = () =>
  ({
    id: 'session-start',
    endpoints: {
      startSession: createAuthEndpoint({ method: 'POST', metadata }, async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.personId)
        if (!user) throw new Error('the person of the session is gone')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({})
      }),
    },
  }) satisfies BetterAuthPlugin

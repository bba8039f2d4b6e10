import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { refuseOtherMethods } from '../../platform/http/other-methods.ts'
import type { Door } from '../../platform/http/server.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOpenInvitation, join } from './invitations.ts'
import { requireSameOrigin } from './same-origin.ts'
import { Joining } from './schema.ts'
import { findPersonByEmail } from './store.ts'
import type { Throttle } from './throttle.ts'

const openPath = '/session/invitations/open'
const joinPath = '/session/join'
const doorPath = '/session/door'

/** What somebody without an account may ask: whether they can make one, and what their invitation says. */
export function mountJoining(
  app: FastifyInstance,
  platform: Platform,
  { admit, throttle }: { admit: Door; throttle: Throttle },
): void {
  const { database, clock, transact } = platform
  const guarded = async <T>(request: FastifyRequest, act: () => Promise<T>): Promise<T> => {
    requireSameOrigin(request)
    const subjects = [`address ${request.ip}`]
    throttle.require(subjects)
    return act().catch((error: unknown) => {
      if (error instanceof ApiError) throttle.count(subjects)
      throw error
    })
  }

  app.get(doorPath, async () => ({ signUp: platform.config.signUp }))

  app.post<{ Body: { token: string } }>(
    openPath,
    { schema: { body: Type.Object({ token: Joining.properties.token }) } },
    (request) =>
      guarded(request, async () => {
        const found = await findOpenInvitation(database.db, request.body.token, clock.now())
        if (!found) {
          throw new ApiError('not_found', 'The invitation was used, withdrawn, or is too old.')
        }
        const known = await findPersonByEmail(database.db, found.email)
        return {
          organization: found.organization_name,
          email: found.email,
          hasAccount: known !== undefined,
        }
      }),
  )

  app.post<{ Body: Joining }>(joinPath, { schema: { body: Joining } }, (request) =>
    guarded(request, async () => {
      const signedIn = request.headers.cookie ? await admit(request).catch(() => null) : null
      const found = await findOpenInvitation(database.db, request.body.token, clock.now())
      if (!found) throw new ApiError('not_found', 'The invitation was used or is too old.')
      return transact(found.organization_id, { kind: 'system' }, (work) =>
        join(work, request.body, signedIn?.person ?? null),
      )
    }),
  )
  refuseOtherMethods(app, [
    { method: 'GET', path: doorPath },
    { method: 'POST', path: openPath },
    { method: 'POST', path: joinPath },
  ])
}

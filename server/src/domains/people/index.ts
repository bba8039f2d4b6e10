import type { FastifyInstance } from 'fastify'
import { invoker } from '../../platform/http/invoke.ts'
import type { Operation } from '../../platform/http/operation.ts'
import { mount } from '../../platform/http/server.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionAdmission } from './admission.ts'
import type { Auth } from './auth.ts'
import { authSecret } from './auth-secret.ts'
import { authPath, mountAuth } from './handler.ts'
import { mountJoining } from './joining.ts'
import { mountLive } from './live.ts'
import { memberOperations } from './member-routes.ts'
import { personOperations } from './routes.ts'
import { createThrottle } from './throttle.ts'
import { tokenOperations } from './token-routes.ts'

export { authSecretColumn } from './auth-secret.ts'
export { createFirstOrganization, type FirstRun } from './first-run.ts'

/**
 * The dashboard's side of the server, under `/session`: signing in, what somebody does there, and the
 * public API once more, behind the cookie instead of a token.
 */
export function mountSessions(
  app: FastifyInstance,
  platform: Platform,
  publicOperations: readonly Operation[],
  onTokenChange: () => void,
): readonly Operation[] {
  const origin = () => originOf(app, platform)
  let opened: Promise<Auth> | undefined
  const auth = (): Promise<Auth> => {
    opened ??= openAuth(platform, origin()).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  const admit = sessionAdmission(platform, auth)
  const throttle = createThrottle(platform.clock)
  mountAuth(app, auth, throttle)
  mountJoining(app, platform, { admit, throttle })
  mountLive(app, admit, invoker(platform, publicOperations))
  const own = [
    ...personOperations(platform),
    ...memberOperations(platform, origin),
    ...tokenOperations(platform, onTokenChange),
  ]
  const behindCookie = publicOperations
    .filter(({ kind }) => kind !== 'open')
    .map((operation) => ({ ...operation, path: `/session${operation.path}` }))
  mount(app, platform, [...own, ...behindCookie], admit)
  return own
}

/** Loaded when somebody comes: it takes longer than the rest of the start. */
async function openAuth(platform: Platform, origin: string): Promise<Auth> {
  const [{ createAuth }, secret] = await Promise.all([
    import('./auth.ts'),
    authSecret(platform.database.db, platform.keyring),
  ])
  return createAuth(platform, { secret, origin, path: authPath })
}

/** Where people reach this server: as the operator says, or else where it listens. */
function originOf(app: FastifyInstance, { config }: Platform): string {
  if (config.http.publicUrl) return config.http.publicUrl
  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : config.http.port
  const host = config.http.host.includes(':') ? `[${config.http.host}]` : config.http.host
  return `http://${host}:${port}`
}

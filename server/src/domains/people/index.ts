import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { createInsider } from '../../platform/operations/insider.ts'
import type { Platform } from '../../platform/platform.ts'
import { tokenOperations } from '../tokens/index.ts'
import type { Auth } from './auth.ts'
import { authOperations, authPath } from './auth-routes.ts'
import { authSecret, authSecretColumn } from './auth-secret.ts'
import { createEventStream } from './event-stream.ts'
import { memberFinders } from './finding/finders-store.ts'
import { findOperation } from './finding/routes.ts'
import { invitationOperations } from './invitation-routes.ts'
import { createKnownDevices } from './known-devices.ts'
import { memberOperations } from './member-routes.ts'
import { requireAdmin } from './members.ts'
import { authorizeOperations } from './oauth/authorize-routes.ts'
import { endExpiredGrants, endLostGrants, expiryJob } from './oauth/grants.ts'
import { clientOperations } from './oauth/token-routes.ts'
import { passkeyOperations } from './passkeys/routes.ts'
import { personOperations } from './routes.ts'
import { InvitationId, MemberId, PasskeyId, SessionId } from './schema.ts'
import { sessionAuthenticator } from './session.ts'
import { sealSecondFactors, secondFactorColumns } from './sign-in/second-factors.ts'
import { createSignInLog } from './sign-in-log.ts'
import { signOnOperations } from './single-sign-on/routes.ts'

export {
  type AuthorColumns,
  authorColumns,
  authorship,
  findActor,
  isAuthor,
  presentAuthorship,
  type Standing,
  stopOnLoss,
  takingOver,
} from './authorship.ts'
export { createFirstOrganization, type FirstRun } from './first-run.ts'
export { requireAdmin } from './members.ts'
export { MemberId } from './schema.ts'
export { findMember } from './store.ts'

/** The people who work at the dashboard: signing in, members, invitations, and the stream of changes. */
export const people: Domain = {
  name: 'people',
  tags: {
    Dashboard: 'What a person sees and sets at the dashboard.',
    'AI clients': 'OAuth 2.1 for AI clients: registration, consent of a person, tokens.',
    'Sign-in': 'Accounts, sessions, second factors and invitations.',
  },
  roles: { owner: ['*'], admin: ['*'] },
  limits: [{ resource: 'members', description: 'Null for no limit.' }],
  sealedColumns: [authSecretColumn, ...secondFactorColumns],
  ids: [MemberId, InvitationId, SessionId, PasskeyId],
  open(platform, catalogue) {
    const auth = openOnce(platform)
    const devices = createKnownDevices(platform, auth)
    const authenticate = sessionAuthenticator(platform, catalogue, auth)
    const signInLog = createSignInLog(platform)
    const stream = createEventStream(platform, createInsider(platform, catalogue))
    const grants = { roles: catalogue.roles, principals: platform.principals }
    const authorizing = { platform, catalogue, context: grants, authenticate }
    return {
      operations: [
        ...personOperations(platform),
        findOperation(platform, catalogue),
        ...passkeyOperations,
        ...memberOperations(platform),
        ...tokenOperations(platform, catalogue, {
          audience: 'session',
          path: '/session/tokens',
          tag: 'Dashboard',
          owner: 'Own',
          authorize: ({ principal }) => requireAdmin(principal),
        }),
        ...authOperations(auth, { devices, throttle: platform.throttle }, signInLog),
        ...signOnOperations({ platform, auth, devices, signInLog }),
        ...invitationOperations(platform, authenticate),
        stream.operation,
        ...authorizeOperations(authorizing),
        ...clientOperations(authorizing),
      ],
      finders: memberFinders,
      authenticators: { session: authenticate },
      jobs: [handle(expiryJob, () => endExpiredGrants(platform, grants))],
      onLoss: endLostGrants(grants),
      background: [{ runsOn: 'worker', start: () => sealAtStart(platform) }],
      drain: signInLog.settle,
      beforeClose: stream.close,
      close: async () => void (await signInLog.settle()),
    }
  },
}

/** Before anybody rotates keys; a node that signs somebody in earlier does it then. */
async function sealAtStart(platform: Platform): Promise<Disposable> {
  await sealSecondFactors(platform)
  return new DisposableStack()
}

/** Loaded at the first use: it takes longer than the rest of the start. */
function openOnce(platform: Platform): () => Promise<Auth> {
  let opening: Promise<Auth> | undefined
  const open = async (): Promise<Auth> => {
    const [{ createAuth }, secret] = await Promise.all([
      import('./auth.ts'),
      authSecret(platform.database.db, platform.keyring),
      sealSecondFactors(platform),
    ])
    return createAuth(platform, { secret, origin: platform.publicUrl.get(), path: authPath })
  }
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}

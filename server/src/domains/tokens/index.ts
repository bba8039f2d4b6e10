import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { authenticateByCredential } from '../../platform/operations/principal.ts'
import { createAuthenticator } from './authenticator.ts'
import { tokenFinders } from './finders-store.ts'
import { meOperation } from './routes.ts'
import { TokenId, tokenExpiring, tokenRevoked, tokenRotated } from './schema.ts'
import { endExpired, expiryJob, tellExpiries } from './service.ts'

export { tokenOperations } from './routes.ts'
export { Token, TokenId } from './schema.ts'
export {
  issueToken,
  listTokensKnownTo,
  renewToken,
  revokeToken,
  revokeTokensKnownTo,
} from './service.ts'
export { findToken } from './store.ts'

/** How long what an expired token has saved goes on, at most. */
const lookEveryMs = 10_000

/** API tokens: what authenticates an organization's own servers. */
export const tokens: Domain = {
  name: 'tokens',
  tags: {
    Account: 'Who the token is, what it may do, and what is left of the plan.',
    Tokens: 'API tokens of an organization: made, rotated, revoked.',
  },
  ids: [TokenId],
  limits: [{ resource: 'tokens', description: 'Tokens that are not revoked; null for no limit.' }],
  events: [tokenExpiring, tokenRotated, tokenRevoked],
  open(platform, catalogue) {
    const authenticator = createAuthenticator(platform)
    platform.principals.onInvalidate(() => authenticator.invalidate())
    return {
      operations: [meOperation(platform, catalogue)],
      authenticators: { token: authenticateByCredential(authenticator.authenticate) },
      jobs: [handle(expiryJob, () => tellExpiries(platform))],
      background: [
        {
          runsOn: 'worker',
          start: async () =>
            every(lookEveryMs, () => endExpired(platform), {
              log: platform.log,
              failure: 'expired tokens could not be ended',
              follows: platform.database,
              restMs: lookEveryMs,
            }),
        },
      ],
      finders: tokenFinders,
      drain: () => endExpired(platform),
      close: async () => authenticator[Symbol.asyncDispose](),
    }
  },
}

import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { tokenExpiring, tokenRevoked, tokenRotated } from './events.ts'
import { expiryJob, tellExpiries } from './expiry.ts'
import { tokenOperations } from './routes.ts'

export { createAuthenticator } from './authenticator.ts'
export { IssuedToken, NewToken, presentToken, RotateToken, Token } from './schema.ts'
export { issueToken, revokeToken, rotateToken } from './service.ts'
export { listTokens } from './store.ts'

export const tokens = (platform: Platform): Domain => ({
  operations: tokenOperations,
  events: [tokenExpiring, tokenRotated, tokenRevoked],
  jobs: [handle(expiryJob, () => tellExpiries(platform))],
})

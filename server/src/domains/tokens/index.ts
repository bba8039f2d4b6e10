import type { Domain } from '../../platform/domain.ts'
import { tokenOperations } from './routes.ts'

export { type Gate, ownGate, sharedGate } from './admission.ts'
export { IssuedToken, NewToken, presentToken, RotateToken, Token } from './schema.ts'
export { issueToken, revokeToken, rotateToken } from './service.ts'
export { listTokens } from './store.ts'

export const tokens: Domain = { operations: tokenOperations }

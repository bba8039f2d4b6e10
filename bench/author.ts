import { newId } from '../server/src/platform/ids.ts'
import type { Principal } from '../server/src/platform/operations/principal.ts'

/** Saves what a bench makes without a request. */
export const author: Principal = {
  kind: 'token',
  id: newId(),
  name: 'Bench',
  shownId: null,
  organizationId: newId(),
  plan: 'unlimited',
  scopes: ['*'],
  expiresAt: null,
  rates: [],
}

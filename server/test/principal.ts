import { mountOperations } from '../src/platform/http/mount/mount.ts'
import { createServer } from '../src/platform/http/server/server.ts'
import type { Operation } from '../src/platform/operations/operation.ts'
import { nilId, type Principal } from '../src/platform/operations/principal.ts'
import type { Platform } from '../src/platform/platform.ts'

/** A token that may do everything, in no organization, with no limit. */
export const anyToken: Principal = {
  kind: 'token',
  id: nilId,
  name: 'any',
  shownId: null,
  organizationId: nilId,
  plan: '',
  scopes: ['*'],
  expiresAt: null,
  rates: [],
}

/** A server with these operations alone, which every request may call. */
export function serverOf(platform: Platform, operations: readonly Operation[]) {
  const http = createServer(platform)
  const authenticators = { token: async () => anyToken }
  mountOperations(http, operations, { platform, authenticators, recorderFactories: [] })
  return http
}

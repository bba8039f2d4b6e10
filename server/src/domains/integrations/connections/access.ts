import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../../platform/platform.ts'
import type { OAuthMethod } from '../providers/index.ts'
import { ConnectionFault } from './client.ts'
import { lostGrant, type RefreshDependencies, refresh } from './refresh.ts'
import { openTokens } from './secrets.ts'
import { applyState } from './state.ts'
import { type ConnectionRow, claimRefresh, findConnection, lockConnection } from './store.ts'

type Dependencies = RefreshDependencies & Pick<Platform, 'database'>

export interface ConnectionAccess {
  accessToken: string
  /** Version of the credentials. Pass it as `stale` if the provider refuses the token. */
  version: number
}

/** Longer than a token endpoint may take. */
const leaseMs = 30_000
const patienceMs = 10_000
const pollMs = 100

/**
 * Returns an access token that should work. Renews it if it expires soon, or if `stale` is its version because the
 * provider has just refused it. Of all callers on all nodes, one renews it and the others wait for the result.
 *
 * @throws {ConnectionFault}
 */
export async function openAccess(
  handles: Dependencies,
  start: ConnectionRow,
  method: OAuthMethod,
  { stale, signal }: { stale?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<ConnectionAccess> {
  const { clock, database } = handles
  const { organization_id: organizationId, id } = start
  const deadline = performance.now() + patienceMs
  let hasAsked = false
  for (let row = start; ; row = await reload(handles, organizationId, id)) {
    const now = clock.now()
    const { isFresh, access } = look(handles, row, now, stale)
    if (access && (isFresh || hasAsked)) return access
    if (row.refresh_wait_until && row.refresh_wait_until > now) {
      if (access) return access
      throw new ConnectionFault(
        'wait',
        row.last_error?.message ?? 'The provider asked for a pause. Capstan tries again later.',
        {
          retryAt: row.refresh_wait_until,
        },
      )
    }
    if (method.type === 'oauth2_code' && !openTokens(handles.keyring, row)?.refreshToken) {
      if (access) return access
      // Somebody has entered new credentials meanwhile.
      if (row.status === 'pending') throw reauthorize(row)
      throw await endGrant(handles, row)
    }
    if (hasAsked) {
      throw new ConnectionFault('retry', 'The provider granted access that expired immediately.')
    }
    const lease = { version: row.credential_version, now, until: new Date(now.getTime() + leaseMs) }
    if (await claimRefresh(database.db, organizationId, id, lease)) {
      hasAsked = true
      await refresh(handles, row, method)
      continue
    }
    // Another caller is renewing it, and the current token is valid for some minutes.
    if (access) return access
    if (performance.now() > deadline) {
      throw new ConnectionFault('retry', 'The credentials are being renewed. Try again.')
    }
    await wait(pollMs, undefined, signal && { signal })
  }
}

function look(
  { keyring }: Dependencies,
  row: ConnectionRow,
  now: Date,
  stale: number | undefined,
): { isFresh: boolean; access: ConnectionAccess | null } {
  const tokens = openTokens(keyring, row)
  const isGood = tokens !== null && row.credential_version !== stale
  const isAlive = row.expires_at === null || row.expires_at > now
  const access = { accessToken: tokens?.accessToken ?? '', version: row.credential_version }
  return {
    isFresh: row.refresh_at === null || row.refresh_at > now,
    access: isGood && isAlive ? access : null,
  }
}

async function reload(
  { database }: Dependencies,
  organizationId: string,
  id: string,
): Promise<ConnectionRow> {
  const row = await findConnection(database.db, organizationId, id)
  if (!row) throw new ConnectionFault('refused', 'The connection was deleted.')
  if (row.status === 'reauth_required') throw reauthorize(row)
  if (row.status === 'disabled') {
    throw new ConnectionFault('refused', 'The connection is disabled. Enable it.')
  }
  return row
}

/** Ends a grant that nothing can renew. */
async function endGrant(
  { transact, clock }: Dependencies,
  { organization_id, id, credential_version }: ConnectionRow,
): Promise<ConnectionFault> {
  const message = 'The granted access has expired.'
  await transact(organization_id, { kind: 'system' }, async (work) => {
    const row = await lockConnection(work.db, organization_id, id)
    if (row?.credential_version !== credential_version) return
    await applyState(work, row, lostGrant(row, { message, status: null }, clock.now()))
  })
  return new ConnectionFault('reauthorize', `${message} Authorize the connection again.`)
}

export const reauthorize = ({ last_error }: Pick<ConnectionRow, 'last_error'>): ConnectionFault =>
  new ConnectionFault(
    'reauthorize',
    last_error?.message ?? 'Access was not granted. Authorize the connection.',
    { status: last_error?.providerStatus ?? null },
  )

import { setTimeout as wait } from 'node:timers/promises'
import { OAuthFault } from '../../../platform/oauth/fault.ts'
import {
  clientCredentials,
  type OAuthRegistration,
  type OAuthWay,
  refreshTokens,
  type Tokens,
} from '../../../platform/oauth/oauth.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import type { OAuthMethod } from '../providers/index.ts'
import type { Credentials } from './schema.ts'
import { issuedColumns, openCredentials, openTokens } from './secrets.ts'
import { applyState, backoffMs, errorOf, retryAfterMs } from './state.ts'
import { type ConnectionRow, lockConnection } from './store.ts'

export type RefreshDependencies = Pick<
  Platform,
  'transact' | 'clock' | 'keyring' | 'outbound' | 'config' | 'log'
>

/**
 * Requests new tokens while holding the lease, with no open transaction. They are stored before anybody uses them: with
 * rotation, the old refresh token is invalid after the provider has answered.
 */
export async function refresh(
  handles: RefreshDependencies,
  row: ConnectionRow,
  method: OAuthMethod,
): Promise<void> {
  const { keyring, clock } = handles
  const outcome = await ask(handles, row, method).catch((error: unknown) => {
    if (error instanceof OAuthFault) return error
    throw error
  })
  await settle(handles, row, async (work, current) => {
    const change =
      outcome instanceof OAuthFault
        ? failed(current, outcome, clock.now())
        : {
            ...issuedColumns(keyring, current, outcome, clock.now()),
            ...(wasDegradedByRefresh(current) && { status: 'active' as const, last_error: null }),
          }
    await applyState(work, current, change)
  })
}

const wasDegradedByRefresh = ({ status, refresh_failures }: ConnectionRow): boolean =>
  status === 'degraded' && refresh_failures > 0

/** Returns the authorization server and the client. */
export const partyOf = (
  method: OAuthMethod,
  { clientId, clientSecret }: Credentials,
): OAuthRegistration => ({
  server: {
    tokenUrl: method.tokenUrl,
    authorizationUrl: method.type === 'oauth2_code' ? method.authorizationUrl : null,
    issuer: method.type === 'oauth2_code' ? method.issuer : null,
    promisesIssuer: method.type === 'oauth2_code' && method.promisesIssuer,
  },
  client: {
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? null,
    authentication: method.clientAuthentication,
  },
})

export const wayOut = ({ outbound, config }: Pick<Platform, 'outbound' | 'config'>): OAuthWay => ({
  outbound,
  allowHttp: config.outbound.allowHttpWebhooks,
})

function ask(
  handles: RefreshDependencies,
  row: ConnectionRow,
  method: OAuthMethod,
): Promise<Tokens> {
  const way = wayOut(handles)
  const party = partyOf(method, openCredentials(handles.keyring, row))
  // No signal: the provider's response must be stored, even if the caller has stopped waiting.
  return method.type === 'oauth2_client'
    ? clientCredentials(way, party, row.asked_scopes)
    : refreshTokens(way, party, openTokens(handles.keyring, row)?.refreshToken ?? '')
}

const storeAttempts = 5
const storeAgainMs = 300

/** Stores the result of a refresh, unless the connection has new credentials or is deleted. */
async function settle(
  { transact, log }: RefreshDependencies,
  { organization_id, id, credential_version }: ConnectionRow,
  act: (work: Work, current: ConnectionRow) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact(organization_id, { kind: 'system' }, async (work) => {
        const current = await lockConnection(work.db, organization_id, id)
        if (current?.credential_version === credential_version) await act(work, current)
      })
    } catch (error) {
      if (attempt === storeAttempts) throw error
      log.warn({ err: error }, 'the response of a token endpoint could not be stored yet')
      await wait(storeAgainMs)
    }
  }
}

/** Returns the changes after a failed refresh. */
function failed(row: ConnectionRow, fault: OAuthFault, now: Date): Partial<ConnectionRow> {
  if (fault.kind === 'refused') return lostGrant(row, fault, now)
  const failures = row.refresh_failures + 1
  const waitMs = Math.max(backoffMs(failures), retryAfterMs(fault.retryAfter, now) ?? 0)
  const until = new Date(now.getTime() + waitMs)
  const message = `${fault.message} Capstan tries again later.`
  const code = fault.status === null ? 'unreachable' : 'provider_error'
  return {
    refresh_lease_until: null,
    refresh_failures: failures,
    refresh_wait_until: until,
    check_at: until,
    last_error: errorOf(code, { message, status: fault.status }, true, now),
    ...(row.status !== 'disabled' && { status: 'degraded' as const }),
  }
}

/** Marks that a person must grant access again. Invalid tokens are deleted. */
export function lostGrant(
  row: ConnectionRow,
  fault: Pick<OAuthFault, 'message' | 'status'>,
  now: Date,
): Partial<ConnectionRow> {
  const way =
    row.auth_type === 'oauth2_client' ? 'Enter its credentials again.' : 'Authorize it again.'
  const message = `${fault.message} ${way}`
  return {
    tokens: null,
    expires_at: null,
    refresh_at: null,
    credential_version: row.credential_version + 1,
    refresh_lease_until: null,
    refresh_failures: 0,
    refresh_wait_until: null,
    check_at: null,
    last_error: errorOf('credentials_refused', { message, status: fault.status }, false, now),
    ...(row.status !== 'disabled' && { status: 'reauth_required' as const }),
  }
}

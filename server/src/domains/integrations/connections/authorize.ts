import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { findLink, issueLink } from '../../../platform/links.ts'
import { OAuthFault } from '../../../platform/oauth/fault.ts'
import {
  authorizationAddress,
  exchangeCode,
  newVerifier,
  type Tokens,
} from '../../../platform/oauth/oauth.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { type AuthMethodOf, builtIn, findDefinition } from '../providers/index.ts'
import { partyOf, wayOut } from './refresh.ts'
import type { Authorization } from './schema.ts'
import { issuedColumns, openCredentials, openVerifier, sealVerifier } from './secrets.ts'
import { requireLocked } from './service.ts'
import { applyState, errorOf } from './state.ts'
import {
  type AuthorizationRow,
  bindAuthorization,
  type ConnectionRow,
  claimAuthorization,
  findAuthorization,
  findConnection,
  lockConnection,
  replaceAuthorization,
} from './store.ts'

export type AuthorizeDependencies = Pick<
  Platform,
  'database' | 'transact' | 'clock' | 'keyring' | 'outbound' | 'config' | 'publicUrl'
>

export const validMs = 600_000

/** Returns the redirect URI, one for each provider. Servers compare it as text. */
const redirectUriOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>, provider: string): string =>
  `${publicUrl.get()}/oauth/callback/${provider}`

/** Creates a URL that leads one browser to the provider. It works once, for ten minutes, and ends earlier ones. */
export async function beginAuthorization(
  work: Work,
  platform: Pick<Platform, 'keyring' | 'publicUrl'>,
  connectionId: string,
): Promise<Authorization> {
  const row = await requireLocked(work, connectionId)
  if (row.auth_type !== 'oauth2_code') {
    const message = 'This connection needs no authorization. Test it instead.'
    throw new ApiError('invalid_transition', message)
  }
  if (row.status === 'disabled') {
    throw new ApiError('connection_not_active', 'The connection is disabled. Enable it first.')
  }
  const { token, hash, expiresAt } = issueLink(work.now, validMs)
  const id = newId()
  replaceAuthorization(work, {
    organization_id: work.organizationId,
    id,
    connection_id: connectionId,
    state_hash: hash,
    browser_hash: null,
    verifier: sealVerifier(platform.keyring, id, newVerifier()),
    redirect_uri: redirectUriOf(platform, row.provider),
    expires_at: expiresAt,
  })
  const state = stateOf(work.organizationId, token)
  return {
    url: `${platform.publicUrl.get()}/oauth/start/${state}`,
    expiresAt: expiresAt.toISOString(),
  }
}

interface Flow {
  authorization: AuthorizationRow
  row: ConnectionRow
  method: AuthMethodOf<'oauth2_code'>
}

async function findFlow(handles: AuthorizeDependencies, state: string): Promise<Flow | null> {
  const read = readState(state)
  if (!read) return null
  const { organizationId, token } = read
  const { db } = handles.database
  const authorization = await findLink(token, handles.clock.now(), (hash) =>
    findAuthorization(db, organizationId, hash),
  )
  const row =
    authorization && (await findConnection(db, organizationId, authorization.connection_id))
  const definition = row && (await findDefinition(db, organizationId, row.provider))
  const method = definition?.auth.find(({ type }) => type === 'oauth2_code')
  if (!authorization || !row || method?.type !== 'oauth2_code' || row.status === 'disabled') {
    return null
  }
  return { authorization, row, method }
}

export interface Start {
  /** URL at which the provider asks the person. */
  address: string
  /** Secret that only this browser has from now on. */
  browser: string
  /** True if the organization has defined the provider's host. */
  isOwnProvider: boolean
}

/**
 * Starts an authorization in the first browser that opens the URL. Null: the URL is invalid, or belongs to another
 * browser.
 */
export async function startAuthorization(
  handles: AuthorizeDependencies,
  state: string,
  browser: string | undefined,
): Promise<Start | null> {
  const flow = await findFlow(handles, state)
  if (!flow) return null
  const { authorization, row, method } = flow
  const own = browser ?? randomBytes(24).toString('base64url')
  const isOurs = isSameBrowser(authorization, browser)
  if (!isOurs && !(await bindAuthorization(handles.database.db, authorization, hashSecret(own)))) {
    return null
  }
  const party = partyOf(method, openCredentials(handles.keyring, row))
  const address = await authorizationAddress(party, {
    redirectUri: authorization.redirect_uri,
    state,
    verifier: openVerifier(handles.keyring, authorization.id, authorization.verifier),
    scopes: row.asked_scopes,
    parameters: method.parameters,
  })
  return { address, browser: own, isOwnProvider: !builtIn.has(row.provider) }
}

const isSameBrowser = (
  { browser_hash }: Pick<AuthorizationRow, 'browser_hash'>,
  browser: string | undefined,
): boolean =>
  browser !== undefined && browser_hash !== null && hashSecret(browser).equals(browser_hash)

/** Result of an authorization. `unknown`: nothing was sent and nothing changed. */
export type AuthorizationResult = 'connected' | 'unknown' | 'refused' | 'failed'

/**
 * Finishes an authorization after the provider has redirected the browser back: checks it, uses it up, and only then
 * exchanges the code for tokens.
 */
export async function finishAuthorization(
  handles: AuthorizeDependencies,
  {
    provider,
    parameters,
    browserOf,
  }: {
    provider: string
    parameters: URLSearchParams
    /** Returns the secret that the browser has for that state. */
    browserOf: (state: string) => string | undefined
  },
): Promise<AuthorizationResult> {
  const [state = '', second] = parameters.getAll('state')
  const flow = second === undefined ? await findFlow(handles, state) : null
  if (!flow || flow.row.provider !== provider) return 'unknown'
  if (!isSameBrowser(flow.authorization, browserOf(state))) return 'unknown'
  if (flow.authorization.redirect_uri !== redirectUriOf(handles, provider)) return 'unknown'
  if (!(await claimAuthorization(handles.database.db, flow.authorization))) return 'unknown'
  try {
    const tokens = await exchange(handles, flow, parameters, state)
    return (await keepGrant(handles, flow, tokens)) ? 'connected' : 'unknown'
  } catch (error) {
    if (!(error instanceof OAuthFault)) throw error
    await keepRefusal(handles, flow.row, error)
    return error.kind === 'refused' ? 'refused' : 'failed'
  }
}

const exchange = (
  handles: AuthorizeDependencies,
  { authorization, row, method }: Flow,
  parameters: URLSearchParams,
  state: string,
): Promise<Tokens> =>
  exchangeCode(wayOut(handles), partyOf(method, openCredentials(handles.keyring, row)), {
    parameters,
    state,
    redirectUri: authorization.redirect_uri,
    verifier: openVerifier(handles.keyring, authorization.id, authorization.verifier),
  })

async function keepGrant(
  { transact, keyring, clock }: AuthorizeDependencies,
  { row: before }: Flow,
  tokens: Tokens,
): Promise<boolean> {
  const { organization_id, id } = before
  return transact(organization_id, { kind: 'system' }, async (work) => {
    const row = await lockConnection(work.db, organization_id, id)
    if (!row || row.status === 'disabled' || !isSameApp(row, before)) return false
    await applyState(work, row, {
      ...issuedColumns(keyring, { ...row, tokens: null, scopes: [] }, tokens, clock.now()),
      status: 'active',
      wait_until: null,
      last_error: null,
      check_failures: 0,
      check_retries: 0,
      check_at: work.now,
    })
    return true
  })
}

/** Returns true if app and address are unchanged. A grant for others is not kept. */
const isSameApp = (row: ConnectionRow, before: ConnectionRow): boolean =>
  JSON.stringify([row.credentials, row.config]) ===
  JSON.stringify([before.credentials, before.config])

async function keepRefusal(
  { transact, clock }: AuthorizeDependencies,
  { organization_id, id }: ConnectionRow,
  fault: OAuthFault,
): Promise<void> {
  await transact(organization_id, { kind: 'system' }, async (work) => {
    const row = await lockConnection(work.db, organization_id, id)
    if (!row) return
    const code = fault.kind === 'refused' ? 'credentials_refused' : 'provider_error'
    const message = `${fault.message} Authorize the connection again.`
    const isRetryable = fault.kind === 'unavailable'
    await applyState(work, row, {
      last_error: errorOf(code, { message, status: fault.status }, isRetryable, clock.now()),
    })
  })
}

/** Pattern of a state. The organization comes before the secret, so that the row is found by its own key. */
const statePattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{32})$/

const stateOf = (organizationId: string, token: string): string =>
  `${Buffer.from(organizationId.replaceAll('-', ''), 'hex').toString('base64url')}.${token}`

/** Reads a state. Null if Capstan did not issue it. */
function readState(state: string): { organizationId: string; token: string } | null {
  const [, organization, token] = statePattern.exec(state) ?? []
  if (organization === undefined || token === undefined) return null
  const hex = Buffer.from(organization, 'base64url').toString('hex')
  return { organizationId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), token }
}

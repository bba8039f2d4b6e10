import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import {
  type AuthMethod,
  audienceOf,
  builtIn,
  findDefinition,
  type ProviderDefinition,
  requireReachable,
  resolveBaseUrl,
} from '../providers/index.ts'
import { methodOf, requireConfig, requireCredentials, requireNoScopes } from './config.ts'
import { isProbed } from './probe.ts'
import type { Connection, ConnectionChanges, NewConnection } from './schema.ts'
import { sealCredentials } from './secrets.ts'
import { applyState, connectionActivated, connectionDeleted, presentConnection } from './state.ts'
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  insertConnection,
  lockConnection,
  shareDefinition,
} from './store.ts'

type Keeping = Pick<Platform, 'keyring'>

const noProvider = (key: string): ApiError =>
  new ApiError(
    'validation_error',
    `provider: "${key}" is unknown. Use one from GET /v1/integrations/providers.`,
    {
      field: 'provider',
    },
  )

/** Loads the provider and checks that its addresses may be reached, before the transaction. */
export async function prepareConnection(
  { database, outbound, config }: Pick<Platform, 'database' | 'outbound' | 'config'>,
  organizationId: string,
  input: NewConnection,
): Promise<void> {
  const definition = await findDefinition(database.db, organizationId, input.provider)
  if (!definition) throw noProvider(input.provider)
  requireValid(definition, input)
  if (definition.protocol === 'smtp') return
  const field = definition.baseUrl === null ? 'config.baseUrl' : 'config'
  const address = resolveBaseUrl(definition, input.config ?? {})
  await requireReachable(outbound, config.outbound.allowHttpWebhooks, { [field]: address })
}

function requireValid(
  definition: ProviderDefinition,
  { authType, config = {}, credentials = {}, scopes }: NewConnection,
): AuthMethod {
  const method = methodOf(definition, authType)
  requireConfig(definition, config)
  requireCredentials(method, credentials)
  if (scopes) requireNoScopes(method)
  return method
}

export async function createConnection(
  work: Work,
  { keyring }: Keeping,
  input: NewConnection,
): Promise<Connection> {
  const definition = await holdDefinition(work, input.provider)
  const method = requireValid(definition, input)
  const id = newId()
  const { name, provider, credentials = {}, config = {} } = input
  // Without a test or an authorization there is nothing to wait for.
  const isReady = !isProbed(definition) && !isOAuth(method)
  const row: ConnectionRow = {
    organization_id: work.organizationId,
    id,
    provider,
    name,
    status: isReady ? 'active' : 'pending',
    auth_type: method.type,
    account: null,
    asked_scopes: askedScopes(method, input.scopes),
    scopes: [],
    config: asStored(config),
    credentials: sealCredentials(keyring, id, credentials),
    tokens: null,
    credential_version: 1,
    refresh_lease_until: null,
    refresh_at: null,
    expires_at: null,
    refresh_failures: 0,
    refresh_wait_until: null,
    wait_until: null,
    check_at: isReady || method.type === 'oauth2_code' ? null : work.now,
    check_failures: 0,
    check_retries: 0,
    last_ok_at: null,
    last_error: null,
    created_at: work.now,
    updated_at: work.now,
  }
  insertConnection(work, row)
  const shown = presentConnection(row)
  if (isReady) await work.emit(connectionActivated, shown)
  return shown
}

const isOAuth = ({ type }: Pick<AuthMethod, 'type'>): boolean => type.startsWith('oauth2_')

const askedScopes = (method: AuthMethod, scopes: string[] | undefined): string[] =>
  'scopes' in method ? [...(scopes ?? method.scopes)] : []

/** Locks the definition until the transaction ends, so that nobody changes where credentials go meanwhile. */
async function holdDefinition(
  { db, organizationId }: Work,
  key: string,
): Promise<ProviderDefinition> {
  if (!builtIn.has(key) && !(await shareDefinition(db, organizationId, key))) throw noProvider(key)
  const definition = await findDefinition(db, organizationId, key)
  if (!definition) throw noProvider(key)
  return definition
}

/** Checks that the address of a change may be reached, before the transaction. */
export async function prepareChange(
  { database, outbound, config }: Pick<Platform, 'database' | 'outbound' | 'config'>,
  organizationId: string,
  id: string,
  changes: ConnectionChanges,
): Promise<void> {
  if (!changes.config) return
  const row = await findConnection(database.db, organizationId, id)
  const definition = row && (await findDefinition(database.db, organizationId, row.provider))
  if (!definition || definition.protocol === 'smtp') return
  requireConfig(definition, changes.config)
  const field = definition.baseUrl === null ? 'config.baseUrl' : 'config'
  const address = resolveBaseUrl(definition, changes.config)
  await requireReachable(outbound, config.outbound.allowHttpWebhooks, { [field]: address })
}

export async function changeConnection(
  work: Work,
  { keyring }: Keeping,
  id: string,
  { name, config, scopes, credentials }: ConnectionChanges,
): Promise<Connection> {
  const row = await requireLocked(work, id)
  const definition = await holdDefinition(work, row.provider)
  const method = methodOf(definition, row.auth_type)
  if (config) requireConfig(definition, config)
  if (credentials) requireCredentials(method, credentials)
  if (scopes) requireNoScopes(method)
  const isMoved = config !== undefined && isElsewhere(definition, row, config)
  if (isMoved && method.type !== 'none' && !credentials) {
    throw new ApiError(
      'validation_error',
      'credentials: the stored ones belong to the previous address. Enter them again.',
      { field: 'credentials' },
    )
  }
  const isRenewed = credentials !== undefined || isMoved || scopes !== undefined
  const after = await applyState(work, row, {
    ...(name !== undefined && { name }),
    ...(config && { config: asStored(config) }),
    ...(scopes && { asked_scopes: scopes }),
    ...(credentials && { credentials: sealCredentials(keyring, id, credentials) }),
    ...(isRenewed && beginsAnew(row, work.now)),
    ...(config && !isRenewed && row.status !== 'disabled' && { check_at: work.now }),
    updated_at: work.now,
  })
  return presentConnection(after)
}

const isElsewhere = (
  definition: ProviderDefinition,
  row: ConnectionRow,
  config: NonNullable<ConnectionChanges['config']>,
): boolean => audienceOf(definition, config) !== audienceOf(definition, row.config)

/** Resets a connection. Its previous grant is deleted, and it must be tested or authorized again. */
const beginsAnew = (row: ConnectionRow, now: Date): Partial<ConnectionRow> => ({
  tokens: null,
  scopes: [],
  account: null,
  expires_at: null,
  refresh_at: null,
  refresh_lease_until: null,
  refresh_failures: 0,
  refresh_wait_until: null,
  wait_until: null,
  check_failures: 0,
  check_retries: 0,
  last_error: null,
  credential_version: row.credential_version + 1,
  ...(row.status !== 'disabled' && { status: 'pending' as const }),
  check_at: row.auth_type === 'oauth2_code' || row.status === 'disabled' ? null : now,
})

/** Deletes a connection and its credentials at the end of the transaction. */
export async function removeConnection(work: Work, id: string): Promise<void> {
  const row = await requireLocked(work, id)
  deleteConnection(work, work.organizationId, id)
  await work.emit(connectionDeleted, presentConnection(row))
}

export async function disableConnection(work: Work, id: string): Promise<Connection> {
  const row = await requireLocked(work, id)
  if (row.status === 'disabled') return presentConnection(row)
  return presentConnection(await applyState(work, row, { status: 'disabled', check_at: null }))
}

/** Enables a connection. It is tested before it becomes active; one without authorization waits for that. */
export async function enableConnection(work: Work, id: string): Promise<Connection> {
  const row = await requireLocked(work, id)
  if (row.status !== 'disabled') return presentConnection(row)
  const waits = row.auth_type === 'oauth2_code' && row.tokens === null
  const change = { status: 'pending' as const, check_at: waits ? null : work.now }
  return presentConnection(await applyState(work, row, { ...change, check_failures: 0 }))
}

export async function requireLocked(work: Work, id: string): Promise<ConnectionRow> {
  return requireFound(await lockConnection(work.db, work.organizationId, id))
}

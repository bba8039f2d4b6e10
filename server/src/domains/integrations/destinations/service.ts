import { isDeepStrictEqual } from 'node:util'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { invalidField, requireFound } from '../../../platform/errors.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { newId } from '../../../platform/ids.ts'
import { nilId, type Principal } from '../../../platform/operations/principal.ts'
import type { Work } from '../../../platform/work.ts'
import { authorColumns } from '../../people/index.ts'
import {
  addEndpoint,
  changeEndpoint,
  type Endpoint,
  findEndpoint,
  findFeedHead,
  readScopesOf,
  removeEndpoint,
  takeOverEndpoint,
} from '../../webhooks/index.ts'
import { ConnectionId, requireActiveConnection } from '../connections/index.ts'
import { closeBatch } from './batches/gather.ts'
import {
  type Destination,
  type DestinationChanges,
  type DestinationType,
  type NewDestination,
  transportName,
} from './schema.ts'
import { type DestinationSecrets, openSecrets, sealSecrets, splitSettings } from './secrets.ts'
import { isElsewhere, requireSettings, type Wanted } from './settings.ts'
import type { DestinationSettings } from './settings-schema.ts'
import {
  type DestinationRow,
  insertDestination,
  lockDestination,
  presentDestination,
  updateDestination,
} from './store.ts'

/** Principal that saves a destination, the key of the installation, and the existing event types. */
export interface DestinationSaveContext {
  principal: Principal
  keyring: Keyring
  types: readonly EventType[]
}

/** Returns the scopes that a destination needs, including those of the data in its events. */
const needsOf = (patterns: readonly string[], types: readonly EventType[]): string[] => [
  'integrations:write',
  ...readScopesOf(types, patterns),
]

const namesOf = (types: readonly EventType[]): string[] => types.map(({ type }) => type)

/** Rate limits of the receivers: Slack takes one message a second, Discord five in two seconds. */
const paces: Record<DestinationType, { maxInFlight: number; rateLimitPerSecond: number | null }> = {
  slack: { maxInFlight: 1, rateLimitPerSecond: 1 },
  teams: { maxInFlight: 1, rateLimitPerSecond: 2 },
  discord: { maxInFlight: 1, rateLimitPerSecond: 2 },
  email: { maxInFlight: 4, rateLimitPerSecond: null },
  s3: { maxInFlight: 1, rateLimitPerSecond: null },
  nats: { maxInFlight: 8, rateLimitPerSecond: null },
}

const gathersBy = (type: DestinationType, { digestMinutes }: DestinationSettings): boolean =>
  type === 's3' || digestMinutes !== undefined

export async function createDestination(
  work: Work,
  {
    type,
    name = type,
    events,
    filter = null,
    enabled = true,
    template = null,
    ...given
  }: NewDestination,
  { principal, keyring, types }: DestinationSaveContext,
): Promise<Destination> {
  const { connectionId = null, config: settings = {} } = given
  requireSettings({ type, events, filter, connectionId, settings, template }, namesOf(types))
  const connection_id = await connectionOf(work, type, connectionId)
  const gathers = gathersBy(type, settings)
  const id = newId()
  const endpoint = await addEndpoint(work, keyring, {
    id,
    transport: transportName,
    enabled,
    author: authorColumns(principal, needsOf(events, types)),
    ...subscriptionOf(gathers, { events, filter }),
    ...paces[type],
  })
  const head = gathers ? await findFeedHead(work.db, work.organizationId) : null
  const { config, secrets } = splitSettings(settings)
  const row: DestinationRow = {
    organization_id: work.organizationId,
    id,
    type,
    name,
    events: [...events],
    filter,
    connection_id,
    config,
    ...secretColumns(keyring, id, secrets),
    template,
    gathers,
    position: head?.position ?? null,
    event_id: head?.id ?? null,
    gathered: null,
    created_at: work.now,
    updated_at: work.now,
  }
  insertDestination(work, row)
  return presentDestination(row, endpoint)
}

/** Returns the subscription in the engine. A destination with batches gets no single events. */
const subscriptionOf = (gathers: boolean, subscription: Pick<Wanted, 'events' | 'filter'>) =>
  gathers ? { events: [], filter: null } : subscription

/** Provider of the connections that a type can use. */
const providers: Partial<Record<DestinationType, string>> = {
  slack: 'slack',
  email: 'smtp',
  s3: 's3',
}

/** @throws ApiError 422 if the connection does not exist or has another provider; 409 if it cannot be used */
async function connectionOf(
  { db, organizationId }: Work,
  type: DestinationType,
  connectionId: string | null,
): Promise<string | null> {
  if (connectionId === null) return null
  const id = ConnectionId.read(connectionId) ?? nilId
  const { provider } = await requireActiveConnection(db, organizationId, id)
  if (provider === providers[type]) return id
  const field = 'connectionId'
  const message = `${field} must be a connection of ${providers[type]} for the type ${type}, but it is one of ${provider}.`
  throw invalidField(field, message)
}

const secretColumns = (keyring: Keyring, id: string, secrets: DestinationSecrets) => ({
  secrets: sealSecrets(keyring, id, secrets),
  secret_fields: Object.keys(secrets),
})

export async function changeDestination(
  work: Work,
  id: string,
  changes: DestinationChanges,
  { principal, keyring, types }: DestinationSaveContext,
): Promise<Destination> {
  const row = await requireDestination(work, id)
  const before = await engineOf(work, id)
  const { name = row.name, events = row.events, filter = row.filter, enabled } = changes
  const { template = row.template } = changes
  const connectionId =
    changes.connectionId === undefined ? shownConnection(row) : changes.connectionId
  const settings = settingsAfter(keyring, row, changes.config)
  requireSettings(
    { type: row.type, events, filter, connectionId, settings, template },
    namesOf(types),
  )
  requireSameGathering(row, settings)
  const { config, secrets } = splitSettings(settings)
  const columns = {
    ...{ name, events: [...events], filter, template, config },
    connection_id:
      connectionId === shownConnection(row)
        ? row.connection_id
        : await connectionOf(work, row.type, connectionId),
    secret_fields: Object.keys(secrets),
  }
  const keepsAll =
    isDeepStrictEqual(columns, pick(row)) && isDeepStrictEqual(secrets, openSecrets(keyring, row))
  if (keepsAll && (enabled === undefined || enabled === before.enabled)) {
    return presentDestination(row, before)
  }
  const onlyStops = keepsAll && enabled === false
  const takesOthers = !isDeepStrictEqual([events, filter], [row.events, row.filter])
  if (takesOthers && row.gathered) await closeBatch(work, row)
  const endpoint = await changeEndpoint(work, transportName, id, {
    ...(!onlyStops && { author: authorColumns(principal, needsOf(events, types)) }),
    ...(enabled !== undefined && { enabled }),
    ...(takesOthers && !row.gathers && { events, filter }),
  })
  const change = {
    ...columns,
    ...secretColumns(keyring, id, secrets),
    ...(takesOthers && { gathered: null }),
    updated_at: work.now,
  }
  updateDestination(work, work.organizationId, id, change)
  return presentDestination({ ...row, ...change }, endpoint)
}

/** Makes the principal the author, and enables the destination if it was stopped. */
export async function takeOverDestination(
  work: Work,
  id: string,
  { principal, types }: Pick<DestinationSaveContext, 'principal' | 'types'>,
): Promise<Destination> {
  const row = await requireDestination(work, id)
  const author = authorColumns(principal, needsOf(row.events, types))
  return presentDestination(row, await takeOverEndpoint(work, transportName, id, author))
}

const pick = ({
  name,
  events,
  filter,
  template,
  config,
  connection_id,
  secret_fields,
}: DestinationRow) => ({
  ...{ name, events, filter, template, config, connection_id, secret_fields },
})

const shownConnection = ({ connection_id: id }: DestinationRow): string | null =>
  id === null ? null : ConnectionId.show(id)

/** Replaces the config as a whole. An absent secret is kept if the server is unchanged. */
function settingsAfter(
  keyring: Keyring,
  row: DestinationRow,
  config: DestinationSettings | undefined,
): DestinationSettings {
  const secrets = openSecrets(keyring, row)
  if (config === undefined) return { ...row.config, ...secrets }
  return isElsewhere(row.config, config) ? config : { ...secrets, ...config }
}

function requireSameGathering(row: DestinationRow, settings: DestinationSettings): void {
  if (gathersBy(row.type, settings) === row.gathers) return
  const field = 'config.digestMinutes'
  const message = `${field} can be changed, but not added or removed. Create another destination instead.`
  throw invalidField(field, message)
}

/** Deletes a destination with its deliveries. Attempts in flight are aborted. */
export async function removeDestination(work: Work, id: string): Promise<void> {
  await requireDestination(work, id)
  await removeEndpoint(work, transportName, id)
}

async function requireDestination(work: Work, id: string): Promise<DestinationRow> {
  return requireFound(await lockDestination(work.db, work.organizationId, id))
}

async function engineOf({ db, organizationId }: Work, id: string): Promise<Endpoint> {
  return requireFound(await findEndpoint(db, organizationId, transportName, id))
}

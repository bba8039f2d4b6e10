import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type ConnectionClient,
  ConnectionFault,
  findConnection,
  openConnectionClient,
} from '../connections/index.ts'
import { findDefinition } from '../providers/index.ts'
import { type RestModel, restSource } from './rest/rest-source.ts'
import type { SyncTarget } from './schema.ts'
import type { SyncSource } from './source.ts'
import type { SyncRow } from './store.ts'

/** Readers of connections, by the `reader` in the model of their provider. `rest` is built in here. */
export type Readers = ReadonlyMap<string, SyncSource>

/** Defaults of a sync for a connection. */
interface Description {
  /** Default mapping of contacts. */
  map: Record<string, string>
  /** Need for a `config.list`, which says where records are. */
  listing: 'none' | 'optional' | 'needed'
  /** True if records have only the id in the column `config.keyColumn`. */
  hasKeyColumn: boolean
}

export interface SyncSources {
  /** @throws ConnectionFault if the connection does not exist or cannot be used */
  open(sync: Pick<SyncRow, 'organization_id' | 'connection_id' | 'target'>): Promise<{
    source: SyncSource
    client: ConnectionClient
  }>
  /** @throws ApiError 422 if the connection cannot be read this way */
  describe(
    db: Db,
    organizationId: string,
    connectionId: string,
    target: SyncTarget,
  ): Promise<Description>
}

export const openSources = (platform: Platform, readers: Readers): SyncSources => ({
  async open(sync) {
    const { organization_id: organizationId, connection_id: connectionId, target } = sync
    const { db } = platform.database
    const connection = await findConnection(db, organizationId, connectionId)
    // Schedules wait for a person, as they do if the access has expired.
    if (connection?.status === 'disabled') {
      throw new ConnectionFault('reauthorize', 'The connection is disabled. Enable it.')
    }
    const source = sourceOf(await modelOf(db, connection, target), readers)
    if (!source) throw new ConnectionFault('refused', 'The connection or its provider was deleted.')
    return { source, client: await openConnectionClient(platform, organizationId, connectionId) }
  },
  async describe(db, organizationId, connectionId, target) {
    const connection = await findConnection(db, organizationId, connectionId)
    if (!connection) throw refusal('connectionId must be a connection of the organization.')
    const model = await modelOf(db, connection, target)
    if (!sourceOf(model, readers)) {
      throw refusal(`connectionId: this connection has no ${target} to read.`)
    }
    const hasKeyColumn = model?.reader === 'csv'
    return { map: model?.map ?? {}, listing: listingOf(model), hasKeyColumn }
  },
})

interface Model extends RestModel {
  reader: string
  map?: Record<string, string>
}

/** Returns the model to read. Texts of a service without files can also become knowledge sources. */
async function modelOf(
  db: Db,
  connection: Awaited<ReturnType<typeof findConnection>>,
  target: SyncTarget,
): Promise<Model | undefined> {
  if (!connection) return undefined
  const { organization_id: organizationId, provider } = connection
  const definition = await findDefinition(db, organizationId, provider)
  if (!definition) return undefined
  const { contact, file } = definition.models
  return target === 'contacts' ? contact : (file ?? contact)
}

function listingOf(model: Model | undefined): Description['listing'] {
  if (model?.reader !== 'rest') return 'none'
  return model.list ? 'optional' : 'needed'
}

const sourceOf = (model: Model | undefined, readers: Readers): SyncSource | undefined =>
  model?.reader === 'rest' ? restSource(model) : model && readers.get(model.reader)

const refusal = (message: string): ApiError =>
  new ApiError('validation_error', message, { field: 'connectionId' })

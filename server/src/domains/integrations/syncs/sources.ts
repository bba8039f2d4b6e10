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

/** How connections are read, by the `reader` of the model of their provider; `rest` is read here. */
export type Readers = ReadonlyMap<string, SyncSource>

/** What a sync of a connection begins with. */
interface Description {
  /** The mapping of contacts. */
  map: Record<string, string>
  /** Whether `config.list` has to say, or may say, where records are. */
  listing: 'none' | 'optional' | 'needed'
  /** Whether records have no id but what `config.keyColumn` names. */
  hasKeyColumn: boolean
}

export interface SyncSources {
  /** @throws ConnectionFault where the connection is not there or cannot be used */
  open(sync: Pick<SyncRow, 'organization_id' | 'connection_id' | 'target'>): Promise<{
    source: SyncSource
    client: ConnectionClient
  }>
  /** @throws ApiError 422 where the connection cannot be read so */
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
    // Its schedules wait for a person, as they do where access has ended.
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
      throw refusal(`connectionId is a connection that has no ${target} to read.`)
    }
    const hasKeyColumn = model?.reader === 'csv'
    return { map: model?.map ?? {}, listing: listingOf(model), hasKeyColumn }
  },
})

interface Model extends RestModel {
  reader: string
  map?: Record<string, string>
}

/** Texts of a service without files can become sources of knowledge, too. */
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

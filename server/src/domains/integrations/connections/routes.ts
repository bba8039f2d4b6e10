import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { requireScopes } from '../../../platform/operations/principal.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginAuthorization } from './authorize.ts'
import { checkConnection } from './check.ts'
import {
  Authorization,
  Connection,
  ConnectionChanges,
  ConnectionId,
  NewConnection,
} from './schema.ts'
import {
  changeConnection,
  createConnection,
  disableConnection,
  enableConnection,
  prepareChange,
  prepareConnection,
  removeConnection,
} from './service.ts'
import { presentConnection } from './state.ts'
import { findConnection, listConnections } from './store.ts'

const path = '/v1/integrations/connections'
const one = `${path}/{connectionId}` as const
const params = Type.Object({
  connectionId: PathId(ConnectionId, 'Identifier of the connection.'),
})
const common = { tag: 'Connections' } as const
const reads = { ...common, method: 'GET', scope: 'integrations:read' } as const
const writes = { ...common, scope: 'integrations:write' } as const
const acts = { ...writes, method: 'POST', params, status: 200 } as const

/** Returns the scopes of the data that is read from a connection or sent by it. */
export type ReachOf = (
  reading: { db: Db; organizationId: string },
  connectionId: string,
) => Promise<string[]>

export const connectionOperations = (
  platform: Platform,
  reachOf: ReachOf,
): readonly Operation[] => [
  ...reading(platform),
  ...acting(platform, reachOf),
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createConnection',
      summary: 'Create a connection',
      description:
        'Connects an account at a provider. Capstan tests it immediately, and it is `active` if the test succeeds. With `oauth2_code`, it waits until somebody grants access through `authorize`.',
      body: NewConnection,
      status: 201,
      reply: Connection,
      errors: ['plan_limit_reached', 'target_not_allowed'],
      async prepare({ body }, { organizationId }) {
        await prepareConnection(platform, organizationId, body)
      },
    },
    (work, { body }) => createConnection(work, platform, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: one,
      operationId: 'updateConnection',
      summary: 'Update a connection',
      description:
        'Changes the fields that you send. New credentials, scopes or another address reset the connection, and the previous grant is lost; for these changes you need the scopes of the syncs and destinations that use it.',
      params,
      body: ConnectionChanges,
      reply: Connection,
      errors: ['target_not_allowed', 'insufficient_scope'],
      async prepare({ params: { connectionId }, body }, { organizationId }) {
        await prepareChange(platform, organizationId, connectionId, body)
      },
    },
    async (work, { params: { connectionId }, body }) => {
      const { name: _, ...leadsElsewhere } = body
      if (Object.keys(leadsElsewhere).length > 0) {
        requireScopes(work.principal, await reachOf(work, connectionId))
      }
      return changeConnection(work, platform, connectionId, body)
    },
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: one,
      operationId: 'deleteConnection',
      summary: 'Delete a connection',
      description: 'Deletes a connection and its credentials immediately.',
      params,
      reply: null,
    },
    (work, { params: { connectionId } }) => removeConnection(work, connectionId),
  ),
]

const acting = (platform: Platform, reachOf: ReachOf): readonly Operation[] => [
  operation(
    {
      ...acts,
      path: `${one}/test`,
      operationId: 'testConnection',
      summary: 'Test a connection',
      description:
        'Sends the test request of its provider and returns the result in `status` and `lastError`. For S3, it lists one key; for a mail server, it logs in; `rest` and `csv_url` have no test. A connection that is disabled or waits for authorization is not tested.',
      reply: Connection,
      async prepare({ params: { connectionId } }, { organizationId, signal }) {
        const key = { organizationId, connectionId }
        requireFound(await checkConnection(platform, key, signal))
      },
      tool: {
        name: 'test_connection',
        title: 'Test a connection',
        description: 'Tests a connection at its provider. Returns whether it works, or what to do.',
        isIdempotent: true,
        isOpenWorld: true,
        text: connectionLine,
      },
    },
    (work, { params: { connectionId } }) => getConnection(work, connectionId),
  ),
  operation(
    {
      ...acts,
      path: `${one}/authorize`,
      operationId: 'authorizeConnection',
      summary: 'Authorize a connection',
      description:
        'Returns a URL to open in a browser, where the provider asks for access. It works once, for ten minutes, in the browser that opens it first. Register `/oauth/callback/{provider}` of this server as the redirect URL at the provider. The person who opens it chooses the account, so you need the scopes of the syncs and destinations that use the connection.',
      reply: Authorization,
      errors: ['invalid_transition', 'connection_not_active', 'insufficient_scope'],
    },
    async (work, { params: { connectionId } }) => {
      requireScopes(work.principal, await reachOf(work, connectionId))
      return beginAuthorization(work, platform, connectionId)
    },
  ),
  operation(
    {
      ...acts,
      path: `${one}/disable`,
      operationId: 'disableConnection',
      summary: 'Disable a connection',
      description: 'Disables a connection: nothing uses it until it is enabled. Its data is kept.',
      reply: Connection,
    },
    (work, { params: { connectionId } }) => disableConnection(work, connectionId),
  ),
  operation(
    {
      ...acts,
      path: `${one}/enable`,
      operationId: 'enableConnection',
      summary: 'Enable a connection',
      description: 'Tests a disabled connection, and uses it again if the test succeeds.',
      reply: Connection,
    },
    (work, { params: { connectionId } }) => enableConnection(work, connectionId),
  ),
]

async function getConnection(
  { db, organizationId }: { db: Platform['database']['db']; organizationId: string },
  connectionId: string,
): Promise<Connection> {
  const row = requireFound(await findConnection(db, organizationId, connectionId))
  return presentConnection(row)
}

const reading = ({ pager }: Platform): readonly Operation[] => [
  operation(
    {
      ...reads,
      path,
      operationId: 'listConnections',
      summary: 'List connections',
      description: 'Lists the connections of the organization, newest first.',
      query: Type.Object({
        ...PageQuery,
        provider: Type.Optional(
          Type.String({ maxLength: 62, description: 'Key of the provider.' }),
        ),
      }),
      reply: List(Connection),
      tool: {
        name: 'list_connections',
        title: 'List connections',
        description: 'Lists the organization’s accounts at other services, with their status.',
        takes: ['provider'],
        text: pageText(connectionLine),
      },
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'connections' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listConnections(db, organizationId, query, page)
      return pager.page(list, query, rows, presentConnection)
    },
  ),
  operation(
    {
      ...reads,
      path: one,
      operationId: 'getConnection',
      summary: 'Get a connection',
      description: 'Returns one connection, without its credentials.',
      params,
      reply: Connection,
    },
    ({ db, organizationId }, { params: { connectionId } }) =>
      getConnection({ db, organizationId }, connectionId),
  ),
]

/** Formats a connection as a line for a language model, without its credentials. */
function connectionLine({ id, name, provider, status, account, lastError }: Connection): string {
  return lineOf(id, name, provider, status, account, lastError?.message)
}

import { type Static, Type } from 'typebox'
import {
  type Caller,
  Cursor,
  Input,
  type Page,
  replyOf,
  ShownId,
  type Tool,
} from '../../../platform/mcp/tool.ts'
import type { Operation } from '../../../platform/operations/operation.ts'
import { ConnectionId } from './ids.ts'
import type { Connection } from './schema.ts'

const list = 'GET /v1/integrations/connections'
const test = 'POST /v1/integrations/connections/{connectionId}/test'

const ListInput = Input({
  provider: Type.Optional(
    Type.String({ maxLength: 62, description: 'Only those to this provider.' }),
  ),
  cursor: Cursor,
})
const TestInput = Input({
  connectionId: ShownId(ConnectionId, 'The connection, from list_connections.'),
})

/** What AI clients can do with connections: see them and try them, never their credentials. */
export const connectionTools = (operations: readonly Operation[]): Tool[] => [
  {
    scope: 'integrations:read',
    name: 'list_connections',
    title: 'List connections',
    description:
      'Lists the accounts at other services that the organization is connected to, and how they are.',
    input: ListInput,
    output: replyOf(operations, list),
    call: listAll,
  },
  {
    scope: 'integrations:write',
    writes: { isIdempotent: true },
    name: 'test_connection',
    title: 'Test a connection',
    description: 'Tries a connection at its provider, and says whether it works or what to do.',
    input: TestInput,
    output: replyOf(operations, test),
    call: testOne,
  },
]

const lineOf = ({ id, name, provider, status, account, lastError }: Connection): string =>
  [
    id,
    name,
    provider,
    status,
    ...(account ? [account] : []),
    ...(lastError ? [lastError.message] : []),
  ].join(' · ')

async function listAll({ invoke }: Caller, input: Static<typeof ListInput>) {
  const page = (await invoke(list, { query: { ...input, limit: 20 } })) as Page<Connection>
  const more = page.nextCursor === null ? [] : [`More: cursor ${page.nextCursor}`]
  const lines = [...page.data.map(lineOf), ...more]
  return { text: lines.join('\n') || 'There are none.', structured: page }
}

async function testOne({ invoke }: Caller, { connectionId }: Static<typeof TestInput>) {
  const params = { connectionId }
  const connection = (await invoke(test, { params })) as Connection
  return { text: lineOf(connection), structured: connection }
}

import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { listen } from '../../../test/wire.ts'

/** The official client, as an AI client uses it. */
async function connected(t: TestContext, scopes: string[]) {
  const app = await harness(t)
  const { token } = await make.token(app, scopes)
  const port = await listen(app.http)
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.after(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult
  return { app, client, call }
}

const scopes = ['integrations:read', 'integrations:write']

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
const fieldsOf = ({ isError, structuredContent, content }: CallToolResult): any => {
  assert.ok(!isError, JSON.stringify(content))
  return structuredContent
}

describe('the tools for integrations', () => {
  test('have these arguments, and writing tools have hints', async (t) => {
    const { client } = await connected(t, scopes)
    const { tools } = await client.listTools()
    const described = tools.map(({ name, inputSchema: { properties = {}, required = [] } }) => [
      name,
      Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`)),
    ])
    assert.deepEqual(Object.fromEntries(described), {
      list_inbound_events: ['cursor?', 'hookId?', 'status?'],
      get_inbound_event: ['inboundEventId'],
      replay_inbound_events: ['inboundEventIds'],
      list_connections: ['cursor?', 'provider?'],
      test_connection: ['connectionId'],
      list_automations: ['cursor?'],
      test_automation: ['automationId', 'with'],
      list_runs: ['automationId', 'cursor?'],
      retry_run: ['automationId', 'runId'],
      list_syncs: ['cursor?'],
      preview_sync: ['syncId', 'limit?'],
      run_sync: ['syncId'],
    })
    const writes = tools.filter(({ annotations }) => annotations?.readOnlyHint === false)
    assert.deepEqual(
      Object.fromEntries(
        writes.map(({ name, annotations }) => [name, annotations?.idempotentHint]),
      ),
      {
        replay_inbound_events: true,
        test_connection: true,
        retry_run: false,
        run_sync: false,
      },
    )
  })

  test('test an automation and replay an event as the API does', async (t) => {
    const { app, call } = await connected(t, [...scopes, 'contacts:write'])
    const { body: automation } = await app.owner.post('/v1/automations', {
      name: 'Welcome',
      trigger: { event: 'contact.created' },
      actions: [{ type: 'contact.tag', contactId: 'event.data.id', tag: 'new' }],
    })
    const listed = await call('list_automations')
    assert.deepEqual(fieldsOf(listed), (await app.owner.get('/v1/automations')).body)
    assert.match(JSON.stringify(listed.content), /Welcome/)
    const { id } = await make.contact(app)
    const event = { type: 'contact.created', data: { id } }
    const automationId = automation.id
    const trial = fieldsOf(await call('test_automation', { automationId, with: { event } }))
    assert.equal(trial.status, 'would_succeed', JSON.stringify(trial))
    assert.deepEqual(fieldsOf(await call('list_runs', { automationId })).data, [])

    const inboundEventIds = ['ine_01jbts0z0ye8t9tpsz3gn7nkm8']
    const replayed = fieldsOf(await call('replay_inbound_events', { inboundEventIds }))
    assert.equal(replayed.replayed, 0)
    const unnamed = await call('replay_inbound_events', { status: 'failed' })
    assert.match(JSON.stringify(unnamed.content), /inboundEventIds is required|not a known field/)
  })
})

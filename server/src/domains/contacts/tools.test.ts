import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { listen } from '../../../test/wire.ts'

/** The official client, as an AI client uses it. */
async function connect(t: TestContext, app: Harness, { token }: { token: string }) {
  const port = await listen(app.http)
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  const client = new Client({ name: 'test', version: '1' })
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'assistant/1' }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.after(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult
  return { client, call }
}

async function connected(t: TestContext, scopes: string[]) {
  const app = await harness(t)
  const token = await make.token(app, scopes)
  return { app, token, ...(await connect(t, app, token)) }
}

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads; the client checks the shape
const fieldsOf = (result: CallToolResult): any => {
  assert.ok(!result.isError, textOf(result))
  return result.structuredContent
}
const textOf = ({ content: [first] }: CallToolResult): string =>
  first?.type === 'text' ? first.text : ''

describe('the tools for contacts', () => {
  test('find, read and change a contact as the API does, events and audit included', async (t) => {
    const { app, client, call, token } = await connected(t, ['contacts:read', 'contacts:write'])
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]).toSorted(),
      [
        ['add_contact_note', false],
        ['find_contacts', true],
        ['get_contact', true],
        ['list_contact_timeline', true],
        ['upsert_contact', false],
      ],
    )
    assert.match(client.getInstructions() ?? '', /Call find_contacts first/)
    const key = { key: 'email', value: 'ada@example.com' }
    const made = fieldsOf(await call('upsert_contact', { ...key, fields: { name: 'Ada' } }))
    const changed = fieldsOf(await call('upsert_contact', { ...key, fields: { tags: ['vip'] } }))
    assert.deepEqual([changed.id, changed.name, changed.tags], [made.id, 'Ada', ['vip']])
    const contactId = made.id
    fieldsOf(await call('add_contact_note', { contactId, text: 'Called back' }))
    const found = await call('find_contacts', { tag: 'vip' })
    assert.deepEqual(fieldsOf(found).data[0].id, contactId)
    assert.match(textOf(found), /Ada {2}ada@example\.com {2}vip$/)
    assert.equal(fieldsOf(await call('get_contact', { contactId })).email, 'ada@example.com')
    const { data } = fieldsOf(await call('list_contact_timeline', { contactId }))
    assert.ok(data.some(({ summary }: { summary: string }) => summary === 'Called back'))

    const { data: events } = (await app.owner.get(`/v1/events?subject=${contactId}`)).body
    assert.deepEqual(
      events.map(({ type }: { type: string }) => type),
      ['contact.tagged', 'contact.updated', 'contact.created'],
    )
    const { data: entries } = (await app.owner.get(`/v1/audit-log?actor=${token.id}`)).body
    assert.deepEqual(
      entries.map(({ action }: { action: string }) => action),
      ['createContactNote', 'upsertContact', 'upsertContact'],
    )
    assert.deepEqual(
      [entries[1].before.tags, entries[1].after.tags, entries[1].userAgent],
      [[], ['vip'], 'assistant/1'],
    )
  })

  test('show a read-only token no writing tools, and run none', async (t) => {
    const { client, call } = await connected(t, ['contacts:read'])
    const { tools } = await client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).toSorted(), [
      'find_contacts',
      'get_contact',
      'list_contact_timeline',
    ])
    const fields = { name: 'Ada' }
    await assert.rejects(
      call('upsert_contact', { key: 'externalId', value: '1', fields }),
      /upsert_contact/,
    )
  })

  test('refuse with the errors of the API: limits of plans, other organizations, bad arguments', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxContacts: 1 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const { id } = await make.contact(app)
    const { call } = await connect(t, app, await make.token(app, ['*'], { organization }))
    const upsert = (value: string) =>
      call('upsert_contact', { key: 'externalId', value, fields: { name: value } })
    fieldsOf(await upsert('one'))
    const cases: [CallToolResult, RegExp][] = [
      [await upsert('two'), /\(plan_limit_reached\)$/],
      [await call('get_contact', { contactId: id }), /\(not_found\)$/],
      [await call('add_contact_note', { contactId: id, text: 'x' }), /\(not_found\)$/],
      [await call('get_contact', { contactId: 'con' }), /contactId must be an id such as con_/],
      [
        await call('upsert_contact', { key: 'externalId', value: 'one', fields: { consent: {} } }),
        /consent cannot be set here/,
      ],
    ]
    for (const [result, said] of cases) {
      assert.equal(result.isError, true)
      assert.match(textOf(result), said)
    }
  })
})

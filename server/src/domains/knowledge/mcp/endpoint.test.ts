import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { listen } from '../../../../test/wire.ts'
import { readBuildVersion } from '../../../platform/version.ts'

const unknown = 'src_01jbts0z0ye8t9tpsz3gn7nkm8'

/** The real server on a loopback port. */
async function served(t: TestContext) {
  const app = await harness(t)
  const port = await listen(app.http)
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  return { app, url, token: (await make.token(app, ['knowledge:read'])).token as string }
}

type Era = 'auto' | 'legacy'

/** The official client, as an AI client uses it. */
async function connect(t: TestContext, url: URL, token: string, mode: Era = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.after(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as CallToolResult
  return { client, call }
}

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads; the client checks the shape
const fieldsOf = (result: CallToolResult): any => {
  assert.ok(!result.isError, textOf(result))
  return result.structuredContent
}
const textOf = ({ content: [first] }: CallToolResult): string =>
  first?.type === 'text' ? first.text : ''

async function handbook(app: Harness, name = 'Handbook') {
  const base = await make.base(app, { name, description: 'How we work' })
  const text = '# Hours\n\n## Sundays\n\nOn Sundays we open at ten. 🌞'
  const metadata = { team: 'support' }
  const source = await make.source(app, { base, name: 'Opening hours', text, metadata })
  await app.drain()
  return { base, source, text }
}

const post = (
  url: URL,
  token: string | null,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

describe('the official client', () => {
  for (const mode of ['auto', 'legacy'] as const) {
    test(`finds, cites and reads on, with the protocol ${mode}`, async (t) => {
      const { app, url, token } = await served(t)
      const { base, source, text } = await handbook(app)
      const { client, call } = await connect(t, url, token, mode)
      assert.equal(client.getNegotiatedProtocolVersion() === '2026-07-28', mode === 'auto')
      assert.match(client.getInstructions() ?? '', /Call search first/)
      const { tools } = await client.listTools()
      assert.deepEqual(tools.map(({ name }) => name).toSorted(), [
        'get_source',
        'list_bases',
        'list_sources',
        'search',
      ])
      assert.ok(tools.every(({ annotations }) => annotations?.readOnlyHint))

      const found = await call('search', { query: 'When do you open on Sundays?' })
      const [hit] = fieldsOf(found).data
      assert.deepEqual([hit.baseId, hit.sourceId], [base.id, source.id])
      assert.match(textOf(found), /^\[1\] Opening hours > Hours \(.*\)\n.*open at ten/s)
      assert.ok(textOf(found).includes(source.id))

      const read = await call('get_source', { sourceId: hit.sourceId, offset: hit.charStart })
      const { text: window, charStart, charsCount, nextOffset } = fieldsOf(read)
      assert.deepEqual([charStart, charsCount, nextOffset], [hit.charStart, text.length, null])
      assert.equal(window, text.slice(hit.charStart))
      const { data: bases } = fieldsOf(await call('list_bases'))
      assert.deepEqual([bases[0].id, bases[0].description], [base.id, 'How we work'])
      const { data: sources } = fieldsOf(
        await call('list_sources', { baseId: base.id, status: 'completed' }),
      )
      assert.deepEqual([sources.length, sources[0].name], [1, 'Opening hours'])
    })
  }
})

test('the list of tools for a model has no schemas of results and no keywords of ours', async (t) => {
  const { app, url } = await served(t)
  const { client } = await connect(t, url, (await make.token(app, ['*'])).token)
  const { tools } = await client.listTools()
  const text = JSON.stringify(tools)
  assert.doesNotMatch(text, /"x-[a-z]+":|"outputSchema"/)
  assert.ok(tools.length > 20 && text.length < 40_000, `${text.length} characters`)
  assert.equal(client.getServerVersion()?.version, readBuildVersion())
})

test('every tool says whether a client must ask before it is called', async (t) => {
  const { app, url } = await served(t)
  const { client } = await connect(t, url, (await make.token(app, ['*'])).token)
  const { tools } = await client.listTools()
  const those = (hint: 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint') =>
    tools.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name)
  for (const { name, annotations } of tools) {
    assert.deepEqual(
      Object.values(annotations ?? {}).map((value) => typeof value),
      Array(4).fill('boolean'),
      name,
    )
  }
  const reading = new Set(those('readOnlyHint'))
  const writing = tools.map(({ name }) => name).filter((name) => !reading.has(name))
  assert.deepEqual(writing.toSorted(), [
    ...['add_contact_note', 'draft_proposal', 'replay_inbound_events', 'retry_run', 'run_sync'],
    ...['send_proposal', 'test_connection', 'upsert_contact'],
  ])
  assert.deepEqual(those('destructiveHint').toSorted(), [
    ...['replay_inbound_events', 'retry_run', 'run_sync', 'send_proposal', 'upsert_contact'],
  ])
  assert.deepEqual(
    those('idempotentHint')
      .filter((name) => !reading.has(name))
      .toSorted(),
    ['replay_inbound_events', 'test_connection', 'upsert_contact'],
  )
  assert.deepEqual(those('openWorldHint').toSorted(), [
    ...['preview_sync', 'replay_inbound_events', 'retry_run', 'run_sync', 'send_proposal'],
    'test_connection',
  ])
})

describe('a tool', () => {
  test('refuses what another organization has, or what is not there, as an error a model can read', async (t) => {
    const { app, url, token } = await served(t)
    const { base, source } = await handbook(app)
    const { organization } = await make.stranger(app)
    const stranger = await make.token(app, ['knowledge:read'], { organization })
    const { call } = await connect(t, url, stranger.token)
    const calls = [
      call('list_sources', { baseId: base.id }),
      call('get_source', { sourceId: source.id }),
      call('get_source', { sourceId: unknown }),
      call('search', { query: 'Sundays', baseIds: [base.id] }),
    ]
    for (const result of await Promise.all(calls)) {
      assert.equal(result.isError, true)
      assert.match(textOf(result), /\(not_found\)$/)
      assert.doesNotMatch(JSON.stringify(result), /Opening hours|open at ten/)
    }
    assert.deepEqual(fieldsOf(await call('list_bases')).data, [])
    assert.match(textOf(await call('search', { query: 'Sundays' })), /no knowledge base yet/)
    const owner = await connect(t, url, token)
    assert.equal(fieldsOf(await owner.call('search', { query: 'Sundays' })).data.length, 1)
  })

  test('refuses arguments in the words of the API', async (t) => {
    const { app, url, token } = await served(t)
    await handbook(app)
    const { call } = await connect(t, url, token)
    const cases: [name: string, args: Record<string, unknown>, said: RegExp][] = [
      ['search', {}, /query is required\.$/],
      ['search', { query: 'x', limit: '3' }, /limit must be an integer\.$/],
      ['search', { query: 'x', baseIds: ['src_1'] }, /baseIds\.0 must be an id such as kb_/],
      ['search', { query: 'x', filter: { year: { above: 3 } } }, /\(validation_error\)$/],
      ['get_source', { sourceId: unknown, maxChars: 10 }, /maxChars must be at least 200\.$/],
      ['list_bases', { all: true }, /all is not a known field\.$/],
      ['list_bases', { cursor: 'x' }, /\(invalid_cursor\)$/],
    ]
    for (const [name, args, said] of cases) {
      const result = await call(name, args)
      assert.equal(result.isError, true, name)
      assert.match(textOf(result), said)
    }
  })

  test('reads a long source window by window, and never half a character', async (t) => {
    const { app, url, token } = await served(t)
    const base = await make.base(app)
    const text = `${'🌞'.repeat(150)}\n\n${'Rain. '.repeat(60)}`.trim()
    const { id } = await make.source(app, { base, name: 'Weather', text })
    await app.drain()
    const { call } = await connect(t, url, token)
    const windows: string[] = []
    for (let offset: number | null = 0; offset !== null; ) {
      const args = { sourceId: id, offset, maxChars: 201 }
      const { text, nextOffset, charsCount } = fieldsOf(await call('get_source', args))
      assert.ok(text.isWellFormed() && text.length <= 201)
      windows.push(text)
      offset = nextOffset
      assert.ok(windows.length <= charsCount)
    }
    assert.ok(windows.length > 2)
    assert.equal(windows.join(''), text)
    const past = fieldsOf(await call('get_source', { sourceId: id, offset: 9_999 }))
    assert.deepEqual([past.text, past.nextOffset], ['', null])
  })

  test('takes the credits of a search, and says when there are none left', async (t) => {
    const { app, url } = await served(t)
    await app.operator.put('/operator/v1/plans/tiny', { monthlyCredits: 2 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const { token } = await make.token(app, ['*'], { organization })
    await app.as({ token }).post('/v1/bases', { name: 'Empty' })
    const { call } = await connect(t, url, token)
    const answers = []
    for (let asked = 0; asked < 3; asked++) answers.push(await call('search', { query: 'hours' }))
    assert.deepEqual(
      answers.map(({ isError = false }) => isError),
      [false, false, true],
    )
    assert.match(textOf(answers[2] as CallToolResult), /\(insufficient_credits\)$/)
  })

  test('asks to name the bases when there are more than one search can look through', async (t) => {
    const { app, url, token } = await served(t)
    for (let made = 0; made < 21; made++) await make.base(app)
    const { call } = await connect(t, url, token)
    assert.match(textOf(await call('search', { query: 'hours' })), /More than 20|more than 20/)
  })
})

describe('POST /mcp', () => {
  test('401 without a valid token, and immediately after a revocation', async (t) => {
    const { app, url } = await served(t)
    const refusals = [
      [null, 401, 'missing_token'],
      ['cap_wrong', 401, 'invalid_token'],
    ] as const
    for (const [token, status, code] of refusals) {
      const answer = await post(url, token, listTools)
      const { error } = (await answer.json()) as { error: { code: string } }
      assert.deepEqual([answer.status, error.code], [status, code])
      const challenge = answer.headers.get('www-authenticate')
      assert.match(
        challenge ?? '',
        /^Bearer resource_metadata="http.*\/\.well-known\/oauth-protected-resource\/mcp"$/,
      )
    }
    const { id, token } = await make.token(app, ['knowledge:read'])
    const { client } = await connect(t, url, token)
    await client.listTools()
    await app.operator.delete(`/operator/v1/organizations/${app.organization.id}/tokens/${id}`)
    await assert.rejects(client.callTool({ name: 'list_bases' }), /revoked_token/)
    const key = await make.token(app, ['knowledge:read'])
    assert.equal((await post(url, null, listTools, { 'x-api-key': key.token })).status, 200)
  })

  test('200 shows a token the tools that its scopes allow, and runs no other', async (t) => {
    const { app, url } = await served(t)
    const { token } = await make.token(app, ['webhooks:read'])
    const { client, call } = await connect(t, url, token)
    assert.deepEqual((await client.listTools()).tools, [])
    await assert.rejects(call('list_bases'), /list_bases/)
  })

  test('429 when the token has asked too often', async (t) => {
    const { app, url } = await served(t)
    await app.operator.put('/operator/v1/plans/slow', { requestsPerMinute: 60, burst: 2 })
    const organization = await make.organization(app, { plan: 'slow' })
    const { token } = await make.token(app, ['knowledge:read'], { organization })
    const answers = []
    for (let asked = 0; asked < 3; asked++) answers.push(await post(url, token, listTools))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 429],
    )
    assert.equal(answers[2]?.headers.get('retry-after') !== null, true)
    assert.match(answers[0]?.headers.get('ratelimit') ?? '', /r=1/)
  })

  test('403 a page that the operator does not know, 422 a batch, 405 other methods', async (t) => {
    const { url, token } = await served(t)
    for (const origin of ['https://evil.example', 'null', url.origin]) {
      const answer = await post(url, token, listTools, { origin })
      assert.equal(answer.status, 403)
      assert.match(await answer.text(), /"origin_not_allowed"/)
    }
    const batch = await post(url, token, [listTools, listTools])
    assert.deepEqual([batch.status, /not a batch/.test(await batch.text())], [422, true])
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } })
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST'])
    }
    const large = { ...listTools, params: { filler: 'x'.repeat(1024 * 1024) } }
    assert.equal((await post(url, token, large)).status, 413)
    assert.equal((await post(url, token, listTools, { 'content-type': 'text/plain' })).status, 415)
  })

  test('keeps no stream open, for nothing that it offers ever changes', async (t) => {
    const { url, token } = await served(t)
    const { client } = await connect(t, url, token)
    const options = { timeout: 120_000 }
    await assert.rejects(client.listen({ toolsListChanged: true }, options), /limit reached/i)
  })
})

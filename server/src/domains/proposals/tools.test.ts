import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  type CallToolResult,
  Client,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { draftProposal, eventsAbout } from '../../../test/proposals.ts'
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

describe('the tools for proposals', () => {
  test('compute, draft, find and read a proposal as the API does', async (t) => {
    const { app, client, call } = await connected(t, ['proposals:read', 'proposals:write'])
    const { tools } = await client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).toSorted(), [
      ...['compute_totals', 'draft_proposal', 'get_proposal', 'preview_proposal'],
      ...['search_proposals', 'send_proposal'],
    ])
    const draft = {
      title: 'Relaunch',
      items: [{ name: 'Design', unitAmount: 1000, quantity: '3' }],
    }
    // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
    const fieldsOf = ({ isError, structuredContent, content }: CallToolResult): any => {
      assert.ok(!isError, JSON.stringify(content))
      return structuredContent
    }
    const computed = fieldsOf(await call('compute_totals', { draft }))
    assert.equal(computed.totals.firstTotal, 3000)
    const made = fieldsOf(await call('draft_proposal', { draft }))
    assert.deepEqual((await app.owner.get(`/v1/proposals/${made.id}`)).body, made)
    const found = fieldsOf(await call('search_proposals', { q: 'design', status: 'draft' }))
    assert.equal(found.data[0].id, made.id)
    assert.deepEqual(fieldsOf(await call('get_proposal', { proposalId: made.id })), made)
    const refused = await call('draft_proposal', { draft: { items: [{}] } })
    assert.match(JSON.stringify(refused.content), /items\.0\.unitAmount/)
  })

  test('list the fields that most drafts need, and take the others, too', async (t) => {
    const { client, call } = await connected(t, ['proposals:read', 'proposals:write'])
    const { tools } = await client.listTools()
    const listed = tools.find(({ name }) => name === 'draft_proposal')
    assert.ok(listed)
    // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
    const { draft } = listed.inputSchema.properties as any
    assert.deepEqual([draft.properties.groups, draft.additionalProperties], [undefined, undefined])
    assert.deepEqual(draft.properties.items.items.properties.group, undefined)
    assert.deepEqual(draft.properties.blocks.items.oneOf.at(-1).properties.type.enum, [
      ...['image', 'knowledge', 'page_break'],
    ])
    assert.match(listed.description ?? '', /draft has more fields.*POST \/v1\/proposals/)
    const { discount, recipients } = draft.properties
    assert.deepEqual([discount.additionalProperties, discount.required], [false, ['type']])
    assert.match(recipients.items.properties.role.description, /^A signer accepts/)
    const items = [{ name: 'Basic', unitAmount: 100, group: 'plan', selected: true }]
    const groups = [{ key: 'plan', selection: 'single' }]
    const blocks = [{ type: 'page_break' }]
    const made = await call('draft_proposal', { draft: { items, groups, blocks } })
    const { items: kept } = made.structuredContent as { items: { group: string }[] }
    assert.equal(kept[0]?.group, 'plan', JSON.stringify(made.content))
    for (const [field, refused] of [
      ['draft.items.0.grop', { items: [{ ...items[0], grop: 'plan' }] }],
      ['draft.gruops', { items, gruops: groups }],
    ] as const) {
      const { isError, content } = await call('draft_proposal', { draft: refused })
      assert.ok(isError)
      assert.match(JSON.stringify(content), new RegExp(`${field} is not a known field`))
    }
  })

  test('send what a preview has shown, and nothing else', async (t) => {
    const { app, call } = await connected(t, ['proposals:read', 'proposals:write'])
    const { id } = await draftProposal(app, { title: 'Relaunch' })
    const previewed = await call('preview_proposal', { proposalId: id })
    const { contentSha256, problems, html } = previewed.structuredContent as Record<string, string>
    assert.deepEqual(problems, [])
    assert.match(String(html), /Relaunch/)
    const sending = { proposalId: id, contentSha256, message: 'As discussed.' }
    assert.ok((await call('send_proposal', { proposalId: id })).isError)
    await app.owner.patch(`/v1/proposals/${id}`, { title: 'Another' })
    const stale = await call('send_proposal', sending)
    assert.ok(stale.isError)
    assert.match(JSON.stringify(stale.content), /changed since the preview/)
    assert.deepEqual(await eventsAbout(app, { id }), ['proposal.created', 'proposal.updated'])

    await app.owner.patch(`/v1/proposals/${id}`, { title: 'Relaunch' })
    const { structuredContent: sent, content } = await call('send_proposal', sending)
    assert.deepEqual(
      sent,
      (await app.owner.get(`/v1/proposals/${id}`)).body,
      JSON.stringify(content),
    )
    await app.drain()
    assert.match(app.mails.at(-1)?.text ?? '', /As discussed/)
  })

  test('are those that the scopes of a token allow', async (t) => {
    const { client } = await connected(t, ['proposals:read'])
    const { tools } = await client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).toSorted(), [
      'compute_totals',
      'get_proposal',
      'preview_proposal',
      'search_proposals',
    ])
  })
})

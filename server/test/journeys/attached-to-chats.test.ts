import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { make } from '../factories.ts'
import { type Harness, harness } from '../harness.ts'
import { draftProposal } from '../proposals.ts'
import { listen } from '../wire.ts'

/** The official client, as an AI client uses it. */
async function connect(
  t: TestContext,
  app: Harness,
  { scopes = ['*'], organization, mode = 'auto' }: Asked = {},
): Promise<Client> {
  const port = await listen(app.http)
  const url = new URL(`http://127.0.0.1:${port}/mcp`)
  const { token } = await make.token(app, scopes, organization ? { organization } : {})
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  t.after(() => client.close())
  return client
}

interface Asked {
  scopes?: string[]
  organization?: Awaited<ReturnType<typeof make.organization>>
  mode?: 'auto' | 'legacy'
}

/** One of each kind that can be attached. */
async function belongings(app: Harness) {
  await make.base(app, { name: 'Empty' })
  const base = await make.base(app, { name: 'Handbook' })
  const source = await make.source(app, { base, name: 'Hours', text: 'On Sundays we open at ten.' })
  await app.drain()
  const contact = await make.contact(app, { name: 'Ada Lovelace', company: 'Engines' })
  const proposal = await draftProposal(app, { title: 'Relaunch', contactId: contact.id })
  const uris = {
    source: `capstan://sources/${source.id}`,
    contact: `capstan://contacts/${contact.id}`,
    proposal: `capstan://proposals/${proposal.id}`,
  }
  return { base, contact, uris }
}

const textOf = async (client: Client, uri: string): Promise<string> => {
  const { contents } = await client.readResource({ uri })
  const [first, ...others] = contents
  assert.ok(first && 'text' in first && others.length === 0 && first.uri === uri)
  return first.text
}

/** All pages; without a cursor the client asks for one after the other itself. */
const listAll = async (client: Client) => (await client.listResources()).resources

const promptTextOf = async (client: Client, name: string, args: Record<string, string>) => {
  const { messages } = await client.getPrompt({ name, arguments: args })
  return messages.map(({ content }) =>
    content.type === 'resource' && 'text' in content.resource
      ? content.resource.text
      : content.type === 'text'
        ? content.text
        : '',
  )
}

const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => assert.fail('it is answered'),
    ({ message }) => String(message),
  )

const suggestionsFor = async (client: Client, name: string, argument: string, value: string) => {
  const asked = { ref: { type: 'ref/prompt' as const, name }, argument: { name: argument, value } }
  return (await client.complete(asked)).completion.values
}

describe('what a person attaches to a conversation', () => {
  for (const mode of ['auto', 'legacy'] as const) {
    test(`is found in the list and read as its tool reads it, with the protocol ${mode}`, async (t) => {
      const app = await harness(t)
      const { uris, contact } = await belongings(app)
      const client = await connect(t, app, { mode })
      const { resourceTemplates } = await client.listResourceTemplates()
      assert.deepEqual(resourceTemplates.map(({ uriTemplate }) => uriTemplate).toSorted(), [
        'capstan://contacts/{contactId}',
        'capstan://proposals/{proposalId}',
        'capstan://sources/{sourceId}',
      ])
      const listed = new Map((await listAll(client)).map(({ uri, name }) => [uri, name]))
      assert.equal(listed.get(uris.source), 'Hours')
      assert.equal(listed.get(uris.contact), 'Ada Lovelace')
      assert.equal(listed.get(uris.proposal), 'Relaunch')

      assert.match(
        await textOf(client, uris.source),
        /^Hours \(.*\n\nOn Sundays we open at ten\.$/s,
      )
      assert.match(await textOf(client, uris.proposal), /Relaunch/)
      const tool = await client.callTool({
        name: 'get_contact',
        arguments: { contactId: contact.id },
      })
      assert.deepEqual(tool.content, [{ type: 'text', text: await textOf(client, uris.contact) }])
    })
  }

  test('is listed page by page, each once', async (t) => {
    const app = await harness(t)
    const sources = []
    for (const base of [await make.base(app), await make.base(app)])
      sources.push(await make.source(app, { base, text: `Rain in ${base.id}` }))
    await app.drain()
    const made: string[] = []
    for (let at = 0; at < 101; at += 1) made.push((await make.contact(app)).id)
    const client = await connect(t, app)
    const first = await client.request({ method: 'resources/list', params: {} })
    assert.deepEqual([first.resources.length, typeof first.nextCursor], [100, 'string'])
    const [third] = (await client.listResources({ cursor: String(first.nextCursor) })).resources
    assert.ok(third && !first.resources.some(({ uri }) => uri === third.uri))
    const uris = (await listAll(client)).map(({ uri }) => uri)
    assert.equal(new Set(uris).size, uris.length)
    const all = [
      ...made.map((id) => `capstan://contacts/${id}`),
      ...sources.map(({ id }) => `capstan://sources/${id}`),
    ]
    assert.deepEqual(uris.toSorted(), all.toSorted())
  })

  test('is bounded, and says how to read the rest', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const source = await make.source(app, { base, text: 'Rain falls. '.repeat(10_000) })
    await app.drain()
    const client = await connect(t, app)
    const text = await textOf(client, `capstan://sources/${source.id}`)
    assert.ok(text.length < 100_000)
    assert.match(text, /characters 0 to \d+ of 1\d+; continue at offset \d+/)

    const blocks = Array.from({ length: 12 }, () => ({
      type: 'text',
      text: 'Rain. '.repeat(1_600),
    }))
    const proposal = await app.owner.post('/v1/proposals', { title: 'Rain', blocks })
    const offer = await textOf(client, `capstan://proposals/${proposal.body.id}`)
    assert.ok(offer.length < 100_200)
    assert.match(
      offer,
      /The first 100000 of \d+ characters; the tool get_proposal reads all of them\.$/,
    )
  })

  test('is never another organization’s: neither listed nor read nor suggested', async (t) => {
    const app = await harness(t)
    const { uris } = await belongings(app)
    const { organization } = await make.stranger(app)
    const client = await connect(t, app, { organization })
    const kept = (await listAll(client)).map(({ uri }) => uri)
    for (const uri of Object.values(uris)) {
      assert.ok(!kept.includes(uri), uri)
      const nobodys = uri.replace(/_.*/, '_01jbts0z0ye8t9tpsz3gn7nkm8')
      const refusal = (uri: string) => refusalOf(client.readResource({ uri }))
      assert.match(await refusal(uri), /not_found/)
      assert.equal(await refusal(uri), await refusal(nobodys))
    }
    assert.deepEqual(await suggestionsFor(client, 'prepare_meeting', 'contact', 'Ada'), [])
    assert.deepEqual(await suggestionsFor(client, 'answer_from_documents', 'base', ''), [])
    for (const contact of ['Ada Lovelace', uris.contact.split('/').at(-1) ?? '']) {
      const asked = promptTextOf(client, 'prepare_meeting', { contact })
      await assert.rejects(asked, /No contact matches|not_found/)
    }
  })

  test('needs the scope of its tool, and the refusal names it', async (t) => {
    const app = await harness(t)
    const { uris, contact } = await belongings(app)
    const client = await connect(t, app, { scopes: ['knowledge:read'] })
    const kinds = (await listAll(client)).map(({ uri }) => uri.split('/')[2])
    assert.deepEqual(new Set(kinds), new Set(['sources']))
    const { resourceTemplates } = await client.listResourceTemplates()
    assert.deepEqual(
      resourceTemplates.map(({ name }) => name),
      ['source'],
    )
    assert.deepEqual(
      (await client.listPrompts()).prompts.map(({ name }) => name),
      ['answer_from_documents'],
    )
    await textOf(client, uris.source)
    await assert.rejects(client.readResource({ uri: uris.contact }), /the scope contacts:read/)
    await assert.rejects(client.readResource({ uri: uris.proposal }), /the scope proposals:read/)
    const meeting = promptTextOf(client, 'prepare_meeting', { contact: contact.id })
    await assert.rejects(meeting, /the scope contacts:read/)
    const suggested = suggestionsFor(client, 'prepare_meeting', 'contact', 'Ada')
    await assert.rejects(suggested, /the scope contacts:read/)
    const reader = await connect(t, app, { scopes: ['contacts:read', 'proposals:read'] })
    const drafted = promptTextOf(reader, 'draft_proposal_for', { contact: contact.id, offer: 'x' })
    await assert.rejects(drafted, /the scope proposals:write/)
    const place = Buffer.from('["contact",null]').toString('base64url')
    await assert.rejects(client.listResources({ cursor: place }), /the scope contacts:read/)
  })

  test('is refused in words where the address or the cursor is wrong', async (t) => {
    const app = await harness(t)
    const client = await connect(t, app)
    for (const [uri, said] of [
      ['capstan://contacts/con_1', /contactId must be an id such as con_/],
      ['capstan://sources/con_01jbts0z0ye8t9tpsz3gn7nkm8', /not_found/],
      ['capstan://hooks/1', /not_found/],
      ['file:///etc/passwd', /not_found/],
      ['no address', /not_found/],
    ] as const)
      await assert.rejects(client.readResource({ uri }), said, uri)
    const wrong = ['x', Buffer.from('["hook",null]').toString('base64url')]
    const forged = Buffer.from('["contact","x"]').toString('base64url')
    for (const cursor of [...wrong, forged])
      await assert.rejects(client.listResources({ cursor }), /invalid_cursor/)
  })
})

describe('the prompts', () => {
  test('say what they take, and suggest what a person may mean', async (t) => {
    const app = await harness(t)
    const { base, contact } = await belongings(app)
    const client = await connect(t, app)
    const { prompts } = await client.listPrompts()
    assert.deepEqual(
      prompts.map(({ name, arguments: args = [] }) => [
        name,
        ...args.map((argument) => `${argument.name}${argument.required ? '' : '?'}`),
      ]),
      [
        ['prepare_meeting', 'contact', 'topic?'],
        ['answer_from_documents', 'question', 'base?'],
        ['draft_proposal_for', 'contact', 'offer'],
      ],
    )
    const person = `Ada Lovelace <${contact.id}>`
    assert.deepEqual(await suggestionsFor(client, 'prepare_meeting', 'contact', 'lovel'), [person])
    assert.deepEqual(await suggestionsFor(client, 'draft_proposal_for', 'contact', person), [
      person,
    ])
    assert.deepEqual(await suggestionsFor(client, 'answer_from_documents', 'base', 'hand'), [
      `Handbook <${base.id}>`,
    ])
    assert.deepEqual(await suggestionsFor(client, 'prepare_meeting', 'topic', 'x'), [])
  })

  test('carry what a model needs: the contact, its timeline, the base to search', async (t) => {
    const app = await harness(t)
    const { base, contact } = await belongings(app)
    await app.owner.post(`/v1/contacts/${contact.id}/notes`, { text: 'Wants it by May' })
    const client = await connect(t, app)
    for (const named of [contact.id, `Ada Lovelace <${contact.id}>`, 'ada lovelace', 'Lovelace']) {
      const args = { contact: named, topic: 'The launch' }
      const [attached = '', text = ''] = await promptTextOf(client, 'prepare_meeting', args)
      assert.ok(attached.includes('Engines') && attached.includes(contact.id))
      assert.match(text, /The launch\.?\n.*Wants it by May/s)
    }
    const offer = { contact: 'Ada Lovelace', offer: 'A new site for 12,000 EUR' }
    const [who = '', draft = ''] = await promptTextOf(client, 'draft_proposal_for', offer)
    assert.ok(who.includes(contact.id) && draft.includes(`contactId "${contact.id}"`))
    assert.match(draft, /Do not call send_proposal.*12,000 EUR$/s)
    const question = 'When do you open?'
    const asked = await promptTextOf(client, 'answer_from_documents', {
      question,
      base: 'Handbook',
    })
    assert.ok(asked[0]?.includes(`baseIds ["${base.id}"]`) && asked[0].endsWith(question))
    const all = await promptTextOf(client, 'answer_from_documents', { question })
    assert.doesNotMatch(all.join(), /baseIds/)
  })

  test('never guess which of two is meant, and refuse what they do not know', async (t) => {
    const app = await harness(t)
    const [first, second] = [
      await make.contact(app, { name: 'Ada Lovelace' }),
      await make.contact(app, { name: 'Ada Byron' }),
    ]
    const client = await connect(t, app)
    const refused = (args: Record<string, string>, name = 'prepare_meeting') =>
      refusalOf(promptTextOf(client, name, args))
    const words = await refused({ contact: 'Ada' })
    assert.match(words, /More than one contact matches "Ada"/)
    assert.ok(words.includes(first.id) && words.includes(second.id))
    const [attached = ''] = await promptTextOf(client, 'prepare_meeting', { contact: 'ada byron' })
    assert.ok(attached.includes(second.id))
    for (let at = 0; at < 20; at += 1) await make.contact(app, { name: `Ada Byron ${at}` })
    assert.match(await refused({ contact: 'Ada Byron' }), /More than one contact matches/)
    assert.match(await refused({ contact: 'Charles' }), /No contact matches "Charles"/)
    assert.match(await refused({}), /contact is required/)
    assert.match(await refused({ contact: ' ' }), /contact is required/)
    assert.match(await refused({ contact: second.id, mood: 'x' }), /mood is an unknown argument/)
    assert.match(await refused({ contact: 'x'.repeat(4001) }), /at most 4000 characters/)
    assert.match(await refused({}, 'sing'), /Unknown prompt sing/)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startEmbeddingService } from '../../../../test/fixtures/embedding-service.ts'
import { startSite } from '../../../../test/fixtures/site.ts'
import { filePart, formOf } from '../../../../test/form.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { eventsOf, ingestionOf, pathOf, read, runOf } from '../../../../test/ingestion.ts'
import { startRun } from './run.ts'

const text = (days: number) => ({
  type: 'text',
  name: 'policy.md',
  text: `# Policy\n\nRefunds are paid within ${days} days.`,
})

/** A base, and what puts a source into it. */
async function withBase(app: Harness, fields: object = {}) {
  const base = await make.base(app, fields)
  const path = `/v1/bases/${base.id}/sources`
  const by = (externalId: string) => `${path}/by/${encodeURIComponent(externalId)}`
  const put = (externalId: string, body: object, headers: Record<string, string> = {}) =>
    app.owner.put(by(externalId), body, headers)
  const send = (method: 'POST' | 'PUT', url: string, parts: Parameters<typeof formOf>[0]) =>
    app.owner.send({ method, url, ...formOf(parts) })
  const found = async (query: string): Promise<string> => {
    const { body } = await app.owner.post(`/v1/bases/${base.id}/search`, { query })
    return body.data.map((hit: { text: string }) => hit.text).join('\n')
  }
  const count = async (): Promise<number> =>
    (await app.owner.get(`/v1/bases/${base.id}`)).body.sourcesCount
  return { base, path, by, put, send, found, count }
}

const plain = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body })

const balanceOf = async (app: Harness) => (await app.owner.get('/v1/usage')).body.credits.balance

describe('PUT /v1/bases/{baseId}/sources/by/{externalId}', () => {
  test('201 adds a text, 200 replaces it in place, and 200 without an event for the same', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/paid', { monthlyCredits: 100 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'paid' })
    const { by, put, path, found, count } = await withBase(app)
    const first = await put('docs/Zoé.md', text(5))
    assert.deepEqual([first.status, first.body.externalId], [201, 'docs/Zoé.md'])
    assert.equal(first.headers['location'], `${path}/${first.body.id}`)
    await app.drain()
    const before = await read(app, first.body)
    const balance = await balanceOf(app)
    app.clock.advance('1h')
    const same = await put('docs/Zoe\u0301.md', text(5))
    assert.deepEqual([same.status, same.body, await balanceOf(app)], [200, before, balance])
    const edited = await put('docs/Zoé.md', text(9))
    assert.deepEqual([edited.status, edited.body.id], [200, first.body.id])
    assert.equal(edited.body.status, 'queued')
    assert.match(await found('refunds'), /5 days/)
    await app.drain()
    const after = await found('refunds')
    assert.match(after, /9 days/)
    assert.doesNotMatch(after, /5 days/)
    const shown = (await app.owner.get(by('docs/Zoé.md'))).body
    assert.deepEqual([shown.status, shown.createdAt], ['completed', before.createdAt])
    assert.equal(await count(), 1)
    const types = ['source.completed', 'source.completed', 'source.updated']
    assert.deepEqual((await eventsOf(app, shown)).types.sort(), types)
    const { data } = (await app.owner.get(`${pathOf(shown)}/runs`)).body
    assert.deepEqual(
      data.map(({ trigger }: { trigger: string }) => trigger),
      ['replace', 'add'],
    )
    const log = await app.owner.get(`/v1/audit-log?resource=${shown.id}`)
    assert.equal(log.body.data.length, 2)
  })

  test('200 changes the fields that are sent, and runs nothing for them alone', async (t) => {
    const app = await harness(t)
    const { put } = await withBase(app)
    await put('policy', { ...text(5), metadata: { team: 'a' } })
    await app.drain()
    const renamed = await put('policy', { ...text(5), name: 'Policy' })
    assert.deepEqual(
      [renamed.status, renamed.body.name, renamed.body.status, renamed.body.metadata],
      [200, 'Policy', 'completed', { team: 'a' }],
    )
    const { types } = await eventsOf(app, renamed.body)
    assert.deepEqual(types, ['source.completed', 'source.updated'])
  })

  test('201 adds a file and 200 replaces its bytes, which are read again on refresh', async (t) => {
    const app = await harness(t)
    const { by, send, found } = await withBase(app)
    const upload = (content: string) =>
      send('PUT', by('a/policy.md'), [
        filePart(content, 'policy.md'),
        { name: 'metadata', content: '{"team":"legal"}' },
      ])
    const first = await upload('Refunds are paid within 5 days.')
    assert.deepEqual([first.status, first.body.type], [201, 'file'])
    await app.drain()
    assert.deepEqual((await upload('Refunds are paid within 5 days.')).status, 200)
    const edited = await upload('Refunds are paid within 9 days.')
    assert.deepEqual([edited.status, edited.body.id], [200, first.body.id])
    assert.notEqual(edited.body.file.sha256, first.body.file.sha256)
    await app.drain()
    const parts = app.context.database.db.selectFrom('source_files').select('position')
    assert.equal((await parts.execute()).length, 1)
    assert.equal((await app.owner.post(`${pathOf(first.body)}/refresh`)).status, 200)
    await app.drain()
    assert.equal(await found('refunds'), 'Refunds are paid within 9 days.')
    const hidden = app.context.database.db.selectFrom('hidden_runs').selectAll()
    assert.deepEqual(await hidden.execute(), [])
  })

  test('200 takes another address and other headers of a page, and leaves the same alone', async (t) => {
    const app = await harness(t)
    const { put, found } = await withBase(app)
    const { url, requests } = await startSite(t, {
      '/old': plain('Refunds are paid within 5 days.'),
      '/new': plain('Refunds are paid within 9 days.'),
    })
    const page = { type: 'url', url: `${url}/old`, headers: { 'x-key': 'a' } }
    const first = await put('page', page)
    assert.equal(first.status, 201)
    await app.drain()
    assert.equal((await put('page', page)).body.status, 'completed')
    assert.equal((await put('page', { type: 'url', url: page.url })).body.status, 'completed')
    const keyed = await put('page', { ...page, headers: { 'x-key': 'b' } })
    assert.equal(keyed.body.status, 'queued')
    await app.drain()
    const moved = await put('page', { type: 'url', url: `${url}/new` })
    assert.deepEqual([moved.status, moved.body.id], [200, first.body.id])
    assert.deepEqual([moved.body.url, moved.body.name], [`${url}/new`, `${url}/new`])
    await app.drain()
    assert.match(await found('refunds'), /9 days/)
    const last = requests.filter((request) => request.url === '/new').at(-1)
    assert.equal(last?.headers['x-key'], 'b')
    const elsewhere = await put('page', { type: 'url', url: 'http://127.0.0.1:8443/new' })
    assert.equal(elsewhere.status, 200)
    const stored = app.context.database.db.selectFrom('sources').select('sealed_headers')
    assert.deepEqual(await stored.execute(), [{ sealed_headers: null }])
  })

  test('embeds only the chunks that changed', async (t) => {
    const app = await harness(t)
    const service = await startEmbeddingService(t, 8)
    await make.embeddingModel(app, { name: 'letters', url: service.url })
    const fields = { embeddingModel: 'letters', chunking: { maxTokens: 64, overlapTokens: 0 } }
    const { put } = await withBase(app, fields)
    const part = (i: number, word: string) => `# Part ${i}\n\n${`Ship ${i} ${word}. `.repeat(12)}`
    const long = (word: string) =>
      Array.from({ length: 9 }, (_, i) => part(i, i === 4 ? word : 'passes')).join('\n\n')
    const { body } = await put('ships', { type: 'text', name: 'Ships', text: long('sinks') })
    await app.drain()
    const { chunksCount } = await read(app, body)
    assert.equal(service.texts.length, chunksCount)
    await put('ships', { type: 'text', name: 'Ships', text: long('floats') })
    await app.drain()
    const { usage } = await read(app, body)
    const again = service.texts.slice(chunksCount)
    assert.ok(again.length > 0 && again.every((one) => one.includes('Ship 4 floats')), again.join())
    assert.deepEqual(
      [usage.chunksEmbedded, usage.chunksReused],
      [again.length, chunksCount - again.length],
    )
  })

  test('ends a run that reads the content from before; one that is queued reads the new one', async (t) => {
    const app = await harness(t)
    const { put, found } = await withBase(app)
    const { body } = await put('policy', text(1))
    await put('policy', text(2))
    assert.equal((await app.owner.get(`${pathOf(body)}/runs`)).body.data.length, 1)
    await startRun(ingestionOf(app), runOf(app, body))
    await put('policy', text(3))
    await app.drain()
    assert.match(await found('refunds'), /3 days/)
    const { data } = (await app.owner.get(`${pathOf(body)}/runs`)).body
    assert.deepEqual(
      data.map(({ status, failure }: { status: string; failure: { code: string } | null }) => [
        status,
        failure?.code,
      ]),
      [
        ['completed', undefined],
        ['failed', 'canceled'],
      ],
    )
  })

  test('makes one source of twenty in parallel', async (t) => {
    const app = await harness(t)
    const { put, count } = await withBase(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put('policy', text(n % 2))),
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [...Array.from({ length: 19 }, () => 200), 201])
    assert.equal(await count(), 1)
    await app.drain()
    assert.equal((await app.owner.get(pathOf(answers[0]?.body))).body.status, 'completed')
  })

  test('lets sources have the same content; an add of it is refused', async (t) => {
    const app = await harness(t)
    const { put, path } = await withBase(app)
    const [one, two] = [await put('a', text(5)), await put('b', text(5))]
    assert.deepEqual([one.status, two.status], [201, 201])
    const refused = await app.owner.post(path, text(5))
    assert.deepEqual([refused.status, refused.body.error.field], [409, 'text'])
    await put('a', text(7))
    assert.equal((await app.owner.post(path, text(7))).status, 409)
    assert.equal((await app.owner.post(path, text(5))).status, 201)
  })

  test('409 for another type, and for another address of a site', async (t) => {
    const app = await harness(t)
    const { put, by, send } = await withBase(app)
    await put('policy', text(5))
    const sitemap = { type: 'sitemap', url: 'http://127.0.0.1:8443/sitemap.xml', maxPages: 7 }
    const site = await put('site', sitemap)
    assert.equal(site.status, 201)
    await app.drain()
    assert.equal((await put('site', { ...sitemap, maxPages: 8 })).body.status, 'queued')
    for (const answer of [
      await put('policy', { type: 'url', url: 'http://127.0.0.1:8443/' }),
      await send('PUT', by('policy'), [filePart('Ropes.')]),
      await put('site', { ...sitemap, url: 'http://127.0.0.1:8443/other.xml' }),
    ]) {
      assert.deepEqual([answer.status, answer.body.error.code], [409, 'invalid_transition'])
    }
  })

  test('402 for a plan and for credits that do not suffice; the source stays as it is', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { monthlyCredits: 3, maxSources: 1 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'tiny' })
    const { put, by, send } = await withBase(app)
    const first = await put('policy', text(5))
    await app.drain()
    const poor = await put('policy', text(9))
    assert.deepEqual([poor.status, poor.body.error.code], [402, 'insufficient_credits'])
    const file = await send('PUT', by('file'), [filePart('Ropes.')])
    assert.equal(file.status, 402)
    assert.equal((await put('policy', text(5))).status, 200)
    const { status, chunksCount } = await read(app, first.body)
    assert.deepEqual([status, chunksCount], ['completed', 1])
    const parts = app.context.database.db.selectFrom('source_files').select('position')
    assert.deepEqual(await parts.execute(), [])
  })

  test('412 for another version, 422 for what the path says already', async (t) => {
    const app = await harness(t)
    const { put, by } = await withBase(app)
    await put('policy', text(5))
    await app.drain()
    const { etag = '' } = (await app.owner.get(by('policy'))).headers
    assert.equal((await put('policy', text(6), { 'if-match': '"other"' })).status, 412)
    assert.equal((await put('policy', text(6), { 'if-match': String(etag) })).status, 200)
    assert.equal((await put('policy', text(7), { 'if-match': String(etag) })).status, 412)
    for (const field of ['externalId', 'onDuplicate']) {
      const { status, body } = await put('policy', { ...text(5), [field]: 'skip' })
      assert.deepEqual([status, body.error.field], [422, field])
    }
    assert.equal((await put('x'.repeat(501), text(5))).status, 400)
    const refused = await put('page', { type: 'url', url: 'http://10.0.0.1/' })
    assert.equal(refused.body.error.code, 'target_not_allowed')
  })

  test('401, 403 and 404 for whoever may not, to add and to read', async (t) => {
    const app = await harness(t)
    const { put, by, base } = await withBase(app)
    await put('policy', text(5))
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const { client: stranger } = await make.stranger(app)
    assert.equal((await app.as(null).put(by('policy'), text(6))).status, 401)
    assert.equal((await reader.put(by('policy'), text(6))).status, 403)
    assert.equal((await reader.get(by('policy'))).status, 200)
    assert.equal((await stranger.put(by('policy'), text(6))).status, 404)
    assert.equal((await stranger.get(by('policy'))).status, 404)
    assert.equal((await app.owner.get(by('other'))).status, 404)
    const other = await make.base(app)
    assert.equal((await app.owner.get(by('policy').replace(base.id, other.id))).status, 404)
    assert.equal((await app.owner.put(by('policy').replace(base.id, 'no'), text(6))).status, 400)
  })
})

describe('the external id of a source', () => {
  test('is set by POST and PATCH, is unique in its base, and is cleared by null', async (t) => {
    const app = await harness(t)
    const { path, by } = await withBase(app)
    const first = await app.owner.post(path, { ...text(5), externalId: 'a' })
    assert.deepEqual([first.status, first.body.externalId], [201, 'a'])
    const taken = await app.owner.post(path, { ...text(6), externalId: 'a' })
    assert.deepEqual(
      [taken.status, taken.body.error.code, taken.body.error.field],
      [409, 'duplicate_resource', 'externalId'],
    )
    const again = { ...text(5), externalId: 'a', onDuplicate: 'skip' }
    assert.equal((await app.owner.post(path, again)).body.id, first.body.id)
    const second = await app.owner.post(path, text(6))
    assert.equal(second.body.externalId, null)
    const patched = await app.owner.patch(pathOf(second.body), { externalId: 'a' })
    assert.deepEqual([patched.status, patched.body.error.field], [409, 'externalId'])
    await app.owner.patch(pathOf(first.body), { externalId: null })
    assert.equal((await app.owner.get(by('a'))).status, 404)
    assert.equal((await app.owner.patch(pathOf(second.body), { externalId: 'a' })).status, 200)
    assert.equal((await app.owner.get(by('a'))).body.id, second.body.id)
    const elsewhere = await make.base(app)
    const other = await app.owner.post(`/v1/bases/${elsewhere.id}/sources`, {
      ...text(5),
      externalId: 'a',
    })
    assert.equal(other.status, 201)
  })

  test('of one in a batch is refused for that one alone', async (t) => {
    const app = await harness(t)
    const { path } = await withBase(app)
    const sources = [5, 6].map((days) => ({ ...text(days), externalId: 'a' }))
    const { body } = await app.owner.post(`${path}/batch`, { sources })
    assert.deepEqual([body.added, body.data[1].error.field], [1, 'externalId'])
  })

  test('is taken by the duplicate that a source replaces', async (t) => {
    const app = await harness(t)
    const { path } = await withBase(app)
    const { body } = await app.owner.post(path, text(5))
    const given = { ...text(5), externalId: 'a', onDuplicate: 'replace' }
    const replaced = await app.owner.post(path, given)
    assert.deepEqual([replaced.body.id, replaced.body.externalId], [body.id, 'a'])
  })
})

describe('POST /v1/bases/{baseId}/sources?match=name', () => {
  test('replaces the one text or file of that name in place, and adds one without', async (t) => {
    const app = await harness(t)
    const { path, send, found, count } = await withBase(app)
    const match = `${path}?match=name`
    const first = await app.owner.post(match, text(5))
    const file = await send('POST', match, [filePart('Ropes are coiled.', 'ropes.txt')])
    assert.deepEqual([first.status, file.status], [201, 201])
    await app.drain()
    const same = await app.owner.post(match, text(5))
    assert.deepEqual([same.body.id, same.body.status], [first.body.id, 'completed'])
    assert.equal((await app.owner.post(match, text(9))).body.id, first.body.id)
    const edited = await send('POST', match, [filePart('Ropes are cut.', 'ropes.txt')])
    assert.equal(edited.body.id, file.body.id)
    await app.drain()
    assert.match(await found('refunds'), /9 days/)
    assert.equal(await found('ropes'), 'Ropes are cut.')
    assert.equal(await count(), 2)
  })

  test('409 names those of one name, and what has the content already', async (t) => {
    const app = await harness(t)
    const { path } = await withBase(app)
    const match = `${path}?match=name`
    const ids = [(await app.owner.post(path, text(5))).body.id]
    const third = await app.owner.post(path, { ...text(9), name: 'Other' })
    const taken = await app.owner.post(match, text(9))
    assert.deepEqual([taken.status, taken.body.error.field], [409, 'text'])
    assert.ok(taken.body.error.message.includes(third.body.id))
    const copied = await app.owner.post(match, { ...text(9), onDuplicate: 'allow' })
    assert.equal(copied.body.id, ids[0])
    ids.push((await app.owner.post(path, text(7))).body.id)
    const several = await app.owner.post(match, text(8))
    assert.deepEqual(
      [several.status, several.body.error.code, several.body.error.field],
      [409, 'duplicate_resource', 'name'],
    )
    for (const id of ids) assert.ok(several.body.error.message.includes(id))
    const page = await app.owner.post(match, { type: 'url', url: 'http://127.0.0.1:8443/' })
    assert.deepEqual([page.status, page.body.error.field], [400, 'match'])
    await app.owner.post(path, { type: 'url', url: 'http://127.0.0.1:8443/', name: 'Page' })
    const other = await app.owner.post(match, { ...text(4), name: 'Page' })
    assert.deepEqual([other.status, other.body.error.code], [409, 'invalid_transition'])
  })

  test('makes one source of ten with one name in parallel', async (t) => {
    const app = await harness(t)
    const { path, count } = await withBase(app)
    const add = (_: unknown, n: number) => app.owner.post(`${path}?match=name`, text(n))
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal(await count(), 1)
  })
})

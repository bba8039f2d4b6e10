import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { BaseId, SourceId } from '../ids.ts'

const unknown = 'src_01jbts0z0ye8t9tpsz3gn7nkm8'
const unknownBase = 'kb_01jbts0z0ye8t9tpsz3gn7nkm8'

const pathOf = ({ baseId, id }: { baseId: string; id: string }): string =>
  `/v1/bases/${baseId}/sources/${id}`

const ids = (body: { data: { id: string }[] }): string[] => body.data.map(({ id }) => id)

describe('POST /v1/bases/{baseId}/sources', () => {
  test('201 returns a queued source of an address, with the fields of the specification', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const url = 'https://127.0.0.1:8443/hours?day=1'
    const given = {
      type: 'url',
      url,
      metadata: { team: 'support', year: 2026, nested: { a: [1] } },
    }
    const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, given)
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...rest } = body
    assert.match(id, /^src_[0-9a-z]{26}$/)
    assert.equal(createdAt, app.clock.now().toISOString())
    assert.equal(updatedAt, createdAt)
    assert.deepEqual(rest, {
      baseId: base.id,
      parentId: null,
      externalId: null,
      name: url,
      ...given,
      status: 'queued',
      progress: { stage: null, percent: 0, done: null, total: null, stages: {} },
      chunksCount: 0,
      embeddingModel: 'capstan-lexical-384',
      embeddingDimensions: 384,
      contentHash: null,
      encoding: null,
      refresh: null,
      nextRefreshAt: null,
      usage: null,
      lastFetchedAt: null,
      lastCheckedAt: null,
      contentChangedAt: null,
      error: null,
      failure: null,
      warnings: [],
    })
    assert.deepEqual((await app.owner.get(pathOf(body))).body, body)
  })

  test('201 returns a source of a text, which has no url', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const given = { type: 'text', name: 'Hours', text: 'We open at nine.' }
    const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, given)
    assert.equal(status, 201)
    assert.deepEqual(
      [body.name, body.type, 'url' in body, body.metadata],
      ['Hours', 'text', false, {}],
    )
    assert.equal('text' in body, false)
  })

  const url = 'https://127.0.0.1/'
  const names = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`key${i}`, i]))
  for (const [field, fault, fields] of [
    ['type', 'without a type', { url }],
    ['type', 'of an unknown type', { type: 'telepathy' }],
    ['url', 'without its url', { type: 'url' }],
    ['url', 'with a url of no scheme', { type: 'url', url: 'example.com/hours' }],
    ['url', 'with a url of another scheme', { type: 'url', url: 'ftp://example.com/' }],
    ['url', 'with credentials in the url', { type: 'url', url: 'https://me:pw@example.com/' }],
    ['url', 'with a url that is too long', { type: 'url', url: url + 'x'.repeat(2048) }],
    ['url', 'with a url that is a number', { type: 'url', url: 5 }],
    ['text', 'with text beside a url', { type: 'url', url, text: 'Both' }],
    ['text', 'without its text', { type: 'text', name: 'Hours' }],
    ['text', 'with an empty text', { type: 'text', name: 'Hours', text: '' }],
    ['name', 'with a text without a name', { type: 'text', text: 'We open at nine.' }],
    ['name', 'with an empty name', { type: 'url', url, name: '' }],
    ['colour', 'with an unknown field', { type: 'url', url, colour: 'red' }],
    ['metadata', 'with metadata that is a list', { type: 'url', url, metadata: [1] }],
    ['metadata', 'with too many names in metadata', { type: 'url', url, metadata: names }],
    ['metadata', 'with a long name', { type: 'url', url, metadata: { ['x'.repeat(61)]: 1 } }],
    ['metadata', 'with an empty name in metadata', { type: 'url', url, metadata: { '': 1 } }],
  ] as const) {
    test(`422 names the field ${field} of a source ${fault}`, async (t) => {
      const app = await harness(t)
      const base = await make.base(app)
      const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, fields)
      assert.equal(status, 422, JSON.stringify(body))
      assert.deepEqual([body.error.code, body.error.field], ['validation_error', field])
    })
  }

  for (const address of [
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://0x0a000001/',
  ]) {
    test(`422 refuses ${address}, which may not be reached`, async (t) => {
      const app = await harness(t)
      const base = await make.base(app)
      const given = { type: 'url', url: address }
      const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, given)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'target_not_allowed', 'url'],
      )
      assert.deepEqual((await app.owner.get(`/v1/bases/${base.id}/sources`)).body.data, [])
    })
  }

  test('201 once, though it is sent twice with one Idempotency-Key', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const add = () =>
      app.owner.post(
        `/v1/bases/${base.id}/sources`,
        { type: 'text', name: 'Hours', text: 'We open at nine.' },
        { 'idempotency-key': 'once' },
      )
    const [first, again] = [await add(), await add()]
    assert.deepEqual([first.status, again.status], [201, 201])
    assert.equal(again.text, first.text)
    assert.equal(again.headers['idempotency-replayed'], 'true')
    const { data } = (await app.owner.get(`/v1/bases/${base.id}/sources`)).body
    assert.equal(data.length, 1)
  })

  test('401 and 403 refuse a sender without a token or without the scope', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const given = { type: 'text', name: 'Hours', text: 'We open at nine.' }
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const { status, body } = await reader.post(`/v1/bases/${base.id}/sources`, given)
    assert.deepEqual([status, body.error.code], [403, 'insufficient_scope'])
    assert.equal((await app.as(null).post(`/v1/bases/${base.id}/sources`, given)).status, 401)
  })
})

describe('GET /v1/bases/{baseId}/sources', () => {
  test('200 walks all pages of one base, newest first', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const made: { id: string }[] = []
    for (let i = 0; i < 5; i++) made.unshift(await make.source(app, { base }))
    await make.source(app)
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const path = `/v1/bases/${base.id}/sources?limit=2${cursor && `&cursor=${cursor}`}`
      const { body } = await app.owner.get(path)
      seen.push(...ids(body))
      assert.equal(body.hasMore, body.nextCursor !== null)
      if (!body.hasMore) break
      cursor = body.nextCursor
    }
    assert.deepEqual(
      seen,
      made.map(({ id }) => id),
    )
  })

  test('200 filters by status and by type', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const text = await make.source(app, { base })
    await app.drain()
    const page = await make.source(app, { base, type: 'url', url: 'http://127.0.0.1:8443/' })
    for (const [query, found] of [
      ['status=completed', [text.id]],
      ['status=queued', [page.id]],
      ['status=failed', []],
      ['type=text', [text.id]],
      ['type=url&status=queued', [page.id]],
      ['type=text&status=queued', []],
    ] as const) {
      const { body } = await app.owner.get(`/v1/bases/${base.id}/sources?${query}`)
      assert.deepEqual(ids(body), found, query)
    }
  })

  for (const query of ['limit=0', 'limit=101', 'status=ready', 'type=telepathy']) {
    test(`400 refuses ?${query} and names the parameter`, async (t) => {
      const app = await harness(t)
      const { id } = await make.base(app)
      const { status, body } = await app.owner.get(`/v1/bases/${id}/sources?${query}`)
      assert.deepEqual([status, body.error.code], [400, 'invalid_parameter'])
      assert.equal(body.error.field, query.split('=')[0])
    })
  }

  test('400 refuses the cursor of another base or another filter', async (t) => {
    const app = await harness(t)
    const [base, other] = [await make.base(app), await make.base(app)]
    for (let i = 0; i < 2; i++) await make.source(app, { base })
    const list = `/v1/bases/${base.id}/sources`
    const { nextCursor } = (await app.owner.get(`${list}?limit=1`)).body
    for (const path of [
      `/v1/bases/${other.id}/sources?cursor=${nextCursor}`,
      `${list}?status=queued&cursor=${nextCursor}`,
    ]) {
      const { status, body } = await app.owner.get(path)
      assert.deepEqual([status, body.error.code], [400, 'invalid_cursor'])
    }
  })
})

describe('GET /v1/bases/{baseId}/sources/{sourceId}', () => {
  test('200 accepts both forms of both ids', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const [baseId, id] = [BaseId.read(source.baseId), SourceId.read(source.id)]
    for (const path of [
      pathOf(source),
      `/v1/bases/${baseId}/sources/${id}`,
      `/v1/bases/${baseId?.toUpperCase()}/sources/${source.id}`,
    ]) {
      assert.deepEqual((await app.owner.get(path)).body, source, path)
    }
  })

  test('304 while nothing has happened to it, and 200 once it is completed', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const { headers } = await app.owner.get(pathOf(source))
    const known = { 'if-none-match': String(headers['etag']) }
    assert.equal((await app.owner.get(pathOf(source), known)).status, 304)
    await app.drain()
    const { status, body } = await app.owner.get(pathOf(source), known)
    assert.deepEqual([status, body.status], [200, 'completed'])
  })

  test('400 refuses an id of another kind and names the parameter', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    for (const [field, path] of [
      ['sourceId', `/v1/bases/${source.baseId}/sources/${source.baseId}`],
      ['sourceId', `/v1/bases/${source.baseId}/sources/nonsense`],
      ['baseId', `/v1/bases/${source.id}/sources/${source.id}`],
    ]) {
      const { status, body } = await app.owner.get(String(path))
      assert.deepEqual([status, body.error.field], [400, field])
    }
  })
})

describe('PATCH /v1/bases/{baseId}/sources/{sourceId}', () => {
  test('200 keeps absent fields, replaces metadata and moves updatedAt', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { metadata: { team: 'support', year: 2026 } })
    app.clock.advance('1h')
    const { status, body } = await app.owner.patch(pathOf(source), { metadata: { team: 'sales' } })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      ...source,
      metadata: { team: 'sales' },
      updatedAt: app.clock.now().toISOString(),
    })
    assert.deepEqual((await app.owner.get(pathOf(source))).body, body)
    assert.equal((await app.owner.patch(pathOf(source), { name: 'New' })).body.name, 'New')
  })

  for (const [field, changes] of Object.entries({
    name: { name: null },
    metadata: { metadata: { ['x'.repeat(61)]: 1 } },
    url: { url: 'https://example.com/' },
    status: { status: 'completed' },
  })) {
    test(`422 refuses to change ${field} so`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.patch(pathOf(await make.source(app)), changes)
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  test('412 lets exactly one of two changes with the same ETag through', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const { headers } = await app.owner.get(pathOf(source))
    const change = (name: string) =>
      app.owner.patch(pathOf(source), { name }, { 'if-match': String(headers['etag']) })
    const statuses = (await Promise.all([change('One'), change('Two')])).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [200, 412])
  })
})

describe('DELETE /v1/bases/{baseId}/sources/{sourceId}', () => {
  test('204 tells of the deletion once, with the last state of the source', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    await app.drain()
    const last = (await app.owner.get(pathOf(source))).body
    await app.owner.delete(pathOf(source))
    await app.owner.delete(pathOf(source))
    const { data } = (await app.owner.get(`/v1/events?subject=${source.id}`)).body
    assert.deepEqual(
      data.map(({ type }: { type: string }) => type),
      ['source.deleted', 'source.completed'],
    )
    assert.deepEqual(data[0].data, last)
  })

  test('204 takes its chunks along, and the next search finds none of them', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: 'The lighthouse keeper counts ships.' })
    await app.drain()
    const search = () =>
      app.owner.post(`/v1/bases/${source.baseId}/search`, { query: 'lighthouse', mode: 'keyword' })
    assert.equal((await search()).body.data.length, 1)
    const { status, text } = await app.owner.delete(pathOf(source))
    assert.deepEqual([status, text], [204, ''])
    assert.deepEqual((await search()).body.data, [])
    assert.equal((await app.owner.delete(pathOf(source))).status, 404)
    const { limits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([limits.sources.used, limits.chunks.used], [0, 0])
  })

  test('412 refuses after the source has changed', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const { headers } = await app.owner.get(pathOf(source))
    await app.drain()
    const stale = { 'if-match': String(headers['etag']) }
    assert.equal((await app.owner.delete(pathOf(source), stale)).status, 412)
  })
})

describe('POST /v1/bases/{baseId}/sources/{sourceId}/refresh', () => {
  test('200 queues a completed source again, with its chunks still there', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    await app.drain()
    const { status, body } = await app.owner.post(`${pathOf(source)}/refresh`)
    assert.equal(status, 200)
    assert.deepEqual([body.status, body.chunksCount, body.error], ['queued', 1, null])
    const nothing = { stage: null, percent: 0, done: null, total: null, stages: {} }
    assert.deepEqual(body.progress, nothing)
    await app.drain()
    assert.equal((await app.owner.get(pathOf(source))).body.status, 'completed')
  })

  test('409 refuses one that is queued', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const { status, body } = await app.owner.post(`${pathOf(source)}/refresh`)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
    assert.equal(
      body.error.message,
      'The source is queued. Refresh it when it is completed or failed.',
    )
  })

  test('409 for all but one of five refreshes at once', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    await app.drain()
    const refresh = () => app.owner.post(`${pathOf(source)}/refresh`)
    const answers = await Promise.all(Array.from({ length: 5 }, refresh))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409])
  })
})

describe('a source that is not there', () => {
  const answersFor = async (client: Harness['owner'], path: string) => [
    await client.get(path),
    await client.patch(path, { name: 'Mine' }),
    await client.post(`${path}/refresh`),
    await client.get(`${path}/chunks`),
    await client.get(`${path}/content`),
    await client.delete(path),
  ]

  test('404 is the same for an unknown id, another base and another organization', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    await app.drain()
    const other = await make.base(app)
    const { client } = await make.stranger(app)
    const missing = await answersFor(app.owner, `/v1/bases/${source.baseId}/sources/${unknown}`)
    for (const answers of [
      missing,
      await answersFor(app.owner, `/v1/bases/${other.id}/sources/${source.id}`),
      await answersFor(app.owner, `/v1/bases/${unknownBase}/sources/${source.id}`),
      await answersFor(client, pathOf(source)),
    ]) {
      for (const [index, { status, body }] of answers.entries()) {
        assert.equal(status, 404)
        assert.deepEqual(body, missing[index]?.body)
      }
    }
    assert.equal((await app.owner.get(pathOf(source))).body.name, source.name)
  })

  test('404 for adding to and listing a base that is not there', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const { client } = await make.stranger(app)
    const given = { type: 'text', name: 'Hours', text: 'We open at nine.' }
    for (const [sender, id] of [
      [app.owner, unknownBase],
      [client, base.id],
    ] as const) {
      assert.equal((await sender.post(`/v1/bases/${id}/sources`, given)).status, 404)
      assert.equal((await sender.get(`/v1/bases/${id}/sources`)).status, 404)
    }
  })

  test('401 and 403 come before 404, on every route', async (t) => {
    const app = await harness(t)
    const path = `/v1/bases/${unknownBase}/sources/${unknown}`
    const other = app.as(await make.token(app, ['contacts:read', 'contacts:write']))
    for (const { status } of await answersFor(other, path)) assert.equal(status, 403)
    for (const { status } of await answersFor(app.as(null), path)) assert.equal(status, 401)
  })
})

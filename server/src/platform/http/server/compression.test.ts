import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

const open = { gzip: gunzipSync, br: brotliDecompressSync } as const
const long = 'An engineer of many interests. '.repeat(60)

async function setUp(t: TestContext) {
  const app = await harness(t)
  const { token } = await make.token(app, ['*'])
  const ask = (url: string, headers: Record<string, string> = {}, options: InjectOptions = {}) =>
    app.http.inject({ url, ...options, headers: { authorization: `Bearer ${token}`, ...headers } })
  const create = async (fields: object) => (await app.owner.post('/v1/contacts', fields)).body.id
  return { app, ask, create }
}

describe('an answer above 1 kB', () => {
  for (const encoding of ['gzip', 'br'] as const) {
    test(`is compressed with ${encoding} for who accepts it, and is the same`, async (t) => {
      const { ask, create } = await setUp(t)
      for (let at = 0; at < 20; at++) await create({ name: `Contact ${at}` })
      const plain = await ask('/v1/contacts')
      const small = await ask('/v1/contacts', { 'accept-encoding': encoding })
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.deepEqual([plain.headers.vary, small.headers.vary], Array(2).fill('Accept-Encoding'))
      assert.equal(small.headers['content-encoding'], encoding)
      assert.equal(small.headers['content-length'], String(small.rawPayload.length))
      assert.ok(small.rawPayload.length < plain.rawPayload.length / 4)
      assert.equal(open[encoding](small.rawPayload).toString(), plain.body)
      const head = await ask('/v1/contacts', { 'accept-encoding': encoding }, { method: 'HEAD' })
      assert.equal(head.headers['content-encoding'], encoding)
      assert.deepEqual([head.statusCode, head.body], [200, ''])
    })
  }

  test('has an ETag of its encoding, which If-None-Match and If-Match take', async (t) => {
    const { ask, create } = await setUp(t)
    const url = `/v1/contacts/${await create({ name: 'Ada', custom: { about: long } })}`
    const { etag } = (await ask(url)).headers
    const encoded = (await ask(url, { 'accept-encoding': 'gzip' })).headers.etag ?? ''
    assert.equal(encoded, String(etag).replace(/"$/, '-gzip"'))
    for (const known of [etag, encoded, `W/${encoded}`]) {
      const again = await ask(url, { 'accept-encoding': 'gzip', 'if-none-match': String(known) })
      assert.deepEqual([again.statusCode, again.body], [304, ''])
    }
    const patch = (ifMatch: string) =>
      ask(url, { 'if-match': ifMatch }, { method: 'PATCH', payload: { name: 'Grace' } })
    assert.equal((await patch(encoded)).statusCode, 200)
    assert.equal((await patch(encoded)).statusCode, 412)
  })

  test('is sent as it is to who accepts no encoding of ours', async (t) => {
    const { ask, create } = await setUp(t)
    for (let at = 0; at < 20; at++) await create({ name: `Contact ${at}` })
    for (const header of ['identity', 'gzip;q=0', 'zstd', '']) {
      const { headers } = await ask('/v1/contacts', { 'accept-encoding': header })
      assert.equal(headers['content-encoding'], undefined, header)
    }
    const { headers } = await ask('/v1/contacts', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    assert.equal(headers['content-encoding'], 'br')
  })

  test('to a POST is compressed only if that reads: what shows a new secret never is', async (t) => {
    const { ask, create } = await setUp(t)
    for (let at = 0; at < 20; at++) await create({ name: `Contact ${at}` })
    const post = (url: string, payload: object) =>
      ask(url, { 'accept-encoding': 'gzip' }, { method: 'POST', payload })
    const found = await post('/v1/contacts/search', {})
    assert.deepEqual([found.statusCode, found.headers['content-encoding']], [200, 'gzip'])
    const types: { type: string }[] = (await ask('/v1/event-types')).json().data
    const events = types.map(({ type }) => type)
    for (const [url, fields] of [
      ['/v1/webhooks', { url: 'https://127.0.0.1:9999/', events }],
      ['/v1/contacts', { name: 'Ada', custom: { about: long } }],
    ] as const) {
      const made = await post(url, fields)
      assert.equal(made.statusCode, 201, made.body)
      assert.ok(made.rawPayload.length > 1_024)
      assert.equal(made.headers['content-encoding'], undefined)
      assert.equal(made.headers.vary, undefined)
    }
  })
})

test('a small answer is sent as it is, and says nothing of encodings', async (t) => {
  const { ask, create } = await setUp(t)
  const { headers } = await ask(`/v1/contacts/${await create({ name: 'Ada' })}`, {
    'accept-encoding': 'br, gzip',
  })
  assert.deepEqual([headers['content-encoding'], headers.vary], [undefined, undefined])
  assert.doesNotMatch(String(headers.etag), /-br/)
})

describe('a file of the dashboard', () => {
  test('is sent as the build has compressed it, with an ETag of its own', async (t) => {
    const { http } = await harness(t)
    const page = (await http.inject({ url: '/' })).body
    const [, url = ''] = /src="(\/assets\/[^"]+)"/.exec(page) ?? []
    const plain = await http.inject({ url })
    const etags = new Set([plain.headers.etag])
    for (const encoding of ['gzip', 'br'] as const) {
      const headers = { 'accept-encoding': encoding }
      const small = await http.inject({ url, headers })
      assert.equal(small.headers['content-encoding'], encoding)
      assert.equal(small.headers['content-type'], plain.headers['content-type'])
      assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.match(String(small.headers.vary), /Accept-Encoding/i)
      assert.ok(small.rawPayload.length < plain.rawPayload.length / 2.5)
      assert.equal(open[encoding](small.rawPayload).toString(), plain.body)
      etags.add(small.headers.etag)
      const known = { ...headers, 'if-none-match': String(small.headers.etag) }
      assert.equal((await http.inject({ url, headers: known })).statusCode, 304)
    }
    assert.equal(etags.size, 3)
    const other = await http.inject({ url: `${url}.br` })
    assert.equal(other.statusCode, 404)
  })
})

test('the reference loads less than 1.5 MB, and nothing a second time', async (t) => {
  const { http } = await harness(t)
  let bytes = 0
  for (const url of ['/docs/api/', '/docs/api/js/scalar.js', '/v1/openapi.json']) {
    const headers = { 'accept-encoding': 'br' }
    const { headers: its, rawPayload, statusCode } = await http.inject({ url, headers })
    assert.equal(statusCode, 200, url)
    bytes += rawPayload.length
    if (url === '/docs/api/') continue
    const again = await http.inject({
      url,
      headers: { ...headers, 'if-none-match': `${its.etag}` },
    })
    assert.deepEqual([again.statusCode, again.body], [304, ''], url)
  }
  t.diagnostic(`${bytes} bytes`)
  assert.ok(bytes < 1_500_000, `${bytes} bytes`)
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const json = { 'content-type': 'application/json' }

const post = (app: Harness, payload: string | Buffer, headers: Record<string, string> = json) =>
  app.owner.send({ method: 'POST', url: '/v1/contacts', payload, headers })

const nested = (depth: number, open: string, close: string): string =>
  `{"name":"Ada","custom":{"deep":${open.repeat(depth)}1${close.repeat(depth)}}}`

describe('a body that is not JSON', () => {
  for (const [what, payload] of Object.entries({
    'half an object': '{"name":',
    'two values': '{"name":"Ada"}{}',
    'a bare word': 'name',
    'a trailing comma': '{"name":"Ada",}',
    'a control character in a text': '{"name":"A\0da"}',
    'bytes that are not UTF-8': Buffer.from([0x7b, 0xff, 0x7d]),
    'UTF-16': Buffer.from('{"name":"Ada"}', 'utf16le'),
    'half a surrogate pair in bytes': Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
    'a hundred thousand open brackets': '['.repeat(100_000),
  })) {
    test(`400 for ${what}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await post(app, payload)
      assert.deepEqual([status, body.error.code], [400, 'malformed_json'])
      assert.deepEqual((await app.owner.get('/v1/contacts')).body.data, [])
    })
  }

  test('of two equal keys the last one counts, as everywhere in JavaScript', async (t) => {
    const app = await harness(t)
    assert.equal((await post(app, '{"name":"Ada","name":"Grace"}')).body.name, 'Grace')
  })
})

describe('a key that would become the prototype', () => {
  for (const [field, payload] of Object.entries({
    __proto__: '{"name":"Ada","__proto__":{"admin":true}}',
    'custom.__proto__': '{"name":"Ada","custom":{"\\u005f_proto__":1}}',
    'custom.list.0.constructor':
      '{"name":"Ada","custom":{"list":[{"constructor":{"prototype":{"admin":true}}}]}}',
  })) {
    test(`422 names ${field}, and says to remove it`, async (t) => {
      const app = await harness(t)
      const { status, body } = await post(app, payload)
      assert.deepEqual([status, body.error.code], [422, 'validation_error'])
      assert.equal(body.error.field, field)
      assert.equal(body.error.message, `${field} is a forbidden key. Remove it.`)
      assert.deepEqual((await app.owner.get('/v1/contacts')).body.data, [])
    })
  }

  test('201 for a constructor that is none', async (t) => {
    const app = await harness(t)
    const { status, body } = await post(app, '{"name":"Ada","custom":{"constructor":"Brunel"}}')
    assert.deepEqual([status, body.custom], [201, { constructor: 'Brunel' }])
  })
})

describe('a body that could not be kept as it was sent', () => {
  for (const [field, payload] of Object.entries({
    name: '{"name":"A\\u0000da"}',
    firstName: '{"name":"Ada","firstName":"\\ud800"}',
    lastName: '{"name":"Ada","lastName":"\\uDC00\\uD800"}',
    'tags.1': '{"name":"Ada","tags":["ok","\\u0000"]}',
    custom: '{"name":"Ada","custom":{"\\u0000":1}}',
    'custom.seats': '{"name":"Ada","custom":{"seats":1e400}}',
    'custom.count': `{"name":"Ada","custom":{"count":${'9'.repeat(400)}}}`,
    'custom.least': `{"name":"Ada","custom":{"least":-1${'0'.repeat(309)}}}`,
    'custom.after.1': '{"name":"A \\"quoted\\" \\\\","custom":{"after":[0,1E+400]}}',
  })) {
    test(`422 names ${field}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await post(app, payload)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, 'validation_error', field],
      )
    })
  }

  for (const [what, payload] of Object.entries({
    arrays: nested(100_000, '[', ']'),
    objects: nested(100_000, '{"a":', '}'),
    'a few levels too many': nested(99, '[', ']'),
  })) {
    test(`422 for ${what} nested too deep, and names the bound`, async (t) => {
      const app = await harness(t)
      const { status, body } = await post(app, payload)
      assert.deepEqual([status, body.error.field], [422, 'custom'])
      assert.match(body.error.message, /100 levels/)
    })
  }

  test('201 for what only looks suspicious', async (t) => {
    const app = await harness(t)
    const custom = { text: '\\u0000 [[[{{{ 1e999', emoji: '😀', deep: JSON.parse('[[[[1e300]]]]') }
    const brackets = '['.repeat(500)
    const { status, body } = await post(
      app,
      JSON.stringify({ name: 'Ada', custom: { ...custom, brackets } }).replace(
        '😀',
        '\\ud83d\\ude00',
      ),
    )
    assert.equal(status, 201)
    assert.deepEqual(body.custom, { ...custom, brackets })
  })
})

describe('the media type of a body', () => {
  for (const type of [
    'text/plain',
    'application/xml',
    'application/json-seq',
    'application/jsonp',
    '',
  ]) {
    test(`415 for ${JSON.stringify(type)}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await post(
        app,
        '{"name":"Ada"}',
        type ? { 'content-type': type } : {},
      )
      assert.deepEqual([status, body.error.code], [415, 'unsupported_media_type'])
    })
  }

  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/merge-patch+json',
    'APPLICATION/JSON',
  ]) {
    test(`201 for ${type}`, async (t) => {
      const app = await harness(t)
      assert.equal((await post(app, '{"name":"Ada"}', { 'content-type': type })).status, 201)
    })
  }

  for (const encoding of ['gzip', 'x-gzip', 'br', 'identity, deflate']) {
    test(`415 for JSON in ${encoding}`, async (t) => {
      const app = await harness(t)
      const headers = { ...json, 'content-encoding': encoding }
      const { status, body } = await post(app, gzipSync('{"name":"Ada"}'), headers)
      assert.deepEqual([status, body.error.code], [415, 'unsupported_media_type'])
      assert.match(body.error.message, /without Content-Encoding/)
    })
  }

  test('201 where Content-Encoding names none', async (t) => {
    const app = await harness(t)
    for (const encoding of ['identity', 'utf-8']) {
      const headers = { ...json, 'content-encoding': encoding }
      assert.equal((await post(app, '{"name":"Ada"}', headers)).status, 201)
    }
  })

  test('204 for a DELETE that declares JSON and sends nothing', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const answer = await app.owner.delete(`/v1/contacts/${id}`, json)
    assert.deepEqual([answer.status, answer.text], [204, ''])
  })

  test('422 for a POST that declares JSON and sends nothing', async (t) => {
    const app = await harness(t)
    assert.equal((await post(app, '')).status, 422)
  })
})

describe('the size of a body', () => {
  const ofBytes = (bytes: number): string => {
    const empty = '{"name":"Ada"}'
    return empty + ' '.repeat(bytes - empty.length)
  }

  test('201 at 1 MiB', async (t) => {
    const app = await harness(t)
    assert.equal((await post(app, ofBytes(1024 * 1024))).status, 201)
  })

  test('413 at one byte more', async (t) => {
    const app = await harness(t)
    const { status, body } = await post(app, ofBytes(1024 * 1024 + 1))
    assert.deepEqual([status, body.error.code], [413, 'payload_too_large'])
    assert.match(body.error.message, /1 MiB/)
  })
})
